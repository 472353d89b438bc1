/** A finished game, told: how points add up, how a tie was settled, where it turned. Pure. */

import type { Line } from "../lib/chart";
import type { Catalogue, GameEvent, ResultMessage } from "../lib/wire";

/** The sources of points, in the order in which they are counted. */
export function sourcesOf(result: Pick<ResultMessage, "sources">): string[] {
  return [...new Set(result.sources.flatMap((each) => Object.keys(each)))];
}

/** What a seat has once the first sources are counted. */
export function countedUp(
  result: Pick<ResultMessage, "sources" | "scores">,
  seat: number,
  counted: number,
): number {
  const sources = sourcesOf(result);
  if (counted >= sources.length) return result.scores[seat] ?? 0;
  return sources
    .slice(0, counted)
    .reduce((sum, source) => sum + (result.sources[seat]?.[source] ?? 0), 0);
}

/** Whether a place was settled by more than points. */
export function tied({ places, scores }: Pick<ResultMessage, "places" | "scores">): boolean {
  return scores.some((score, seat) =>
    scores.some((other, rival) => score === other && places[seat] !== places[rival]),
  );
}

/** The events that tell how a tie was settled: those that say so themselves. */
export function tellsTie(event: GameEvent): boolean {
  const { tie, tied: named } = event;
  return (
    tie === true ||
    (typeof tie === "number" && tie > 0) ||
    (Array.isArray(named) && named.length > 0)
  );
}

export interface Turn {
  /** Its place among the values of the lines. */
  at: number;
  seat: number;
  /** Somebody else leads from here on. */
  lead: boolean;
  /** By how much the seat's points grew. */
  gain: number;
}

const leader = (lines: readonly Line[], at: number): number | null => {
  const values = lines.map((line) => line.values[at] ?? 0);
  const most = Math.max(...values);
  const first = values.filter((value) => value === most).length === 1;
  return first ? (lines[values.indexOf(most)]?.seat ?? null) : null;
};

/** Where somebody else took the lead, and the greatest leaps; the weightiest, in their order. */
export function turningPoints(lines: readonly Line[], most = 3): Turn[] {
  const count = lines[0]?.values.length ?? 0;
  const found: Turn[] = [];
  let before: number | null = null;
  for (let at = 1; at < count; at += 1) {
    const now = leader(lines, at);
    for (const { seat, values } of lines) {
      const gain = (values[at] ?? 0) - (values[at - 1] ?? 0);
      const lead = now === seat && before !== null && before !== seat;
      if (gain > 0) found.push({ at, seat, lead, gain });
    }
    before = now ?? before;
  }
  const weight = (turn: Turn) => turn.gain + (turn.lead ? 1000 : 0);
  return found
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** What is told when all is over: it sums the game up, and turned nothing. */
const SUMS = new Set(["Scored", "Counted", "GameOver", "GameEnded", "Ended"]);

export const sumsUp = (event: GameEvent): boolean => SUMS.has(event.is);

/** What a layer adds to its foot, as a share of what the feet leave of the highest pillar. */
export function layerShare({ sources }: Pick<ResultMessage, "sources">, points: number): number {
  const sums = sources.map((each) =>
    Object.values(each).reduce((sum, value) => sum + Math.max(0, value), 0),
  );
  return Math.max(0, points) / Math.max(1, ...sums);
}

/** What the things that an event names are worth: the catalogue says it. */
export function worth(event: GameEvent, { words, fields }: Catalogue): number {
  let most = 0;
  for (const [field, value] of Object.entries(event)) {
    const of = fields?.[`${event.is}.${field}`] ?? fields?.[field];
    if (typeof value === "number" && of) most = Math.max(most, words[of]?.[value]?.points ?? 0);
  }
  return most;
}
