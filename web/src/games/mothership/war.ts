/** The whole war, from all that was told: every fight with its place, and what each side lost. */

import type { GameEvent } from "../../lib/wire";
import { PLANETARY, ROCKS, eventsOf, ownerOf, type Event } from "./facts";
import { Chronicle, type Report } from "./fights";

export interface Battle {
  step: number;
  round: number;
  /** -1: not told. */
  space: number;
  report: Report;
}

export interface Tally {
  fought: number;
  won: number;
  sunk: number;
  lost: number;
  planets: number;
}

/** Who attacked; -1 are asteroids. */
export const attackerOf = (report: Report) =>
  report.kind === ROCKS ? -1 : ownerOf(report.attackers[0] ?? 0);
/** Who was attacked; -1 is a planet, whoever holds it. */
export const defenderOf = (report: Report) =>
  report.kind === PLANETARY ? -1 : ownerOf(report.defender);

export function warReport(
  told: readonly { step: number; event: GameEvent }[],
  seats: number,
): { battles: Battle[]; tallies: Tally[] } {
  const events = eventsOf(told.map(({ event }) => event));
  const battles: Battle[] = [];
  const tallies = Array.from({ length: seats }, (): Tally => {
    return { fought: 0, won: 0, sunk: 0, lost: 0, planets: 0 };
  });
  const at = new Map<number, number>();
  let round = 0;
  const chronicle = new Chronicle();
  for (const [n, event] of events.entries()) {
    if (event.is === "TurnBegan") round = event.round;
    if (event.is === "Captured") count(tallies[event.seat], "planets");
    if (event.is === "Destroyed") {
      count(tallies[ownerOf(event.unit)], "lost");
      count(tallies[event.by], "sunk");
    }
    stands(at, event);
    chronicle.feed([told[n]?.event as GameEvent]);
    if (event.is !== "Attacked" && event.is !== "PlanetAttacked") continue;
    const report = chronicle.ahead(events.slice(n + 1));
    if (!report?.over) continue;
    const space = at.get(event.is === "Attacked" ? event.defender : (event.attackers[0] ?? -1));
    battles.push({ step: told[n]?.step ?? 0, round, space: space ?? -1, report });
    const sides = [attackerOf(report), defenderOf(report)];
    for (const [side, owner] of sides.entries()) {
      count(tallies[owner], "fought");
      if (report.winner === side) count(tallies[owner], "won");
    }
  }
  return { battles, tallies };
}

function count(tally: Tally | undefined, what: keyof Tally): void {
  if (tally) tally[what] += 1;
}

/** Where a unit was last heard of. */
function stands(at: Map<number, number>, event: Event): void {
  if (event.is === "Moved") at.set(event.unit, event.path.at(-1) ?? event.start);
  else if ("unit" in event && "space" in event) at.set(event.unit, event.space);
}
