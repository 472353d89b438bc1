/** Effects as the catalogue gives them: parts, of each one way, its pieces together. */

import type { Phrase } from "../../lib/wire";
import type { CardFacts } from "./generated";

export type Parts = CardFacts["effect"];

/** The kind of a piece, by which it is drawn: `drill`. */
export const kindOf = (piece: Phrase) => String(piece["say"]).replace(/^effect-/, "");
export const numberOf = (piece: Phrase) => Number(piece["n"] ?? 0);

const COUNTED = new Set(["drill", "move", "fuel", "credits", "refresh", "draw", "repair"]);
/** Whether a number and a sign say it all. */
export const countsOf = (piece: Phrase) => COUNTED.has(kindOf(piece));

export interface Change {
  fuel: number;
  moves: number;
  drills: number;
  credits: number;
  drones: number;
}
export const NO_CHANGE: Change = { fuel: 0, moves: 0, drills: 0, credits: 0, drones: 0 };

const GAINS: { [id: string]: keyof Change } = {
  drill: "drills",
  move: "moves",
  fuel: "fuel",
  credits: "credits",
  refresh: "drones",
};

/** What an effect surely brings to the gauges: parts with alternatives are left out. */
export function changeOf(effect: Parts): Change {
  const change = { ...NO_CHANGE };
  for (const part of effect) {
    if (part.length > 1) continue;
    for (const piece of part[0] ?? []) {
      const gauge = GAINS[kindOf(piece)];
      if (gauge) change[gauge] += numberOf(piece);
      if (kindOf(piece) === "pay-fuel") change.fuel -= numberOf(piece);
    }
  }
  return change;
}
