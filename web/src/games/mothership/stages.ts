/** The windows of each kind of fight; which of them is open, the server says (`figures.stage`). */

import { PLANETARY, ROCKS, THROWN, type Fight } from "./generated";

const STAGES = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"];
const ON_ROCKS = ["A1", "A2", "W6", "W7", "W8", "W9"];
const ON_PLANET = ["W1", "P2", "W6", "W7", "P5"];
const ON_THROW = ["W6", "W7"];

export function stagesOf(fight: Fight): string[] {
  if (fight.kind === ROCKS) return ON_ROCKS;
  if (fight.kind === PLANETARY) return ON_PLANET;
  return fight.kind === THROWN ? ON_THROW : STAGES;
}
