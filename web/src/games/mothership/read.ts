/** Figures that a panel shows, read off the position and the printed facts. Nothing here decides
 * what is legal: that, the server says. */

import { PLANET, mothershipOf, type War } from "./facts";

export const energyOf = (war: War, owner: number) => war.energy.slice(owner * 3, owner * 3 + 3);

/** What a row counts now. */
export function rowOf(war: War, owner: number, row: number): number {
  const place = owner * 3 + row;
  return Math.max(0, (war.energy[place] ?? 0) - (war.prodded[place] ?? 0));
}

export const planetsOf = (war: War, owner: number) =>
  war.holder.flatMap((holder, planet) =>
    holder === owner && (war.planet_at[planet] ?? -1) >= 0 ? [planet] : [],
  );

export const isHeld = (war: War, unit: number) =>
  war.tractor.includes(unit) || war.updated.includes(unit);
export const isOut = (war: War, owner: number) => war.out.includes(owner);
export const hullOf = (war: War, owner: number) =>
  (war.at[mothershipOf(owner)] ?? -1) >= 0 ? (war.hulls[owner] ?? 0) : 0;

/** The piece of each space: units have their number, planets 100 + theirs. */
export function piecesOf(war: War): Map<number, number> {
  const found = new Map<number, number>();
  war.planet_at.forEach((space, planet) => space >= 0 && found.set(space, PLANET + planet));
  war.at.forEach((space, unit) => {
    if (space >= 0 && unit !== war.passing) found.set(space, unit);
  });
  return found;
}
