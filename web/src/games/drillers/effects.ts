/** Effects as the content writes them, `drill 2, refresh 1, upgrade storage`, in pieces. */

export interface Piece {
  /** The words without their numbers: `any-fuel-for-move`. */
  id: string;
  numbers: number[];
}
/** Alternatives (one or more), each of pieces done together. */
export type Part = Piece[][];

export interface Change {
  fuel: number;
  moves: number;
  drills: number;
  credits: number;
  drones: number;
}
export const NO_CHANGE: Change = { fuel: 0, moves: 0, drills: 0, credits: 0, drones: 0 };

export function pieceOf(text: string): Piece {
  const numbers = [...text.matchAll(/\d+/g)].map((found) => Number(found[0]));
  const id = text
    .toLowerCase()
    .replace(/\d+/g, " ")
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
  return { id, numbers };
}

export function partsOf(effect: string): Part[] {
  if (!effect) return [];
  return effect
    .split(/[;,]/)
    .map((part) =>
      part.split(" or ").map((way) => way.split("+").map((text) => pieceOf(text.trim()))),
    );
}

const GAINS: { [id: string]: keyof Change } = {
  drill: "drills",
  move: "moves",
  fuel: "fuel",
  credits: "credits",
  refresh: "drones",
};

/** What an effect surely brings to the gauges: parts with alternatives are left out. */
export function changeOf(effect: string): Change {
  const change = { ...NO_CHANGE };
  for (const part of partsOf(effect)) {
    if (part.length > 1) continue;
    for (const piece of part[0] ?? []) {
      const gauge = GAINS[piece.id];
      if (gauge) change[gauge] += piece.numbers[0] ?? 0;
      if (piece.id === "pay-fuel") change.fuel -= piece.numbers[0] ?? 0;
    }
  }
  return change;
}
