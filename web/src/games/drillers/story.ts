/** Log lines, each with the name of whoever did it. */

import type { Speech } from "../../lib/speech";
import { who, type Seated } from "../../lib/seated";
import type { Catalogue, GameEvent } from "../../lib/wire";
import { BOT, factsOf } from "./facts";
import { Words } from "./words";

export function story(
  event: GameEvent,
  speech: Speech,
  seats: readonly Seated[],
  catalogue: Catalogue,
): string | undefined {
  const facts = factsOf(catalogue);
  const words = new Words(speech, facts);
  const number = (field: string) => Number(event[field] ?? -1);
  const doer =
    number("seat") === BOT ? { seat: words.say("the-bot"), you: "no" } : who(seats, number("seat"));
  const card = number("card") >= 0 ? words.card(number("card")) : "";
  const tell = (id: string, args: { [name: string]: string | number } = {}) =>
    speech.say(`event-${id}`, { ...doer, card, ...args });
  switch (event.is) {
    case "Played":
    case "Burned":
    case "UsedPermanent":
    case "Discarded":
    case "Repaired":
    case "Reshuffled":
      return tell(event.is);
    case "Bought":
      return tell("Bought", { price: number("price") });
    case "Drew":
      return tell(card ? "Drew-own" : "Drew");
    case "Damaged":
      return tell(`Damaged-${number("where")}`);
    case "Moved":
      return tell("Moved", { floor: words.floor(number("floor")) });
    case "Collected":
      return tell(number("floor") < 0 ? "Collected-supply" : "Collected", {
        mineral: words.mineral(number("mineral")),
        floor: words.floor(number("floor")),
      });
    case "Sold":
      return tell(number("price") < 0 ? "Sold-overflow" : "Sold", {
        mineral: words.mineral(number("mineral")),
        price: number("price"),
      });
    case "TileWon":
    case "TileExhausted":
      return tell(event.is, { tile: words.tileName(number("tile")) });
    case "RoomRevealed":
      return tell("RoomRevealed", {
        floor: words.floor(number("floor")),
        room: words.room(number("room")),
      });
    case "RoomUsed":
      return tell("RoomUsed", { room: words.room(number("room")) });
    case "MilestoneTaken":
      return tell("MilestoneTaken", { points: facts.milestones[number("milestone")]?.points ?? 0 });
    case "Upgraded":
      return tell(number("what") === 0 ? "Upgraded-cap" : "Upgraded-storage");
    case "ShopFilled":
    case "ShopRefreshed":
      return tell(event.is, { shop: words.shop(number("shop")) });
    case "TurnBegan":
      return tell("TurnBegan", { turn: number("turn") });
    case "BotFlipped":
      return tell(event["move"] ? "BotFlipped-move" : "BotFlipped", { drills: number("drills") });
    case "BotDiscarded":
      return tell("BotDiscarded", {
        cards:
          (event["cards"] as number[]).map((each) => words.card(each)).join(", ") ||
          words.say("nothing"),
      });
    case "GameOver":
      return tell("GameOver");
    default:
      return undefined;
  }
}
