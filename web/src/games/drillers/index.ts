import type { GameModule } from "..";
import { mechArt } from "./art/mechs";
import Board from "./Board.svelte";
import { factsOf, mineOf } from "./facts";
import Picture from "./Picture.svelte";
import medals from "./medals";
import scenes from "./scenes";

export default {
  Board,
  handles: () => true,
  scenes,
  Picture,
  colours: (view, catalogue) =>
    mineOf(view).players.map(({ mech }) => mechArt(factsOf(catalogue).mechs[mech]).paint),
  medals,
} satisfies GameModule;
