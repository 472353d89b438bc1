/** Cards being picked up from the hand. What is legal, the choice says. */

import type { Facts } from "./facts";

/** The cards at these places of the hand, ascending, as an answer wants them. */
export function answerOf(hand: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => hand[place] ?? -1).sort((a, b) => a - b);
}

/** How long a line of these cards would be. */
export function lengthOf(facts: Facts, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (facts.cards[card]?.icons ?? 0), 0);
}

/** Cards that could join those picked up: some legal set holds them all. Without a list of
 * sets, every card might. */
export function joining(
  hand: readonly number[],
  places: readonly number[],
  sets: readonly number[][] | null | undefined,
): boolean[] {
  if (!sets) return hand.map(() => true);
  return hand.map((_, place) => {
    const wanted = answerOf(hand, places.includes(place) ? places : [...places, place]);
    return sets.some((set) => holds(set, wanted));
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
