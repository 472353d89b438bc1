/** What the catalogue and a view of this game hold, in types. The names are the server's. */

import type { Catalogue, View } from "../../lib/wire";

export const KINDS = 5;
export const FLOORS = 7;
/** Stands for the solo opponent where a seat is named. */
export const BOT = 4;
export const NOBODY = -1;
export const FACE_DOWN = -1;
export const SHOPS = ["spinerama", "pony", "bots", "advanced"] as const;
export const ADVANCED = 3;

export interface CardFacts {
  id: string;
  name: string;
  shop: string | null;
  price: number | null;
  battery: boolean;
  permanent: boolean;
  /** Paid with a stored mineral. */
  solid: boolean;
  cost: number | null;
  effect: string;
  fuel: number;
  points: number;
}
export interface TileFacts {
  id: string;
  floor: number;
  barrier: boolean;
  minerals: number[];
  effect: string;
  loss: number;
  points: number;
  width: number;
}
export interface FloorFacts {
  name: string;
  penalty: number;
  corridor: number;
  barrier: number;
}
export interface RoomFacts {
  id: string;
  name: string;
  deep: boolean;
  reveal: string;
  corridor: string;
  first_corridor: string;
  discount: number;
  collect: string;
  end: string;
}
export interface MineralFacts {
  id: string;
  short: string;
  points: number;
  market: number[];
  overflow: number;
}
export interface MilestoneFacts {
  line: number | null;
  points: number;
}
export interface BotFacts {
  level: number;
  mech: number;
  slots: number[];
  rows: { costs: number[]; cells: { drills: number; move: boolean }[] }[];
  priorities: string[];
}
/** Prices and gains that stand on no card. Texts may name every one of them. */
export interface Prices {
  [name: string]: number;
  move_fuel: number;
  drill_fuel: number;
  damage_fuel: number;
  engine_fuel: number;
  engine_moves: number;
  drone_fuel: number;
  repair_credits: number;
  discard_credits: number;
  credits_per_point: number;
  /** For a shop refresh tile that was never used. */
  refresh_points: number;
}
export interface Facts {
  prices: Prices;
  words: Catalogue["words"];
  cards: CardFacts[];
  tiles: TileFacts[];
  floors: FloorFacts[];
  rooms: RoomFacts[];
  minerals: MineralFacts[];
  milestones: MilestoneFacts[];
  mechs: { id: string; name: string; colour: string }[];
  dashboard: {
    track: number;
    zone: number;
    lines: number[];
    drones: number;
    cap: number;
    cap_steps: number[];
    storage: number;
    storage_most: number;
    storage_step: number;
  };
  bots: BotFacts[];
}

export type Pile = number[] | { hidden: number; top?: number };
export interface Player {
  seat: number;
  mech: number;
  floor: number;
  fuel: number;
  cap: number;
  credits: number;
  capacity: number;
  storage: number[];
  market: number[];
  overflow: number[];
  drones: number;
  refresh: boolean;
  tiles: number[];
  spent: number;
  notches: number;
  emerald: boolean;
  permanents: number[];
  play: number[];
  discard: number[];
  laid_open: boolean;
  hand: Pile;
  deck: Pile;
}
export interface Bot {
  level: number;
  floor: number;
  deck: Pile;
  flipped: number[];
  filled: number;
  buffer: number;
  cubes: number;
  minerals: number[];
  tiles: number[];
  notches: number;
}
export interface Mine {
  players: Player[];
  bot: Bot | null;
  ground: number[];
  stacks: { hidden: number; top?: number }[];
  rooms: number[];
  deepest: number;
  rows: number[][];
  decks: { hidden: number }[];
  damage: number;
  milestones: number[];
  active: number;
  ender: number;
  turn: number;
  moves: number;
  drills: number;
  used: number;
  keep: number;
}

export const factsOf = (catalogue: Catalogue) => catalogue as unknown as Facts;
export const mineOf = (view: View) => view.state as unknown as Mine;

export const size = (pile: Pile) => (Array.isArray(pile) ? pile.length : pile.hidden);
export const topOf = (pile: Pile) => (Array.isArray(pile) ? pile.at(-1) : pile.top);
export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A bit of a number that may have more than 32 of them. */
export const bit = (bits: number, at: number) => Math.floor(bits / 2 ** at) % 2 === 1;

/** Minerals by kind as a list: [2, 0, 1, 0, 0] is [0, 0, 2]. */
export const each = (counts: readonly number[]) =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

/** The points that lie open: all but those of hidden cards. */
export function openPoints(facts: Facts, mine: Mine, player: Player): number {
  const tiles = player.tiles.reduce((sum, tile) => {
    const face = facts.tiles[tile];
    return face ? sum + face.points - (bit(player.spent, tile) ? face.loss : 0) : sum;
  }, 0);
  const minerals = facts.minerals.reduce(
    (sum, mineral, kind) =>
      sum +
      mineral.points *
        ((player.storage[kind] ?? 0) + (player.market[kind] ?? 0) + (player.overflow[kind] ?? 0)),
    0,
  );
  const piles = [player.discard, player.play, player.hand, player.deck];
  const cards = piles.flatMap((pile) => (Array.isArray(pile) ? pile : []));
  return (
    tiles +
    minerals +
    Math.floor(player.credits / facts.prices.credits_per_point) +
    milestonePoints(facts, mine, player.seat) +
    (player.refresh ? facts.prices.refresh_points : 0) -
    (facts.floors[player.floor]?.penalty ?? 0) +
    cards.reduce((sum, card) => sum + (facts.cards[card]?.points ?? 0), 0)
  );
}

export function milestonePoints(facts: Facts, mine: Mine, seat: number): number {
  return mine.milestones.reduce(
    (sum, owner, at) => sum + (owner === seat ? (facts.milestones[at]?.points ?? 0) : 0),
    0,
  );
}

export function botPoints(facts: Facts, mine: Mine, bot: Bot): number {
  const tiles = bot.tiles.reduce((sum, tile) => sum + (facts.tiles[tile]?.points ?? 0), 0);
  const minerals = bot.minerals.reduce(
    (sum, count, kind) => sum + count * (facts.minerals[kind]?.points ?? 0),
    0,
  );
  return tiles + minerals + milestonePoints(facts, mine, BOT);
}
