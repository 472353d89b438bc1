import type { GameModule } from "..";
import Board from "./Board.svelte";
import { VP, figuresOf, warOf } from "./facts";
import { DRAWN } from "./play";

export default {
  Board,
  handles: (decision) => DRAWN.has(decision.choice.of),
  score: (view, seat, _, figures) =>
    warOf(view).setting?.mode === VP ? figuresOf(figures).points[seat] : undefined,
} satisfies GameModule;
