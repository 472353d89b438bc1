import type { GameModule } from "..";
import Board from "./Board.svelte";
import { shownScore } from "./parts";

export default { Board, score: shownScore } satisfies GameModule;
