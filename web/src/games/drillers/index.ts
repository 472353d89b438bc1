import type { GameModule } from "..";
import Board from "./Board.svelte";

export default {
  Board,
  handles: () => true,
} satisfies GameModule;
