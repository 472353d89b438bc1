/** The scores of a finished game, read from its own positions. */

import type { Box } from "../games";
import * as api from "./api";
import { sampled, type Line } from "./chart";

/** So many positions are asked for: enough for a line, and little to fetch. */
const MOST = 40;

/** A line for each seat from the first step to the last; none where the game shows no scores. */
export async function scoresOver(
  id: string,
  steps: number,
  seats: number,
  box: Box,
): Promise<Line[]> {
  const { score } = box.module;
  if (!score) return [];
  const at = sampled(steps, MOST);
  const seen = await Promise.all(at.map((step) => api.step(id, step)));
  const lines: Line[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const values = seen.map(({ view, figures }) => score(view, seat, box.catalogue, figures));
    if (!values.every((value) => value !== undefined)) return [];
    lines.push({ seat, values });
  }
  return lines;
}
