/** Pure helpers of the widgets. None of them knows a rule: what is legal, the server says. */

import type { Answer, Decision, OpenDecision, Placement, View } from "./wire";

export function same(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An ascending list with the value put in, or taken out if it was there. */
export function toggled(values: readonly number[], value: number): number[] {
  return values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value].sort((a, b) => a - b);
}

/** The positions of these values among the options, where equal options (two cards alike) are
 * each used once. */
export function positionsOf(values: readonly number[], options: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values) {
    const at = options.findIndex((option, place) => option === value && !found.includes(place));
    if (at >= 0) found.push(at);
  }
  return found;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The decisions that a seat is asked and this screen may answer. */
export function decisionsOf(view: View, seat: number | null): Decision[] {
  return view.open.filter((open): open is Decision => open.seat === seat && !!open.choice);
}

/** The seats that are asked, ascending. */
export function askedSeats(open: readonly OpenDecision[]): number[] {
  return [...new Set(open.map((decision) => decision.seat))].sort((a, b) => a - b);
}

/** The placements that cover all of these cells. */
export function covering(placements: readonly Placement[], cells: readonly number[]): Placement[] {
  return placements.filter((placement) => cells.every((cell) => placement.cells.includes(cell)));
}

/** Every cell that one of the placements covers, ascending. */
export function cellsOf(placements: readonly Placement[]): number[] {
  return [...new Set(placements.flatMap((placement) => placement.cells))].sort((a, b) => a - b);
}

/** Whom to pass the screen to: nobody while the one who looks is asked or nobody else here is. */
export function nextAtScreen(
  open: readonly OpenDecision[],
  here: readonly number[],
  looking: number | null,
): number | null {
  const asked = askedSeats(open).filter((seat) => here.includes(seat));
  if (asked.length === 0 || (looking !== null && asked.includes(looking))) return null;
  return asked[0] ?? null;
}
