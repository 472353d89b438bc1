/** What the catalogue and a view of this game hold, in types. The names are the server's. */

import type { Catalogue, View } from "../../lib/wire";

export const COLOURS = ["red", "blue", "yellow", "wild"] as const;
export type Colour = (typeof COLOURS)[number];

export interface CardFace {
  id: string;
  title: string;
  colour: Colour;
  icons: number;
  pattern: number | null;
  cost: number;
  points: number;
  buy: string;
  drill: string;
}
export interface Mineral {
  name: string;
  letter: string;
  money: number;
}
export interface Side {
  name: string;
  title: string;
  depth: number;
  /** Two characters a space: terrain, content. */
  rows: string[][];
}
export interface Major {
  id: string;
  title: string;
  wants: number[];
  points: number;
}
export interface Minor {
  id: string;
  title: string;
  goal: string;
  scope: string;
  points: number;
}
export interface TileFace {
  name: string;
  effect: string;
  points: number;
  number: number;
}
export interface Facts {
  sheet: { width: number; height: number; stride: number };
  depths: number[];
  minerals: Mineral[];
  patterns: [number, number][][];
  cards: CardFace[];
  decks: { name: string; start: number[]; stacks: number[][] }[];
  boards: Side[];
  majors: Major[];
  minors: Minor[];
  tiles: TileFace[];
}

export type Pile = number[] | { hidden: number };
export interface Player {
  seat: number;
  deck: number;
  hand: Pile;
  known: number[];
  draw: Pile;
  discard: number[];
  bought: number[];
  minerals: number[];
  money: number[];
  tokens: number;
  tiles: Pile;
  majors: number[];
  minors: number[];
}
/** A step under way, as the kernel's stack shows it. */
export interface Step {
  is: string;
  length?: number;
  pattern?: number;
  minerals?: number[];
  split?: boolean;
  kind?: number;
}
export interface MineState {
  stack: Step[];
  players: Player[];
  start: number;
  turn: number;
  actions: number;
  boards: number[];
  dug: number[];
  majors: number[];
  minor_row: number[];
  minor_deck: Pile;
  minor_under: number[];
  tiles: Pile;
  used: number[];
  supply: number;
  quiet: number;
  last: boolean;
}

export function factsOf(catalogue: Catalogue): Facts {
  return catalogue as unknown as Facts;
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

export function boughtCards(facts: Facts, player: Player): number[] {
  const stacks = facts.decks[player.deck]?.stacks ?? [];
  return stacks.flatMap((cards, stack) => cards.slice(0, player.bought[stack] ?? 0));
}

/** Points that this view shows: a rival's artifacts are not among them. */
export function shownPoints(facts: Facts, player: Player): number {
  const pilots = boughtCards(facts, player).map((card) => facts.cards[card]?.points ?? 0);
  const majors = player.majors.map((major) => facts.majors[major]?.points ?? 0);
  const minors = player.minors.map((minor) => facts.minors[minor]?.points ?? 0);
  const tiles = shown(player.tiles).map((tile) => facts.tiles[tile]?.points ?? 0);
  return [...pilots, ...majors, ...minors, ...tiles].reduce((sum, each) => sum + each, 0);
}

export interface Bonus {
  /** draw, bomb, action, duplicate, to-hand, corner, rock, split, cycle, or a mineral. */
  kind: string;
  number: number;
}

/** "bomb, draw 2" taken apart. */
export function bonusesOf(spelled: string): Bonus[] {
  return spelled
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, word = part, number = "1"] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
      return { kind: word.replace(/ /g, "-"), number: Number(number) };
    });
}
