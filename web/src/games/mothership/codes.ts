/** The codes of what a player may do in the turn, as the server numbers them. */

export const END = 0;
export const ENERGY = 1;
export const BUY = 2;
export const BUY_GAS = 3;
export const SHIFT = 4;
export const REFRESH = 5;
export const MOVE = 100;
export const GATE = 200;
/** + unit */
export const ATTACK = 300;
/** + planet */
export const RAID = 400;
export const CARD = 500;
export const RESEARCH = 600;
export const DEPLOY = 700;
export const SCRAP = 800;
export const ABILITY = 900;
export const EXPLORE = 1000;
/** + planet: capture it by Influence */
export const COURT = 1100;
/** + owner */
export const REMOVE = 1200;
export const BUILD = 1300;
const SPAN = 100;

export interface Action {
  code: number;
  /** One of the numbers above. */
  verb: number;
  on: number;
}

export function actionOf(code: number): Action {
  return code < SPAN
    ? { code, verb: code, on: -1 }
    : { code, verb: Math.floor(code / SPAN) * SPAN, on: code % SPAN };
}

const ON_UNIT = [MOVE, GATE, ATTACK, DEPLOY, SCRAP];
const ON_PLANET = [RAID, EXPLORE, COURT, BUILD];
export const onUnit = ({ verb }: Action) => ON_UNIT.includes(verb);
export const onPlanet = ({ verb }: Action) => ON_PLANET.includes(verb);

export const VERBS: { [verb: number]: string } = {
  [END]: "end",
  [ENERGY]: "energy",
  [BUY]: "buy",
  [BUY_GAS]: "buy-gas",
  [SHIFT]: "shift",
  [REFRESH]: "refresh",
  [MOVE]: "move",
  [GATE]: "gate",
  [ATTACK]: "attack",
  [RAID]: "raid",
  [CARD]: "card",
  [RESEARCH]: "research",
  [DEPLOY]: "deploy",
  [SCRAP]: "scrap",
  [ABILITY]: "ability",
  [EXPLORE]: "explore",
  [COURT]: "court",
  [REMOVE]: "remove",
  [BUILD]: "build",
};
