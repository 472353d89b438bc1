/** Where a technology stands in the tree, and the icon it carries. */

import { RESEARCH } from "./generated";
import type { Play } from "./play";

export const CATEGORIES = ["economy", "combat", "support", "colony"] as const;
export type Stand = "owned" | "lit" | "dear" | "later" | "closed";

/** How a technology stands for an owner: what can be researched now, the server lists. */
export function standOf(play: Play, owner: number, number: number): Stand {
  const have = new Set(play.war.tech[owner] ?? []);
  const tech = play.facts.technologies[number];
  if (!tech || have.has(number)) return "owned";
  if (owner === play.viewer && play.can(RESEARCH + number)) return "lit";
  if (tech.rival.some((other) => have.has(other))) return "closed";
  return tech.before.length === 0 || tech.before.some((other) => have.has(other))
    ? "dear"
    : "later";
}

const GLYPHS: { [id: string]: string } = {
  "space-walls": "shields",
  "space-walls-ii": "shields",
  "fast-cap": "planets",
  embargo: "lock",
  "repair-drones": "hull",
  "extra-villagers": "gas",
  "targeting-computer": "attack",
  "red-leader": "fleet",
  piercing: "weapons",
  "it-s-a-trap": "engines",
  "solar-beam": "points",
  "extra-loot": "minerals",
  "rear-turrets": "weapons",
  "energy-boost": "engines",
  "energy-boost-ii": "engines",
  "advanced-engineering": "fleet",
  "tractor-beam": "held",
  "siege-ordnance": "attack",
  "jump-gates": "gate",
  "onboard-gates": "gate",
  "orbital-defences": "deploy",
  "orbital-defences-ii": "deploy",
  "unobtainium-hulls": "shields",
  "scrap-yard": "scrap",
};
const OF_CATEGORY: { [category: string]: string } = {
  economy: "minerals",
  combat: "weapons",
  support: "engines",
  colony: "station",
};
export const glyphOf = (id: string, category: string) =>
  GLYPHS[id] ?? OF_CATEGORY[category] ?? "technology";
export const glyphOfCategory = (category: string) => OF_CATEGORY[category] ?? "technology";
