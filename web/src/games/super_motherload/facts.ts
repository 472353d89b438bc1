/** The catalogue and a view of this game, and what is read off them. */

import type { Catalogue, Decision, Fields, GameEvent, View } from "../../lib/wire";
import type { Event, Facts, Figures, Hidden, Key, Player, SuperMotherloadState } from "./generated";

export * from "./generated";
/** An open decision of this game. */
export type Asked = Decision & { key: Key };
export const askedOf = (decisions: readonly Decision[]) => decisions as Asked[];
export type MineState = SuperMotherloadState;
export type Pile = number[] | Hidden;

export function factsOf(catalogue: Catalogue): Facts {
  return catalogue as unknown as Facts;
}

export function figuresOf(figures: Fields): Figures {
  return figures as unknown as Figures;
}

export function eventsOf(events: readonly GameEvent[]): Event[] {
  return events as unknown as Event[];
}

export function mineOf(view: View): MineState {
  return view.state as unknown as MineState;
}

export function size(pile: Pile): number {
  return Array.isArray(pile) ? pile.length : pile.hidden;
}

/** What can be seen of a pile. */
export function shown(pile: Pile): number[] {
  return Array.isArray(pile) ? pile : [];
}

/** A row of the six minerals that lie on one stack. */
export function onStack(player: Player, stack: number, kinds: number): number[] {
  return player.minerals.slice(stack * kinds, (stack + 1) * kinds);
}

/** The card that can be bought next from a stack, -1 if all are. */
export function topCard(facts: Facts, player: Player, stack: number): number {
  return facts.decks[player.deck]?.stacks[stack]?.[player.bought[stack] ?? 0] ?? -1;
}

/** How many cards of a stack are still for sale. */
export function leftOn(facts: Facts, player: Player, stack: number): number {
  const cards = facts.decks[player.deck]?.stacks[stack] ?? [];
  return cards.length - (player.bought[stack] ?? 0);
}

export function boughtCards(facts: Facts, player: Player): number[] {
  const stacks = facts.decks[player.deck]?.stacks ?? [];
  return stacks.flatMap((cards, stack) => cards.slice(0, player.bought[stack] ?? 0));
}

/** The minerals that wait for a stack now, by kind. */
export function oreOf(facts: Facts, mine: MineState): number[] {
  const step = mine.stack.at(-1);
  if (!step) return [];
  if ("kind" in step) return facts.minerals.map((_, kind) => (kind === step.kind ? 1 : 0));
  if (!("minerals" in step)) return [];
  if (!step.split) return step.minerals;
  const first = step.minerals.findIndex((number) => number > 0);
  return step.minerals.map((_, kind) => (kind === first ? 1 : 0));
}
