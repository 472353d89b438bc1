/** What the pictures of a game mean: drawn by the board's own parts, told by its words. */

import type { Component } from "svelte";
import type { Speech } from "../lib/speech";
import type { Catalogue } from "../lib/wire";

export interface LegendRow {
  id: string;
  draw: Component;
  props: Record<string, unknown>;
  text: string;
}
export interface LegendGroup {
  /** The title is `legend-ID` of the game's words. */
  id: string;
  /** The chapter of the rules that speaks of it: what its clauses begin with. */
  chapter: string;
  rows: LegendRow[];
}
export interface Legend {
  /** Drawings that others refer to. */
  Defs?: Component;
  groups: (catalogue: Catalogue, speech: Speech) => LegendGroup[];
}

/** A picture with its props, and what it means. */
export function row<P extends Record<string, unknown>>(
  id: string,
  draw: Component<P>,
  props: P,
  text: string,
): LegendRow {
  return { id, draw: draw as unknown as Component, props, text };
}

const legends = import.meta.glob<{ default: Legend }>("./*/legend.ts");

export async function legendOf(game: string): Promise<Legend | null> {
  return (await legends[`./${game}/legend.ts`]?.())?.default ?? null;
}
