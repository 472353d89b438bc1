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

  /** Where a tunnel runs. */
  cells(cells: readonly number[]): string {
    const [first, last] = [cells[0] ?? 0, cells.at(-1) ?? 0];
    const place = (cell: number) => this.speech.name("space", cell);
    if (cells.length > 1 && this.#straight(cells))
      return this.say("cells-from-to", { first: place(first), last: place(last) });
    return cells.map(place).join(", ");
  }

  #straight(cells: readonly number[]): boolean {
    const step = (cells[1] ?? 0) - (cells[0] ?? 0);
    return cells.every((cell, at) => at === 0 || cell - (cells[at - 1] ?? 0) === step);
  }

  /** A space for the ear: where, what it is made of, what it shows, whether it can be dug. */
  space(space: Space, may = false): string {
    const shows = space.dug ? "" : this.shows(space.shows);
    const is = space.dug ? this.say("ground-tunnel") : this.ground(space.ground);
    const parts = [is, shows, may ? this.say("may-dig") : ""].filter(Boolean);
    return `${this.place(space)}: ${parts.join(", ")}`;
  }

  explainSpace(space: Space): string {
    if (space.dug) return this.say("about-tunnel");
    const kind = GROUNDS[space.ground] ?? "dirt";
    const plate = space.ground !== "." && space.ground !== "#";
    const shows = this.shows(space.shows);
    return `${this.ground(space.ground)}. ${this.say(plate ? "about-plate" : `about-${kind}`)}${shows ? ` ${capital(shows)}.` : ""}`;
  }

  /** What a tunnel brings, in a sentence. */
  haul(found: Haul, length: number): string {
    const minerals = this.minerals(found.minerals);
    const first = minerals && this.say("haul-minerals", { minerals, money: found.money });
    return this.say("haul", { length, found: this.#found(first, found) });
  }

  /** The same beside pictures of the minerals. */
  gains(found: Haul): string {
    return this.#found(found.money ? this.say("haul-money", { money: found.money }) : "", found);
  }

  #found(first: string, { artifacts, tokens, draws }: Haul): string {
    const parts = [
      first,
      artifacts ? this.say("haul-artifacts", { number: artifacts }) : "",
      tokens ? this.say("haul-tokens", { number: tokens }) : "",
      draws ? this.say("haul-draws", { number: draws }) : "",
    ];
    return parts.filter(Boolean).join(", ") || this.say("haul-nothing");
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
