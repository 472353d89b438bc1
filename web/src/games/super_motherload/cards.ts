/** Cards being picked up from the hand. Which go together, and how far they drill, the figures say. */

import type { Drill } from "./facts";

/** The cards at these places of the hand, ascending, as an answer wants them. */
export function answerOf(hand: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => hand[place] ?? -1).sort((a, b) => a - b);
}

/** The drill that exactly these cards make, given in ascending order. */
export function drillOf(
  drills: readonly Drill[] | null,
  cards: readonly number[],
): Drill | undefined {
  return drills?.find((drill) => drill.cards.join() === cards.join());
}

/** Cards that could join those picked up: some drill has them all. Where the drills are too many
 * to be told, every card might. */
export function joining(
  hand: readonly number[],
  places: readonly number[],
  drills: readonly Drill[] | null,
): boolean[] {
  if (!drills) return hand.map(() => true);
  return hand.map((_, place) => {
    const wanted = answerOf(hand, places.includes(place) ? places : [...places, place]);
    return drills.some((drill) => holds(drill.cards, wanted));
  });
}

function holds(set: readonly number[], wanted: readonly number[]): boolean {
  const left = [...set];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
