import type { GameModule } from "..";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import scenes from "./scenes";

export default {
  Board,
  handles: () => true,
  scenes,
  Picture,
} satisfies GameModule;
