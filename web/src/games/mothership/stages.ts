/** The windows of a fight, and which of them is open. */

import { FIGHT_PLANET, FIGHT_ROCKS, FIGHT_THROW, type Fight, type War } from "./facts";

const DOGFIGHT = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"];
const ROCKS = ["A1", "A2", "W6", "W7", "W8", "W9"];
const PLANETARY = ["W1", "P2", "W6", "W7", "P5"];
const THROW = ["W6", "W7"];

export function stagesOf(fight: Fight): string[] {
  if (fight.kind === FIGHT_ROCKS) return ROCKS;
  if (fight.kind === FIGHT_PLANET) return PLANETARY;
  return fight.kind === FIGHT_THROW ? THROW : DOGFIGHT;
}

/** Read off the topmost step of the fight; a card being played lies above it. */
export function stageOf(war: War, fight: Fight): string {
  const rocks = fight.kind === FIGHT_ROCKS;
  for (const frame of war.stack.toReversed()) {
    switch (frame.is) {
      case "Evade":
        return "W2";
      case "SideCards":
      case "NameGas":
        return rocks ? "A2" : frame["side"] === 0 ? "W3" : "W4";
      case "LastCall":
        return "W5";
      case "Roll":
        return "W6";
      case "After":
      case "Rethrow":
        return "W7";
      case "Loss":
        return "W8";
      case "Damage":
        return "W9";
      case "Defend":
        return "P2";
    }
  }
  return stagesOf(fight)[0] ?? "W1";
}
