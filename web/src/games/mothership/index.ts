import type { GameModule } from "..";
import Board from "./Board.svelte";
import { VP, factsOf, warOf } from "./facts";
import { DRAWN } from "./play";
import { pointsOf } from "./read";
import { story } from "./story";

export default {
  Board,
  handles: (decision) => DRAWN.has(decision.choice.of),
  score: (view, seat, catalogue) => {
    const war = warOf(view);
    if (!war.setting) return undefined;
    return war.setting.mode === VP ? pointsOf(factsOf(catalogue), war, seat) : undefined;
  },
  story,
} satisfies GameModule;
