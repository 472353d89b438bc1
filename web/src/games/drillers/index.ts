import type { GameModule } from "..";
import Board from "./Board.svelte";
import { factsOf, mineOf, openPoints } from "./facts";
import { story } from "./story";

export default {
  Board,
  handles: () => true,
  score: (view, seat, catalogue) => {
    const mine = mineOf(view);
    const player = mine.players?.[seat];
    return player ? openPoints(factsOf(catalogue), mine, player) : undefined;
  },
  story,
} satisfies GameModule;
