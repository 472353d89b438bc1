/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import { bonusesOf, type Bonus, type Colour, type Facts } from "./facts";
import type { Haul, Space } from "./mine";

const GROUNDS: { [mark: string]: string } = {
  ".": "dirt",
  "#": "rock",
  r: "red",
  b: "blue",
  y: "yellow",
};
const plateOf: { [mark: string]: Colour } = { r: "red", b: "blue", y: "yellow" };

export class Words {
  constructor(
    readonly speech: Speech,
    readonly facts: Facts,
  ) {}

  say(id: string, args?: { [name: string]: string | number }): string {
    return this.speech.say(id, args) ?? id;
  }

  colourLetter(colour: Colour): string {
    return this.say(`letter-${colour}`);
  }

  plateLetter(ground: string): string {
    const colour = plateOf[ground];
    return colour ? this.colourLetter(colour) : "";
  }

  mineral(kind: number): string {
    return this.speech.name("mineral", kind);
  }

  mineralLetter(kind: number): string {
    return this.say(`letter-${this.facts.minerals[kind]?.name ?? ""}`);
  }

  pilot(card: number): string {
    const face = this.facts.cards[card];
    if (!face) return "";
    const key = face.cost ? face.id.replace(/\d+$/, "") : "S";
    return this.speech.say(`pilot-${key}`) ?? face.title;
  }

  bonus({ kind, number }: Bonus): string {
    const mineral = this.facts.minerals.findIndex((each) => each.name === kind);
    return mineral >= 0 ? this.mineral(mineral) : this.say(`bonus-${kind}`, { number });
  }

  bonuses(spelled: string): string {
    return bonusesOf(spelled)
      .map((bonus) => this.bonus(bonus))
      .join(", ");
  }

  /** Everything that stands on a card. */
  card(card: number): string {
    const face = this.facts.cards[card];
    if (!face) return "";
    const parts = [
      this.say("card-icons", { number: face.icons, colour: this.say(`colour-${face.colour}`) }),
    ];
    if (face.pattern !== null)
      parts.push(this.say("card-pattern", { pattern: this.speech.name("pattern", face.pattern) }));
    if (face.drill) parts.push(this.say("card-drill", { bonus: this.bonuses(face.drill) }));
    if (face.buy) parts.push(this.say("card-buy", { bonus: this.bonuses(face.buy) }));
    if (face.cost) parts.push(this.say("card-worth", { cost: face.cost, points: face.points }));
    return `${this.pilot(card)}: ${parts.join("; ")}`;
  }

  tile(tile: number): string {
    const face = this.facts.tiles[tile];
    if (!face) return "";
    const does = face.effect
      ? this.bonuses(face.effect)
      : this.say("points", { points: face.points });
    return `${this.tileName(tile)}: ${does}`;
  }

  tileName(tile: number): string {
    return (
      this.speech.say(`tile-${(this.facts.tiles[tile]?.name ?? "").replace(/ /g, "-")}`) ??
      this.facts.tiles[tile]?.name ??
      ""
    );
  }

  majorName(major: number): string {
    const face = this.facts.majors[major];
    return (face && this.speech.say(`major-${face.id}`)) ?? face?.title ?? "";
  }

  major(major: number): string {
    const face = this.facts.majors[major];
    if (!face) return "";
    const colours = ["red", "blue", "yellow", "wild"];
    const wants = face.wants.flatMap((number, stack) =>
      number
        ? [this.say("major-wants", { number, colour: this.say(`colour-${colours[stack]}`) })]
        : [],
    );
    return `${this.majorName(major)}: ${this.say("major-goal", { wants: wants.join(", ") })}. ${this.say("points", { points: face.points })}`;
  }

  minorName(minor: number): string {
    const face = this.facts.minors[minor];
    return (face && this.speech.say(`minor-${face.id}`)) ?? face?.title ?? "";
  }

  minorGoal(minor: number): string {
    const face = this.facts.minors[minor];
    return (face && this.speech.say(`minor-${face.id}.goal`)) ?? face?.goal ?? "";
  }

  minor(minor: number): string {
    const face = this.facts.minors[minor];
    if (!face) return "";
    return `${this.minorName(minor)}: ${this.minorGoal(minor)}. ${this.say("points", { points: face.points })} ${this.say(`scope-${face.scope}`)}`;
  }

  minerals(counts: readonly number[]): string {
    return counts
      .flatMap((number, kind) =>
        number ? [this.say("some-mineral", { number, mineral: this.mineral(kind) })] : [],
      )
      .join(", ");
  }

  /** There are many spaces, and few kinds of them. */
  #known = new Map<string, string>();
  #once(key: string, say: () => string): string {
    let said = this.#known.get(key);
    if (said === undefined) this.#known.set(key, (said = say()));
    return said;
  }

  ground(mark: string): string {
    return this.#once(`ground ${mark}`, () => this.#ground(mark));
  }

  #ground(mark: string): string {
    const kind = GROUNDS[mark] ?? "dirt";
    return mark === "." || mark === "#"
      ? this.say(`ground-${kind}`)
      : this.say("ground-plate", { colour: this.say(`colour-${kind}`) });
  }

  shows(mark: string): string {
    return this.#once(`shows ${mark}`, () => this.#shows(mark));
  }

  #shows(mark: string): string {
    const kind = this.facts.minerals.findIndex((mineral) => mineral.letter === mark);
    if (kind >= 0)
      return this.say("shows-mineral", {
        mineral: this.mineral(kind),
        money: this.facts.minerals[kind]?.money ?? 0,
      });
    if (mark === "A") return this.say("shows-artifact");
    if (mark === "*") return this.say("shows-bomb");
    return /\d/.test(mark) ? this.say("shows-draw", { number: Number(mark) }) : "";
  }

  place(space: Space): string {
    return this.speech.name("space", space.cell);
  }

  /** A space for the ear: where, what it is made of, what it shows. */
  space(space: Space): string {
    if (space.dug) return `${this.place(space)}: ${this.say("ground-tunnel")}`;
    const shows = this.shows(space.shows);
    return `${this.place(space)}: ${this.ground(space.ground)}${shows ? `, ${shows}` : ""}`;
  }

  explainSpace(space: Space): string {
    if (space.dug) return this.say("about-tunnel");
    const kind = GROUNDS[space.ground] ?? "dirt";
    const plate = space.ground !== "." && space.ground !== "#";
    const shows = this.shows(space.shows);
    return `${this.ground(space.ground)}. ${this.say(plate ? "about-plate" : `about-${kind}`)}${shows ? ` ${capital(shows)}.` : ""}`;
  }

  haul(found: Haul, length: number): string {
    const parts: string[] = [];
    const minerals = this.minerals(found.minerals);
    if (minerals) parts.push(this.say("haul-minerals", { minerals, money: found.money }));
    if (found.artifacts) parts.push(this.say("haul-artifacts", { number: found.artifacts }));
    if (found.tokens) parts.push(this.say("haul-tokens", { number: found.tokens }));
    if (found.draws) parts.push(this.say("haul-draws", { number: found.draws }));
    return this.say("haul", { length, found: parts.join(", ") || this.say("haul-nothing") });
  }

  side(side: number): string {
    return this.speech.name("side", side);
  }

  sideName(side: number): string {
    const face = this.facts.boards[side];
    return (face && this.speech.say(`side-${face.name}`)) ?? face?.title ?? "";
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
