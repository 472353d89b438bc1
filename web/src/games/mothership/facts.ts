/** What the catalogue and a view of this game hold, in types. The names are the server's. */

import type { Catalogue, View } from "../../lib/wire";

/** Units of one owner: Station, Mothership, three Fighters, two Bombers, three Guardians. */
export const UNITS = 10;
export const STATION = 0;
export const MOTHERSHIP = 1;
export const FIGHTER = 2;
export const BOMBER = 3;
export const GUARDIAN = 4;
const KINDS = [
  STATION,
  MOTHERSHIP,
  FIGHTER,
  FIGHTER,
  FIGHTER,
  BOMBER,
  BOMBER,
  GUARDIAN,
  GUARDIAN,
  GUARDIAN,
];
/** Where a piece may be a unit or a planet, planets count from here. */
export const PLANET = 100;
export const PASS = -1;
/** Among the cards of a window: light the Solar Beam. */
export const BEAM = 1000;
/** Dice of one roller are numbered below this. */
export const DICE = 8;

export const ROWS = ["engines", "weapons", "shields"] as const;
export type Row = (typeof ROWS)[number];
export const MODES = ["deathmatch", "team", "vp", "solo"] as const;
export const VP = 2;
export const ARTIFACTS = 1;
export const INFLUENCE = 2;
export const DEVELOPMENTS = 4;
export const MOONS = 8;

export const FIGHT_SHIPS = 0;
export const FIGHT_GUN = 1;
export const FIGHT_FAR = 2;
export const FIGHT_ROCKS = 3;
export const FIGHT_PLANET = 4;
export const FIGHT_THROW = 5;
export const ATTACKER = 0;
export const DEFENDER = 1;

export const kindOf = (unit: number) => KINDS[unit % UNITS] ?? STATION;
export const ownerOf = (unit: number) => Math.floor(unit / UNITS);
export const mothershipOf = (owner: number) => owner * UNITS + 1;
export const stationOf = (owner: number) => owner * UNITS;
/** Its number among its owner's units of that kind, from 1. */
export const nthOf = (unit: number) => (unit % UNITS) - KINDS.indexOf(kindOf(unit)) + 1;

export interface CardFacts {
  id: string;
  name: string;
  quantity: number;
  own_turn: boolean;
  windows: string[];
  resale: { minerals: number; gas: number };
  text: string;
}
export interface TechFacts {
  id: string;
  name: string;
  category: string;
  tier: number;
  branch: string;
  dark: boolean;
  price: number;
  value: number;
  second: number;
  before: number[];
  rival: number[];
  text: string;
}
export interface ArtifactFacts {
  id: string;
  name: string;
  text: string;
  effect: string;
  value: number;
}
export interface DevelopmentFacts {
  id: string;
  name: string;
  quantity: number;
  body: string;
  minerals: number;
  gas: number;
  influence: number;
  defence: number;
  energy: number;
  points: number;
}
export interface UnitFacts {
  id: string;
  count: number;
  engine: number;
  die: number;
  hull: number;
  loot: number;
  points: number;
}
export interface Facts {
  words: Catalogue["words"];
  cards: CardFacts[];
  technologies: TechFacts[];
  artifacts: ArtifactFacts[];
  developments: DevelopmentFacts[];
  panel: { cap: number; engine: number[]; die: number[] };
  units: UnitFacts[];
  prices: {
    card: number;
    guardian: number;
    explore: number;
    developments: number[];
    veto: number;
    refresh: number;
  };
  planet: { defence: number; points: number };
  board: {
    radius: number;
    spaces: [number, number][];
    asteroids: number[];
    stations: number[];
    planets: { space: number; body: string; moon: boolean }[];
  };
}

export type Pile = number[] | { hidden: number };
export interface FrameView {
  is: string;
  [field: string]: unknown;
}
export interface Fight {
  kind: number;
  attackers: number[];
  defender: number;
  seats: [number, number];
  rollers: number[];
  /** Cards declared: owner, title, target, row. */
  plays: number[][];
  gas: [number, number];
  beams: [number, number];
  dice: number[][];
  sides: number[];
  doubles: number[];
  buffs: number[];
  aux: [number, number];
  rock: number;
  totals: [number, number];
  winner: number;
  doomed: number[];
  saved: number[];
  stand: number[];
}
export interface Setting {
  mode: number;
  modules: number;
  seats: number;
  owners: number;
  side: number[];
  order: number[];
  limit: number;
  rounds: number;
  cap: number;
  level: number;
}
export interface War {
  stack: FrameView[];
  setting: Setting;
  phase: number;
  turn: number;
  round: number;
  first: number;
  at: number[];
  passing: number;
  hulls: number[];
  stations: number[];
  energy: number[];
  absorbed: number[];
  prodded: { [row: string]: number };
  tech: number[][];
  minerals: number[];
  gas: number[];
  influence: number[];
  kills: number[];
  hands: Pile[];
  deck: Pile;
  discard: number[];
  moved: number[];
  fought: number[];
  boosts: { [unit: string]: number[] };
  locked: boolean;
  tractor: number[];
  updated: number[];
  blockade: number;
  holder: number[];
  planet_at: number[];
  tokens: (number | null)[];
  built: number[][];
  market: number[];
  due: number[];
  fallen: number[];
  out: number[];
  last_round: boolean;
  winners: number[];
  fight: Fight | null;
}

export const factsOf = (catalogue: Catalogue) => catalogue as unknown as Facts;
export const warOf = (view: View) => view.state as unknown as War;
export const size = (pile: Pile | undefined) =>
  Array.isArray(pile) ? pile.length : (pile?.hidden ?? 0);
