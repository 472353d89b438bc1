/** What luck decides in an answer: asked of the server, once for each answer of a position. */

import type { Answer, OddsIn, OddsMessage } from "./wire";

export type Chance = Pick<OddsMessage, "chance" | "settled" | "lines">;
export const NO_GAMBLE: Chance = { chance: null, settled: true, lines: [] };

/** The same in words for a board: the chance that it comes out well, where one number says that, and sentences, the
 * most important first; none where it decides nothing. */
export interface Weighed {
  chance: number | null;
  lines: string[];
}
export const NO_LUCK: Weighed = { chance: null, lines: [] };

export class Chances {
  readonly #known = new Map<string, Promise<Chance>>();
  readonly #asked = new Map<string, (told: Chance) => void>();

  constructor(
    readonly send: (message: OddsIn) => void,
    readonly id: () => string,
  ) {}

  of(seat: number, key: string, answer: Answer): Promise<Chance> {
    const what = JSON.stringify([seat, key, answer]);
    const known = this.#known.get(what);
    if (known) return known;
    const id = this.id();
    const told = new Promise<Chance>((resolve) => this.#asked.set(id, resolve));
    this.#known.set(what, told);
    this.send({ type: "odds", id, seat, key, answer });
    return told;
  }

  /** Whether it was ours: an answer to us, or that there is none. */
  heard(id: string | null, told: Chance = NO_GAMBLE): boolean {
    const resolve = id === null ? undefined : this.#asked.get(id);
    if (id === null || !resolve) return false;
    this.#asked.delete(id);
    resolve(told);
    return true;
  }

  /** Another position, or nobody answers any more. */
  forget(): void {
    for (const id of [...this.#asked.keys()]) this.heard(id);
    this.#known.clear();
  }
}
