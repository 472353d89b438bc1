import type { GameModule } from "..";
import Board from "./Board.svelte";
import { mineOf, openPoints } from "./facts";
import { known } from "./known.svelte";
import { story } from "./story";

export default {
  Board,
  handles: () => true,
  score: (view, seat) => {
    const mine = mineOf(view);
    const player = mine.players?.[seat];
    return known.facts && player ? openPoints(known.facts, mine, player) : undefined;
  },
  story,
} satisfies GameModule;
