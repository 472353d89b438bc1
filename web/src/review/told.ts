/** A review in figures that people read. Pure. */

import type { Line } from "../lib/chart";
import type { Moment, Review } from "../lib/wire";

export const MOST_MISTAKES = 8;

/** "+11", "−6", "±0": in per cent, with a true minus sign. */
export function signed(chance: number): string {
  const whole = Math.round(100 * chance);
  return whole === 0 ? "±0" : `${whole > 0 ? "+" : "−"}${Math.abs(whole)}`;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The chances of all seats before the first answer and after each, in per cent. */
export function chanceLines({ start, moments }: Review): Line[] {
  return start.map((chance, seat) => ({
    seat,
    values: [chance, ...moments.map(({ chances }) => chances[seat] ?? 0)].map((each) => each * 100),
  }));
}

/** What gave away most, worst first. */
export function mistakes({ mistakes: steps, moments }: Review): Moment[] {
  return steps.flatMap((step) => moments[step] ?? []).slice(0, MOST_MISTAKES);
}
