/** The catalogue and a view of this game, and what is read off them. */

import type { Catalogue, Decision, Fields, View } from "../../lib/wire";
import type { DrillersState, Facts, Figures, Hidden, Key } from "./generated";

export * from "./generated";
/** An open decision of this game. */
export type Asked = Decision & { key: Key };
export const askedOf = (decisions: readonly Decision[]) => decisions as Asked[];
export type Mine = DrillersState;
export type Player = DrillersState["players"][number];
export type Pile = number[] | (Hidden & { top?: number });
export const FLOORS = 7;
export const NOBODY = -1;
export const ADVANCED = 3;

export const factsOf = (catalogue: Catalogue) => catalogue as unknown as Facts;
export const figuresOf = (figures: Fields) => figures as unknown as Figures;
export const mineOf = (view: View) => view.state as unknown as Mine;

export const size = (pile: Pile) => (Array.isArray(pile) ? pile.length : pile.hidden);
export const topOf = (pile: Pile) => (Array.isArray(pile) ? pile.at(-1) : pile.top);
export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A bit of a number that may have more than 32 of them. */
export const bit = (bits: number, at: number) => Math.floor(bits / 2 ** at) % 2 === 1;

/** Minerals by kind as a list: [2, 0, 1, 0, 0] is [0, 0, 2]. */
export const each = (counts: readonly number[]) =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));
