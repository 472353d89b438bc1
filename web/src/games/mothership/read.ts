/** Figures that a panel shows, read off the position and the printed facts. Nothing here decides
 * what is legal: that, the server says. */

import {
  BOMBER,
  FIGHTER,
  MOTHERSHIP,
  kindOf,
  mothershipOf,
  ownerOf,
  type Facts,
  type War,
} from "./facts";

const has = (facts: Facts, war: War, owner: number, id: string) => {
  const number = facts.technologies.findIndex((tech) => tech.id === id);
  return war.tech[owner]?.includes(number) ? facts.technologies[number] : undefined;
};

/** The value of an artifact that the owner's planets have shown, else 0. */
function relic(facts: Facts, war: War, owner: number, effect: string): number {
  const number = facts.artifacts.findIndex((artifact) => artifact.effect === effect);
  const held = war.tokens.some(
    (token, planet) =>
      token === number && war.holder[planet] === owner && (war.planet_at[planet] ?? -1) >= 0,
  );
  return held ? (facts.artifacts[number]?.value ?? 0) : 0;
}

export const energyOf = (war: War, owner: number) => war.energy.slice(owner * 3, owner * 3 + 3);

/** What a row counts now. */
export function rowOf(war: War, owner: number, row: number): number {
  const place = owner * 3 + row;
  return Math.max(0, (war.energy[place] ?? 0) - (war.prodded[place] ?? 0));
}

export function shieldMost(facts: Facts, war: War, owner: number): number {
  return rowOf(war, owner, 2) + relic(facts, war, owner, "shield");
}

export function shieldNow(facts: Facts, war: War, owner: number): number {
  return Math.max(0, shieldMost(facts, war, owner) - (war.absorbed[owner] ?? 0));
}

export function engineOf(facts: Facts, war: War, unit: number): number {
  const owner = ownerOf(unit);
  const kind = kindOf(unit);
  let power = facts.units[kind]?.engine ?? 0;
  if (kind === MOTHERSHIP)
    power =
      (facts.panel.engine[rowOf(war, owner, 0)] ?? 0) + relic(facts, war, owner, "engine-mother");
  if (kind === FIGHTER) power += has(facts, war, owner, "it-s-a-trap")?.value ?? 0;
  if (kind === BOMBER) power += has(facts, war, owner, "advanced-engineering")?.second ?? 0;
  if (power > 0 || kind === MOTHERSHIP) power += relic(facts, war, owner, "engine-all");
  for (const boost of war.boosts[unit] ?? []) power = boost ? power + boost : power * 2;
  return power;
}

export function dieOf(facts: Facts, war: War, unit: number): number {
  return kindOf(unit) === MOTHERSHIP
    ? (facts.panel.die[rowOf(war, ownerOf(unit), 1)] ?? 0)
    : (facts.units[kindOf(unit)]?.die ?? 0);
}

export function defenceOf(facts: Facts, war: War, planet: number): number {
  const holder = war.holder[planet] ?? -1;
  if (holder < 0) return facts.planet.defence;
  const wall = has(facts, war, holder, "space-walls-ii") ?? has(facts, war, holder, "space-walls");
  let total = wall?.value ?? facts.planet.defence;
  total += relic(facts, war, holder, "defence-all");
  const here = facts.artifacts[war.tokens[planet] ?? -1];
  if (here?.effect === "defence-here") total += here.value;
  return (
    total +
    (war.built[planet] ?? []).reduce(
      (sum, title) => sum + (facts.developments[title]?.defence ?? 0),
      0,
    )
  );
}

export const planetsOf = (war: War, owner: number) =>
  war.holder.flatMap((holder, planet) =>
    holder === owner && (war.planet_at[planet] ?? -1) >= 0 ? [planet] : [],
  );

/** The public count of Victory Points. */
export function pointsOf(facts: Facts, war: War, owner: number): number {
  const destroyed = war.kills[owner] ?? 0;
  if (war.out.includes(owner)) return destroyed;
  return planetsOf(war, owner).reduce(
    (sum, planet) =>
      sum +
      facts.planet.points +
      (war.built[planet] ?? []).reduce(
        (more, title) => more + (facts.developments[title]?.points ?? 0),
        0,
      ),
    destroyed,
  );
}

export const isHeld = (war: War, unit: number) =>
  war.tractor.includes(unit) || war.updated.includes(unit);
export const isOut = (war: War, owner: number) => war.out.includes(owner);
export const hullOf = (war: War, owner: number) =>
  (war.at[mothershipOf(owner)] ?? -1) >= 0 ? (war.hulls[owner] ?? 0) : 0;

/** The piece of each space: units have their number, planets 100 + theirs. */
export function piecesOf(war: War): Map<number, number> {
  const found = new Map<number, number>();
  war.planet_at.forEach((space, planet) => space >= 0 && found.set(space, 100 + planet));
  war.at.forEach((space, unit) => {
    if (space >= 0 && unit !== war.passing) found.set(space, unit);
  });
  return found;
}
