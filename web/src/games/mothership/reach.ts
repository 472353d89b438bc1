/** What the pieces of an enemy could strike, taken together. */

import type { Threat } from "../../lib/wire";
import { ownerOf } from "./facts";

/** Where so many pieces of one enemy can strike, a space is marked twice. */
export const HEAVY = 4;

export interface Reach {
  owner: number;
  /** With how many pieces, by the space. */
  counts: ReadonlyMap<number, number>;
  spaces: readonly number[];
  heavy: readonly number[];
}

/** Owner by owner, in the order of their numbers. */
export function reachesOf(threats: readonly Threat[]): Reach[] {
  const owners = [...new Set(threats.map(({ by }) => ownerOf(by)))].sort((a, b) => a - b);
  return owners.map((owner) => {
    const counts = new Map<number, number>();
    for (const { by, strikes } of threats)
      if (ownerOf(by) === owner)
        for (const space of strikes) counts.set(space, (counts.get(space) ?? 0) + 1);
    const spaces = [...counts.keys()];
    return { owner, counts, spaces, heavy: spaces.filter((at) => (counts.get(at) ?? 0) >= HEAVY) };
  });
}
