import type { GameModule } from "..";
import { factsOf, mineOf, shownPoints, type Key } from "./facts";
import Board from "./Board.svelte";

/** Two yes-or-no questions and the choice of a mineral stay in the dock. */
const IN_DOCK: string[] = ["to-hand", "duplicate"] satisfies Key[];

export default {
  Board,
  handles: (decision) => !IN_DOCK.includes(decision.key),
  score: (view, seat, catalogue) => {
    const player = mineOf(view).players?.[seat];
    return player ? shownPoints(factsOf(catalogue), player) : undefined;
  },
} satisfies GameModule;
