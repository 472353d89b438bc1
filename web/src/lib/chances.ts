/** What luck decides in an answer, and what others could strike: asked of the server. */

import type { OddsMessage } from "./wire";

export type Chance = Pick<OddsMessage, "chance" | "settled" | "lines">;
export const NO_GAMBLE: Chance = { chance: null, settled: true, lines: [] };

/** Whether somebody must be asked before it is done: luck may go against it, and they have not agreed
 * to this chance, as it is written in per cent, or to a worse one. */
export function mustAsk(chance: number | null, agreed: number | null): boolean {
  if (chance === null || chance === 1) return false;
  return agreed === null || Math.round(100 * chance) < Math.round(100 * agreed);
}

/** The same in words for a board: the chance that it comes out well, where one number says that, and sentences, the
 * most important first; none where it decides nothing. */
export interface Weighed {
  chance: number | null;
  lines: string[];
}
export const NO_LUCK: Weighed = { chance: null, lines: [] };

/** Questions about a position that change nothing, each asked of the server once. */
export class Questions<Told> {
  readonly #known = new Map<string, Promise<Told>>();
  readonly #asked = new Map<string, (told: Told) => void>();

  constructor(
    /** What is taken for the answer where there is none. */
    readonly none: Told,
    readonly id: () => string,
  ) {}

  of(what: string, ask: (id: string) => void): Promise<Told> {
    const known = this.#known.get(what);
    if (known) return known;
    const id = this.id();
    const told = new Promise<Told>((resolve) => this.#asked.set(id, resolve));
    this.#known.set(what, told);
    ask(id);
    return told;
  }

  /** Whether it was ours: an answer to us, or that there is none. */
  heard(id: string | null, told: Told = this.none): boolean {
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
