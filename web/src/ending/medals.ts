/** What players are remembered for, besides points: read off all that was told. Pure. */

import type { Catalogue, GameEvent } from "../lib/wire";

export interface Medal {
  /** Its name is `medal-ID` of the game's words, what it is for `medal-ID-what`. */
  id: string;
  seat: number;
  number: number;
}

/** A game's medals, the finest first. */
export type Medals = (
  told: readonly { step: number; event: GameEvent }[],
  catalogue: Catalogue,
) => Medal[];

/** What each seat has done, by medal: the sum of it, or the most at once. */
export class Deeds {
  readonly #deeds = new Map<string, Map<number, number>>();

  adds(id: string, seat: number, number = 1): void {
    const seats = this.#of(id);
    seats.set(seat, (seats.get(seat) ?? 0) + number);
  }

  reaches(id: string, seat: number, number: number): void {
    const seats = this.#of(id);
    seats.set(seat, Math.max(seats.get(seat) ?? 0, number));
  }

  /** A medal is for who did more than anybody else, and at least so much. */
  medals(least: readonly (readonly [id: string, least: number])[]): Medal[] {
    return least.flatMap(([id, from]) => {
      const ranked = [...this.#of(id)].sort(([, a], [, b]) => b - a);
      const [first, second] = ranked;
      if (!first || first[1] < from || first[1] === second?.[1]) return [];
      return [{ id, seat: first[0], number: first[1] }];
    });
  }

  #of(id: string): Map<number, number> {
    let seats = this.#deeds.get(id);
    if (!seats) this.#deeds.set(id, (seats = new Map()));
    return seats;
  }
}

/** So many of them; as many players as possible get one. */
export function awarded(medals: readonly Medal[], most: number): Medal[] {
  const seats = new Set<number>();
  const first = medals.filter(({ seat }) => !seats.has(seat) && seats.add(seat));
  const chosen = [...new Set([...first, ...medals])].slice(0, most);
  return medals.filter((medal) => chosen.includes(medal));
}
