import type { GameModule } from "..";
import Board from "./Board.svelte";

export default { Board } satisfies GameModule;
