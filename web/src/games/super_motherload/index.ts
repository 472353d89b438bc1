import type { GameModule } from "..";
import { shownPoints, mineOf } from "./facts";
import { known } from "./known.svelte";
import Board from "./Board.svelte";
import { story } from "./story";

/** Two yes-or-no questions and the choice of a mineral stay in the dock. */
const IN_DOCK = ["to-hand", "draw-rest", "duplicate"];

export default {
  Board,
  handles: (decision) => !IN_DOCK.includes(decision.key),
  score: (view, seat) => {
    const player = mineOf(view).players?.[seat];
    return known.facts && player ? shownPoints(known.facts, player) : undefined;
  },
  story,
} satisfies GameModule;
