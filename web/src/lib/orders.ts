/** Standing orders: what one is asked in reaction windows. */

import type { Catalogue, OpenDecision, OrdersMessage, Passing } from "./wire";

export type Orders = Pick<OrdersMessage, "every" | "things">;
export type Rule = Orders["things"][string];

/** As long as nothing else was said: asked wherever something can be used. */
export const USUAL: Orders = { every: false, things: {} };

export interface Reactions {
  of: string;
  things: number[];
}

/** What can be used in the windows of a game; nothing in games that have none. */
export function reactionsOf(catalogue: Catalogue): Reactions {
  return (catalogue["reactions"] as Reactions | undefined) ?? { of: "", things: [] };
}

/** The questions that somebody must answer: the others are let pass by orders. */
export function toAnswer<T extends OpenDecision>(
  open: readonly T[],
  passing: readonly Passing[],
): T[] {
  return open.filter(
    (asked) => !passing.some((pass) => pass.seat === asked.seat && pass.key === asked.key),
  );
}
