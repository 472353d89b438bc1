/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import { COLOURS, type Facts } from "./generated";
import type { Haul, Space } from "./mine";

const GROUNDS: { [mark: string]: string } = {
  ".": "dirt",
  "#": "rock",
  r: "red",
  b: "blue",
  y: "yellow",
};
export type Colour = (typeof COLOURS)[number];
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
    return this.speech.name("card", card);
  }

  /** Everything that stands on a card. */
  card(card: number): string {
    return this.#whole("card", card);
  }

  tile(tile: number): string {
    return this.#whole("tile", tile);
  }

  tileName(tile: number): string {
    return this.speech.name("tile", tile);
  }

  majorName(major: number): string {
    return this.speech.name("major", major);
  }

  major(major: number): string {
    return this.#whole("major", major);
  }

  minorName(minor: number): string {
    return this.speech.name("minor", minor);
  }

  minorGoal(minor: number): string {
    const face = this.facts.minors[minor];
    return face ? this.speech.phrase(face.goal) : "";
  }

  minor(minor: number): string {
    return this.#whole("minor", minor);
  }

  #whole(of: string, value: number): string {
    return value < 0 ? "" : `${this.speech.name(of, value)}: ${this.speech.about(of, value)}`;
  }

  minerals(counts: readonly number[]): string {
    return this.speech.counts("mineral", counts);
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
    return this.speech.name("side-name", side);
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
