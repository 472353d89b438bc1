import type { GameModule } from "..";
import Board from "./Board.svelte";
import { DRAWN } from "./play";

export default {
  Board,
  handles: (decision) => DRAWN.has(decision.choice.of),
} satisfies GameModule;
