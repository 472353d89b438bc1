/** The catalogue and a view of this game, and what is read off them. */

import type { Catalogue, Decision, Fields, GameEvent, View } from "../../lib/wire";
import {
  KINDS,
  STATION,
  UNITS,
  type Event,
  type Facts,
  type Figures,
  type Hidden,
  type MothershipState,
  type Key,
} from "./generated";

export * from "./generated";
/** An open decision of this game. */
export type Asked = Decision & { key: Key };
export const askedOf = (decisions: readonly Decision[]) => decisions as Asked[];
export type War = MothershipState;
export type Pile = number[] | Hidden;
export type Row = (typeof import("./generated").ROW_NAMES)[number];

export const kindOf = (unit: number) => KINDS[unit % UNITS] ?? STATION;
export const ownerOf = (unit: number) => Math.floor(unit / UNITS);
export const mothershipOf = (owner: number) => owner * UNITS + 1;
export const stationOf = (owner: number) => owner * UNITS;
/** Its number among its owner's units of that kind, from 1. */
export const nthOf = (unit: number) =>
  (unit % UNITS) - KINDS.findIndex((kind) => kind === kindOf(unit)) + 1;

export const factsOf = (catalogue: Catalogue) => catalogue as unknown as Facts;
export const figuresOf = (figures: Fields) => figures as unknown as Figures;
export const eventsOf = (events: readonly GameEvent[]) => events as unknown as Event[];
export const warOf = (view: View) => view.state as unknown as War;
export const size = (pile: Pile | undefined) =>
  Array.isArray(pile) ? pile.length : (pile?.hidden ?? 0);
