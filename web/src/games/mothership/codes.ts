/** The codes of what a player may do in the turn, taken apart. */

import * as c from "./generated";

export interface Action {
  code: number;
  /** One of the numbers above. */
  verb: number;
  on: number;
}

export function actionOf(code: number): Action {
  return code < c.SPAN
    ? { code, verb: code, on: -1 }
    : { code, verb: Math.floor(code / c.SPAN) * c.SPAN, on: code % c.SPAN };
}

const ON_UNIT = [c.MOVE, c.GATE, c.ATTACK, c.DEPLOY, c.SCRAP];
const ON_PLANET = [c.RAID, c.EXPLORE, c.COURT, c.BUILD];
export const onUnit = ({ verb }: Action) => ON_UNIT.includes(verb);
export const onPlanet = ({ verb }: Action) => ON_PLANET.includes(verb);

export const VERBS: { [verb: number]: string } = {
  [c.END]: "end",
  [c.ENERGY]: "energy",
  [c.BUY]: "buy",
  [c.BUY_GAS]: "buy-gas",
  [c.SHIFT]: "shift",
  [c.REFRESH]: "refresh",
  [c.MOVE]: "move",
  [c.GATE]: "gate",
  [c.ATTACK]: "attack",
  [c.RAID]: "raid",
  [c.CARD]: "card",
  [c.RESEARCH]: "research",
  [c.DEPLOY]: "deploy",
  [c.SCRAP]: "scrap",
  [c.ABILITY]: "ability",
  [c.EXPLORE]: "explore",
  [c.COURT]: "court",
  [c.REMOVE]: "remove",
  [c.BUILD]: "build",
};
