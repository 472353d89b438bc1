/** Log lines, each in the words of the reader. */

import type { Speech } from "../../lib/speech";
import type { Seated } from "../../lib/seated";
import type { Catalogue, GameEvent } from "../../lib/wire";
import { FIGHT_ROCKS, factsOf, type Facts } from "./facts";
import { Hexes } from "./hex";
import { Words, capital } from "./words";

let grid: { facts: Facts; hexes: Hexes } | null = null;
/** The board's geometry, worked out once for a catalogue. */
function hexesOf(facts: Facts): Hexes {
  if (grid?.facts !== facts)
    grid = { facts, hexes: new Hexes(facts.board.radius, facts.board.spaces) };
  return grid.hexes;
}

export function story(
  event: GameEvent,
  speech: Speech,
  seats: readonly Seated[],
  catalogue: Catalogue,
): string | undefined {
  const facts = factsOf(catalogue);
  const words = new Words(speech, facts, hexesOf(facts), seats);
  const number = (field: string) => (typeof event[field] === "number" ? event[field] : -1);
  const list = (field: string) => (Array.isArray(event[field]) ? (event[field] as number[]) : []);
  const units = (field: string) =>
    list(field)
      .map((unit) => words.unit(unit))
      .join(", ");
  const unit = () => words.unit(number("unit"));
  const tell = (id: string, args: { [name: string]: string | number } = {}) => {
    const said = speech.say(`event-${id}`, {
      seat: number("seat") >= 0 ? words.owner(number("seat")) : "",
      ...args,
    });
    return said === undefined ? undefined : capital(said);
  };
  switch (event.is) {
    case "StartRolled":
      return tell("StartRolled", {
        numbers: list("numbers")
          .map((shown, seat) => `${words.owner(seat)} ${shown || "–"}`)
          .join(", "),
      });
    case "TurnBegan":
      return tell("TurnBegan", { round: number("round"), name: words.owner(number("seat")) });
    case "Placed":
    case "Warped":
      return tell(event.is, { unit: unit(), space: words.space(number("space")) });
    case "Moved":
      return tell("Moved", {
        unit: unit(),
        space: words.space(list("path").at(-1) ?? 0),
        steps: list("path").length,
      });
    case "EnergySet":
      return tell("EnergySet", {
        rows: list("rows")
          .map((units, row) => `${words.row(row)} ${units}`)
          .join(", "),
      });
    case "Attacked":
      return number("kind") === FIGHT_ROCKS
        ? tell("Attacked-rocks", { unit: words.unit(number("defender")) })
        : tell("Attacked", { units: units("attackers"), target: words.unit(number("defender")) });
    case "PlanetAttacked":
      return tell("PlanetAttacked", {
        units: units("attackers"),
        planet: words.planet(number("planet")),
      });
    case "Threw":
      return tell("Threw", {
        who:
          number("unit") >= 0
            ? unit()
            : number("seat") >= 0
              ? words.owner(number("seat"))
              : words.say("asteroids"),
        shown: number("shown"),
        sides: number("sides"),
      });
    case "Compared":
      return tell("Compared", {
        attacker: number("attacker"),
        defender: number("defender"),
        winner: ["attacker", "defender"][number("winner")] ?? "nobody",
      });
    case "Damaged":
      return tell("Damaged", { unit: unit(), shield: number("shield"), hull: number("hull") });
    case "BeamLit":
    case "Destroyed":
    case "Saved":
    case "Evaded":
    case "Scrapped":
      return tell(event.is, { unit: unit() });
    case "GasSpent":
      return tell("GasSpent", { number: number("amount") });
    case "Captured":
      return (
        tell(`Captured-${String(event["how"])}`, { planet: words.planet(number("planet")) }) ??
        tell("Captured-attack", { planet: words.planet(number("planet")) })
      );
    case "Held":
      return tell("Held", {
        planet: words.planet(number("planet")),
        total: number("total"),
        defence: number("defence"),
      });
    case "Gained":
      return tell("Gained", {
        goods: words.goods({
          minerals: number("minerals"),
          gas: number("gas"),
          influence: number("influence"),
        }),
        why: words.say(`why-${String(event["why"])}`),
      });
    case "Played":
    case "Cancelled":
      return tell(event.is, { card: words.card(number("card")) });
    case "Aimed":
      return "";
    case "Sold":
      return tell("Sold", {
        cards: list("cards")
          .map((card) => words.card(card))
          .join(", "),
      });
    case "Researched":
      return tell("Researched", { technology: words.tech(number("technology")) });
    case "Used":
      return tell("Used", { unit: unit(), technology: words.tech(number("technology")) });
    case "Vetoed":
      return tell("Vetoed", { by: words.owner(number("by")), name: words.owner(number("seat")) });
    case "Explored":
      return tell("Explored", {
        planet: words.planet(number("planet")),
        artifact: words.artifact(number("artifact")),
      });
    case "Built":
      return tell("Built", {
        planet: words.planet(number("planet")),
        development: words.development(number("development")),
      });
    case "MarketDealt":
      return tell("MarketDealt", {
        developments: list("developments")
          .map((title) => words.development(title))
          .join(", "),
      });
    case "InfluenceRemoved":
      return tell("InfluenceRemoved", {
        name: words.owner(number("victim")),
        number: number("amount"),
      });
    case "PlanetRemoved":
      return tell("PlanetRemoved", { planet: words.planet(number("planet")) });
    case "Eliminated":
      return tell(event["conceded"] ? "Eliminated-conceded" : "Eliminated", {
        name: words.owner(number("seat")),
      });
    case "Ended":
      return tell(list("winners").length > 0 ? "Ended" : "Ended-nobody", {
        names: list("winners")
          .map((owner) => words.owner(owner))
          .join(", "),
      });
    case "Drew":
      return number("card") >= 0
        ? tell("Drew-own", { card: words.card(number("card")) })
        : tell("Drew");
    case "Stole":
      return tell(number("card") >= 0 ? "Stole-own" : "Stole", {
        thief: words.owner(number("thief")),
        victim: words.owner(number("victim")),
        card: number("card") >= 0 ? words.card(number("card")) : "",
      });
    default:
      return undefined;
  }
}
