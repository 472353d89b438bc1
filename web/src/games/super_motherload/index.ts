import type { GameModule } from "..";
import type { Key } from "./facts";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import medals from "./medals";
import scenes from "./scenes";

/** Two yes-or-no questions and the choice of a mineral stay in the dock. */
const IN_DOCK: string[] = ["to-hand", "duplicate"] satisfies Key[];

export default {
  Board,
  handles: (decision) => !IN_DOCK.includes(decision.key),
  scenes,
  Picture,
  medals,
} satisfies GameModule;
