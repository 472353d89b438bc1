/** Who is on a card: every pilot has a face of their own, every rank another mark on the suit. */

import type { CardFace } from "../facts";
import { composed } from "./composed";
import { ansel, kid, mirela, nell, petra, tock } from "./drawn";

const DRAWN: { [who: string]: (crew: string) => string } = {
  "orange red": petra,
  "orange blue": ansel,
  "orange yellow": mirela,
  "orange wild": tock,
  "green blue": nell,
};
/** One chevron for the first pilot of a stack, four for the last. */
const RANKS = [10, 15, 20, 25];

/** The portrait as SVG, on a 120 × 120 grid. */
export function portrait(face: CardFace, crew: string): string {
  if (face.cost === 0) return kid(crew, face.colour);
  const who = DRAWN[`${crew} ${face.colour}`]?.(crew) ?? composed(crew, face.colour);
  const bars = RANKS.filter((cost) => cost <= face.cost).map(
    (_, n) => `<path d="M82 ${119 - n * 5}l6-4 6 4" stroke="#ffe39a" stroke-width="2.6"/>`,
  );
  return who + bars.join("");
}
