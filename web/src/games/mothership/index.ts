import type { GameModule } from "..";
import Board from "./Board.svelte";
import { DRAWN, hangsOnLuck } from "./play";
import medals from "./medals";
import scenes from "./scenes";
import WarReport from "./WarReport.svelte";
import FightTheatre from "./theatre/FightTheatre.svelte";
import Prop from "./theatre/Prop.svelte";

export default {
  Board,
  handles: (decision) => DRAWN.has(decision.choice.of),
  gambles: hangsOnLuck,
  scenes,
  Picture: Prop,
  Theatre: FightTheatre,
  LookBack: WarReport,
  medals,
} satisfies GameModule;
