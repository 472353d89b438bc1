/** The two sides of a fight as they are shown: who throws, and what it comes to so far. */

import { ATTACKER, DEFENDER, ROCKS, THROWN, type Fight } from "./facts";

export interface Side {
  side: number;
  /** -1 = nobody: asteroids, a free planet. */
  owner: number;
  rollers: { at: number; unit: number }[];
  total: number | null;
}

/** What the dice of one roll come to. */
export function valueOf(fight: Fight, at: number): number {
  const [first = 0, ...rest] = fight.dice[at] ?? [];
  return first * 2 ** (fight.doubles[at] ?? 0) + rest.reduce((sum, each) => sum + each, 0);
}

const amount = (fight: Fight, at: number) =>
  fight.dice[at] ? valueOf(fight, at) + (fight.buffs[at] ?? 0) : 0;

export function sidesOf(fight: Fight): Side[] {
  const split = fight.attackers.length;
  const thrown = fight.dice.length > 0;
  const total = (from: number, to: number) =>
    thrown
      ? fight.rollers.slice(from, to).reduce((sum, _, at) => sum + amount(fight, from + at), 0)
      : null;
  if (fight.kind === ROCKS)
    return [
      { side: ATTACKER, owner: -1, rollers: [], total: thrown ? fight.rock : null },
      {
        side: DEFENDER,
        owner: fight.seats[1],
        rollers: [{ at: 0, unit: fight.defender }],
        total: total(0, 1),
      },
    ];
  const attackers = fight.rollers.slice(0, split).map((unit, at) => ({ at, unit }));
  const found: Side[] = [
    { side: ATTACKER, owner: fight.seats[0], rollers: attackers, total: total(0, split) },
  ];
  if (fight.kind !== THROWN)
    found.push({
      side: DEFENDER,
      owner: fight.seats[1],
      rollers: fight.rollers.slice(split).map((unit, at) => ({ at: split + at, unit })),
      total: fight.rollers.length > split ? total(split, fight.rollers.length) : null,
    });
  return found;
}
