import type { GameModule } from "..";
import Board from "./Board.svelte";
import { factsOf, mineOf, openPoints } from "./facts";

export default {
  Board,
  handles: () => true,
  score: (view, seat, catalogue) => {
    const mine = mineOf(view);
    const player = mine.players?.[seat];
    return player ? openPoints(factsOf(catalogue), mine, player) : undefined;
  },
} satisfies GameModule;
