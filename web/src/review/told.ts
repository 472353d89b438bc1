/** A review in figures that people read. Pure. */

import type { Line } from "../lib/chart";
import type { PlayerReview, Review } from "../lib/wire";

/** "+11", "−6", "±0": in per cent, with a true minus sign. */
export function signed(chance: number): string {
  const whole = Math.round(100 * chance);
  return whole === 0 ? "±0" : `${whole > 0 ? "+" : "−"}${Math.abs(whole)}`;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The chances of all seats before the first answer and after each, in per cent. What a turn is
 * worth is known at its end: within it the line runs straight there. */
export function chanceLines({ start, moments }: Review): Line[] {
  const ends = moments.flatMap(({ turn }, at) => {
    const next = moments[at + 1];
    return next === undefined || turn === null || next.turn !== turn ? [at + 1] : [];
  });
  return start.map((chance, seat) => {
    const values = [100 * chance];
    for (const end of ends) {
      const from = values.length - 1;
      const was = values[from] ?? 0;
      const is = 100 * (moments[end - 1]?.chances[seat] ?? 0);
      for (let at = from + 1; at <= end; at += 1)
        values.push(chanceAt(was, is, (at - from) / (end - from)));
    }
    return { seat, values };
  });
}

/** Between two chances: the last bit of a sum must not make it less than none. */
const chanceAt = (was: number, is: number, part: number): number =>
  Math.min(100, Math.max(0, was + (is - was) * part));

/** What all choices together have brought a seat: its own, and those of the others. */
export const netPlayed = ({ played, others }: PlayerReview): number => played + others;
