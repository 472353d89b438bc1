/** A new split of Energy while it is being laid out. */
import type { War } from "./facts";
import { energyOf } from "./read";
import type { Play } from "./play";

export class Draft {
  rows = $state.raw<number[] | null>(null);
  #of = "";

  reset(): void {
    this.rows = null;
  }

  /** A draft is kept as long as it could still be set: until the turn, the Energy or what may be
   * done with it is another. */
  renew(war: War, { mode, now }: Bounds): void {
    // While something else is asked, in one's own turn, the draft waits.
    if (mode === "none" && !war.locked && this.#of.startsWith(`${war.round} ${war.turn} `)) return;
    const of = `${war.round} ${war.turn} ${mode} ${now.join()}`;
    if (of !== this.#of) this.rows = null;
    this.#of = of;
  }

  /** Whether it differs from how the Energy lies. */
  changes({ mode, now }: Bounds): boolean {
    return mode !== "none" && (this.rows?.some((units, row) => units !== now[row]) ?? false);
  }
}

/** What the open question allows with the rows: all of it anew, more, less, or nothing. */
export interface Bounds {
  mode: "split" | "gain" | "loss" | "none";
  now: number[];
  low: number[];
  high: number[];
  total: number;
}

export function boundsOf(play: Play, owner: number, maySet: boolean): Bounds {
  const now = energyOf(play.war, owner);
  const cap = play.facts.panel.cap;
  const sum = now.reduce((a, b) => a + b, 0);
  const choice = play.decision?.choice;
  if (owner !== play.viewer) return { mode: "none", now, low: now, high: now, total: sum };
  if (choice?.kind === "allocate" && choice.of === "energy-gain") {
    return {
      mode: "gain",
      now,
      low: now,
      high: now.map((units, row) => units + (choice.room[row] ?? 0)),
      total: sum + choice.total,
    };
  }
  if (choice?.kind === "allocate" && choice.of === "energy-loss") {
    return {
      mode: "loss",
      now,
      low: now.map((units, row) => units - (choice.room[row] ?? 0)),
      high: now,
      total: sum - choice.total,
    };
  }
  if ((choice?.kind === "allocate" && choice.of === "energy") || maySet) {
    return { mode: "split", now, low: [0, 0, 0], high: [cap, cap, cap], total: sum };
  }
  return { mode: "none", now, low: now, high: now, total: sum };
}

/** The answer that this draft would give. */
export function answerOf(bounds: Bounds, rows: readonly number[]): number[] {
  if (bounds.mode === "gain") return rows.map((units, row) => units - (bounds.now[row] ?? 0));
  if (bounds.mode === "loss") return rows.map((units, row) => (bounds.now[row] ?? 0) - units);
  return [...rows];
}

export const left = (bounds: Bounds, rows: readonly number[]) =>
  bounds.total - rows.reduce((a, b) => a + b, 0);
