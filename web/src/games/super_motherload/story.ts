/** Log lines whose words need more than the event's fields. */

import type { Speech } from "../../lib/speech";
import { who, type Seated } from "../../lib/seated";
import type { Catalogue, GameEvent } from "../../lib/wire";
import { factsOf } from "./facts";
import { Words } from "./words";

export function story(
  event: GameEvent,
  speech: Speech,
  seats: readonly Seated[],
  catalogue: Catalogue,
): string | undefined {
  const facts = factsOf(catalogue);
  const words = new Words(speech, facts);
  const doer = typeof event["seat"] === "number" ? who(seats, event["seat"]) : {};
  const number = (field: string) => Number(event[field] ?? -1);
  const tell = (id: string, args: { [name: string]: string | number } = {}) =>
    speech.say(`event-${id}`, { ...doer, ...args });
  const cards = (field: string) =>
    Array.isArray(event[field])
      ? (event[field] as number[]).map((card) => words.pilot(card)).join(", ")
      : "";
  const dealt = () => (number("dealt") < 0 ? "" : words.minorName(number("dealt")));
  switch (event.is) {
    case "ActionBegan":
      if (event["action"] === "draw") return ""; // the cards drawn are told anyway
      return tell(`ActionBegan-${String(event["action"])}`, { cards: cards("cards") });
    case "Drew": {
      const drawn = event["cards"];
      if (Array.isArray(drawn))
        return tell("Drew-own", { cards: cards("cards"), count: drawn.length });
      const count = drawn && typeof drawn === "object" ? Number(drawn["hidden"]) : 0;
      return tell("Drew-count", { count });
    }
    case "Discarded":
      return tell("Discarded", { cards: cards("cards") });
    case "TunnelDug":
      return tell("TunnelDug", {
        length: Array.isArray(event["cells"]) ? event["cells"].length : 0,
      });
    case "TileFound":
      return "tile" in event
        ? tell("TileFound-own", { tile: words.tile(number("tile")) })
        : tell("TileFound");
    case "TileUsed":
      return tell("TileUsed", { tile: words.tile(number("tile")) });
    case "MineralsPut": {
      const minerals = words.minerals(event["minerals"] as number[]);
      if (number("stack") < 0) return tell("MineralsPut-lost", { minerals });
      return tell("MineralsPut", { minerals, stack: speech.name("stack", number("stack")) });
    }
    case "CardBought":
      return tell(event["to_hand"] ? "CardBought-hand" : "CardBought", {
        card: words.pilot(number("card")),
        paid: number("paid"),
        points: facts.cards[number("card")]?.points ?? 0,
      });
    case "BonusUsed":
      return tell(`BonusUsed-${String(event["when"])}`, {
        bonus: words.bonuses(String(event["bonus"])),
      });
    case "BonusLost":
      return tell("BonusLost", { bonus: words.bonuses(String(event["bonus"])) });
    case "BoardJoined":
      return tell("BoardJoined", { side: words.side(number("side")) });
    case "MajorTaken":
      return tell("MajorTaken", { major: words.major(number("major")) });
    case "MinorTaken":
      return tell(dealt() ? "MinorTaken" : "MinorTaken-last", {
        minor: words.minor(number("minor")),
        dealt: dealt(),
      });
    case "MinorCycled":
      return tell("MinorCycled", { minor: words.minorName(number("minor")), dealt: dealt() });
    case "GameEnded":
      return tell(event["dug_out"] ? "GameEnded" : "GameEnded-quiet");
    case "TurnBegan":
    case "Shuffled":
    case "TokenGained":
    case "ActionGained":
      return tell(event.is, { number: number("number") });
    default:
      return undefined;
  }
}
