/** The seats as this screen speaks of them: whoever looks is "you". */

import type { SeatInfo } from "./wire";

export interface Seated extends SeatInfo {
  /** The one who looks at this screen. */
  you: boolean;
}

/** `nameless` says what to call a seat that nobody has taken yet. */
export function seated(
  seats: readonly SeatInfo[],
  looking: number | null,
  nameless: (seat: number) => string,
): Seated[] {
  return seats.map((seat, at) => ({
    ...seat,
    name: seat.name || nameless(at),
    you: at === looking,
  }));
}

/** A seat as arguments of a text: `$seat` is the name, `$you` is "yes" or "no". */
export function who(seats: readonly Seated[], seat: number): { seat: string; you: string } {
  const found = seats[seat];
  return { seat: found?.name ?? String(seat + 1), you: found?.you ? "yes" : "no" };
}
