/** One's own games, counted: from the tables that this device knows. */

import type { Listed } from "./turns";

export interface Record {
  game: string;
  title: string;
  played: number;
  won: number;
  /** The most points ever made, where the game counts any. */
  best: number | null;
}

/** Finished games in which one seat was one's own: at a shared screen nobody knows who is meant. */
export function recordOf(tables: readonly Listed[]): Record[] {
  const records = new Map<string, Record>();
  for (const { line } of tables) {
    const own = line.seats.filter((seat) => seat.yours);
    const [me] = own;
    if (line.what !== "over" || own.length !== 1 || !me) continue;
    const { game, title } = line;
    const before = records.get(game) ?? { game, title, played: 0, won: 0, best: null };
    records.set(game, {
      ...before,
      played: before.played + 1,
      won: before.won + (me.place === 1 ? 1 : 0),
      best: me.score === null ? before.best : Math.max(before.best ?? me.score, me.score),
    });
  }
  return [...records.values()].sort((a, b) => b.played - a.played);
}
