/** Scores, as the server works them out, and the lines of a finished game. */

import * as api from "./api";
import { sampled, type Line } from "./chart";
import type { Fields } from "./wire";

/** So many positions are asked for: enough for a line, and little to fetch. */
export const MOST = 40;

/** The points of a seat as far as the viewer may know them; none in a game without points. */
export function scoreOf(figures: Fields, seat: number): number | undefined {
  const scores = figures["scores"];
  const score = Array.isArray(scores) ? scores[seat] : undefined;
  return typeof score === "number" ? score : undefined;
}

/** The round in which a step was taken, as the game counts them; null where it does not. */
export const roundOf = async (id: string, step: number): Promise<number | null> =>
  (await api.step(id, Math.max(0, step - 1))).round;

/** A line for each seat from the first step to the last; none where the game shows no scores. */
export async function scoresOver(id: string, steps: number, seats: number): Promise<Line[]> {
  const [first, ...others] = sampled(steps, MOST);
  const begin = await api.step(id, first ?? 0);
  if (scoreOf(begin.figures, 0) === undefined) return [];
  const seen = [begin, ...(await Promise.all(others.map((step) => api.step(id, step))))];
  const lines: Line[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const values = seen.map(({ figures }) => scoreOf(figures, seat));
    if (!values.every((value) => value !== undefined)) return [];
    lines.push({ seat, values });
  }
  return lines;
}
