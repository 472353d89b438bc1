/** A picture for every Action Card, on a ground of 100 × 70: parts, each a few painted paths, put
 * together as data. A card of somebody's own pack, which has no picture, gets one by what it does. */

import { PARTS, type Part } from "./cardParts";

/** A part: its name, where it stands, how large it is, and how far it is turned. */
type Put = readonly [part: Part, x?: number, y?: number, size?: number, turn?: number];

const CARDS: { [id: string]: readonly Put[] } = {
  afterburner: [
    ["flame", 50, 46, 1.1],
    ["hull", 50, 22, 0.9],
  ],
  "backup-generator": [
    ["cell", 50, 35],
    ["again", 78, 52, 0.55],
  ],
  "defence-buff": [
    ["shield", 50, 35],
    ["plus", 50, 34, 0.8],
  ],
  "deflector-shields": [
    ["shield", 62, 36, 0.85],
    ["rock", 24, 24, 0.7],
    ["spark", 42, 30, 0.5],
  ],
  "hull-repair": [
    ["hull", 38, 36, 1.2, 20],
    ["wrench", 66, 40, 0.85],
  ],
  "wallet-inspector": [
    ["purse", 44, 38],
    ["lens", 70, 28, 0.7],
  ],
  "enhanced-sensors": [
    ["dish", 44, 42],
    ["waves", 72, 24],
  ],
  "ninja-rope": [
    ["rope", 42, 44],
    ["hook", 77, 19, 0.7, 205],
  ],
  prod: [
    ["hand", 34, 40],
    ["spark", 72, 34, 0.8],
  ],
  wingman: [
    ["fighter", 36, 44, 1.05, 40],
    ["fighter", 66, 26, 0.8, 40],
  ],
  "recon-droid": [
    ["droid", 42, 36],
    ["lens", 74, 46, 0.6],
  ],
  "git-off-mah-propertay": [
    ["planet", 36, 44, 0.95],
    ["fence", 60, 46],
    ["sign", 74, 26, 0.8],
  ],
  "gravity-manipulator": [
    ["planet", 28, 38, 0.8],
    ["magnet", 70, 36, 0.9, -90],
  ],
  "alien-antiques-roadshow": [
    ["vase", 36, 36],
    ["relic", 68, 38, 0.9],
  ],
  "panic-button": [
    ["button", 50, 40],
    ["waves", 50, 12, 0.7, -90],
  ],
  "punch-it": [
    ["lever", 36, 40],
    ["flame", 72, 40, 0.9, -90],
  ],
  "seismic-charge": [
    ["ring", 50, 35, 1.25],
    ["ring", 50, 35, 0.75],
    ["charge", 50, 35, 0.7],
  ],
  "volt-switch": [
    ["lever", 36, 40],
    ["bolt", 68, 34],
  ],
  "auxiliary-shield": [
    ["shield", 40, 32, 0.8],
    ["shield", 62, 42, 0.8],
  ],
  convoy: [
    ["fighter", 24, 48, 0.75, 60],
    ["hull", 50, 32, 1.05, 60],
    ["fighter", 78, 26, 0.75, 60],
  ],
  "forced-update": [
    ["screen", 50, 36],
    ["again", 50, 33, 0.7],
  ],
  "friendly-negotiations": [
    ["hand", 30, 38, 0.95],
    ["hand", 72, 38, -0.95],
    ["planet", 50, 20, 0.45],
  ],
  migration: [
    ["planet", 26, 42, 0.7],
    ["trail", 50, 30],
    ["planet", 76, 26, 0.55],
  ],
  replicator: [
    ["gem", 30, 38, 0.9],
    ["again", 52, 36, 0.6],
    ["gem", 76, 26, 0.6],
    ["gem", 76, 50, 0.6],
  ],
  "trade-blockade": [
    ["purse", 50, 36, 0.9],
    ["bar", 50, 38, 1.15],
  ],
  "cowardly-retreat": [
    ["fighter", 68, 40, 1, -90],
    ["trail", 32, 40, 0.8],
    ["flag", 24, 26, 0.8],
  ],
  "expansion-pak": [
    ["screen", 42, 38],
    ["plus", 74, 26],
  ],
  "last-stand": [
    ["burst", 50, 35],
    ["hull", 50, 36, 0.85],
  ],
  "life-support": [
    ["heart", 46, 36],
    ["pulse", 52, 38],
  ],
  "pick-up-two-cards": [
    ["card", 38, 38, 1, -10],
    ["card", 60, 34, 1, 12],
  ],
  "surprise-attack": [
    ["mask", 44, 34],
    ["blade", 74, 42, 0.9, 30],
  ],
  "the-forks": [
    ["die", 34, 38, 0.85],
    ["again", 60, 20, 0.5],
    ["die", 72, 42, 0.7, 20],
  ],
  "dedotated-wam": [
    ["chip", 50, 35],
    ["bolt", 50, 35, 0.7],
  ],
  noooooooo: [["scream", 50, 36]],
  "planet-laser-pointer": [
    ["pointer", 22, 56, 0.9, -35],
    ["beam", 48, 38, 1, -35],
    ["planet", 74, 20, 0.8],
  ],
  railguns: [
    ["cannon", 34, 44, 1.1],
    ["beam", 80, 26, 0.5, -15],
    ["spark", 92, 22, 0.45],
  ],
  "shield-breaker": [
    ["shield", 50, 36],
    ["crack", 50, 36],
    ["spark", 74, 18, 0.5],
  ],
  wormhole: [
    ["spiral", 50, 35],
    ["fighter", 52, 36, 0.6, 60],
  ],
};

/** By what a card does: `card-engine` is the text of whatever gives engine power. */
const KINDS: { [verb: string]: readonly Put[] } = {
  engine: [["flame", 50, 40, 1.2]],
  roll: [["die", 50, 36]],
  shield: [["shield", 50, 36]],
  hull: [["wrench", 50, 36]],
  rob: [["purse", 50, 36]],
};

/** Not a card: what a Mothership may light in a fight. */
const OTHERS: readonly Put[] = [["burst", 50, 35]];

export interface Painted {
  /** For the attribute of a `<g>`. */
  transform: string;
  paths: readonly (readonly [d: string, fill: string, stroke?: string])[];
}

export function artOf({ id, text }: { id: string; text: { [name: string]: unknown } }): Painted[] {
  const said = text["say"];
  const verb = typeof said === "string" ? said.replace(/^card-/, "") : "";
  const puts = CARDS[id] ?? KINDS[verb] ?? OTHERS;
  return puts.map(([part, x = 50, y = 35, size = 1, turn = 0]) => ({
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})`,
    paths: PARTS[part],
  }));
}

/** The cards that have a picture of their own. */
export const DRAWN_CARDS: readonly string[] = Object.keys(CARDS);
