/** What every part of the board needs: the position, the words, what is lit, and how to act. */

import type { SeatInfo } from "../../lib/wire";
import type { Aim } from "./aim.svelte";
import type { Asked, Facts, Figures, Key, Mine, Player } from "./facts";
import type { Words } from "./words";

export interface Play {
  facts: Facts;
  mine: Mine;
  figures: Figures;
  words: Words;
  seats: readonly SeatInfo[];
  /** Whose dashboard and hand are drawn as one's own. */
  me: Player;
  aim: Aim;
  /** The open decision, if this screen may answer one. */
  decision: Asked | null;
  /** True in Operations and Surfacing, where an answer is an action. */
  acting: boolean;
  /** Whether this action can be done now. */
  can: (action: number) => boolean;
  /** Whether this answer is among those of a decision with one of these keys. */
  may: (value: number, ...keys: Key[]) => boolean;
  /** Whether the bot would give this answer. */
  advised: (answer: number) => boolean;
  /** What luck decides in an answer, in words. */
  odds: (answer: number) => Promise<string[]>;
  /** Sends it, legal or not: the server says why not. */
  act: (action: number) => void;
  /** Goes to a floor step by step, as the server says the way leads. */
  go: (floor: number) => void;
  /** Opens the shops, or somebody's machine: a seat, or the solo bot. */
  open: (what: Opened) => void;
}

/** What lies over the stage, if anything. */
export type Opened = { shops: true } | { machine: number } | null;

/** What something is for, and what luck decides there. */
export async function withOdds(play: Play, about: string, answer: number): Promise<string> {
  return [about, ...(await play.odds(answer))].filter(Boolean).join("\n");
}
