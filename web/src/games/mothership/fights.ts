/** Fights as they are told by events, from the first shot to the loss: for a look back. */

import type { GameEvent } from "../../lib/wire";
import { ATTACKER, DEFENDER, PLANETARY, ROCKS, UNDECIDED, eventsOf, type Event } from "./facts";

export interface Report {
  id: number;
  kind: number;
  attackers: number[];
  /** A unit, or with PLANETARY a planet. */
  defender: number;
  throws: { unit: number; sides: number; shown: number; buffs: number[] }[];
  totals: [number, number] | null;
  /** 0 the attacker, 1 the defender, 2 nobody; -1 it has not come to that. */
  winner: number;
  destroyed: number[];
  captured: boolean;
  damage: { unit: number; shield: number; hull: number }[];
  evaded: boolean;
  /** What was taken from the loser, as it was told. */
  loot: Event[];
  over: boolean;
}

/** Where a fight ends for sure: what follows belongs to another, or to none. */
const ends = (event: Event) =>
  event.is === "FightOver" || event.is === "Attacked" || event.is === "PlanetAttacked";
const isLoot = (event: Event) =>
  event.is === "Robbed" || event.is === "Stole" || (event.is === "Gained" && event.why === "loot");

export class Chronicle {
  #now: Report | null = null;
  #count = 0;

  /** The fight that was begun last, as far as it is told. */
  get latest(): Report | null {
    return this.#now && { ...this.#now, throws: [...this.#now.throws] };
  }

  /** The present fight as these events go on with it, to its end: what was lost and taken is told
   * after the dice. */
  ahead(events: readonly Event[]): Report | null {
    const end = events.findIndex(ends);
    const later = new Chronicle();
    later.#now = structuredClone(this.#now);
    const rest = end < 0 ? events : events.slice(0, end);
    return later.feed(rest as unknown as GameEvent[]) ?? this.latest;
  }

  /** What is to be shown after these events: the newest fight that is over, if it is a new one. */
  feed(events: readonly GameEvent[]): Report | null {
    let told: Report | null = null;
    for (const event of eventsOf(events)) {
      if (event.is === "Attacked" || event.is === "PlanetAttacked") {
        this.#now = {
          id: ++this.#count,
          kind: event.is === "PlanetAttacked" ? PLANETARY : event.kind,
          attackers: event.attackers,
          defender: event.is === "PlanetAttacked" ? event.planet : event.defender,
          throws: [],
          totals: null,
          winner: UNDECIDED,
          destroyed: [],
          captured: false,
          damage: [],
          evaded: false,
          loot: [],
          over: false,
        };
        continue;
      }
      const now = this.#now;
      if (!now) continue;
      if (event.is === "FightOver")
        this.#now = null; // what follows belongs to no fight
      else if (event.is === "Threw") {
        if (!now.over) now.throws.push(event);
      } else if (event.is === "Compared") {
        now.totals = [event.attacker, event.defender];
        now.winner = event.winner;
        now.over = true;
      } else if (event.is === "Damaged") now.damage.push(event);
      else if (event.is === "Destroyed" && now.over) now.destroyed.push(event.unit);
      else if (isLoot(event)) now.loot.push(event);
      else if (event.is === "Evaded") now.evaded = now.over = true;
      else if (event.is === "Captured" && now.kind === PLANETARY) {
        now.captured = now.over = true;
        now.winner = ATTACKER;
        now.totals ??= [now.throws.reduce((sum, each) => sum + each.shown, 0), -1];
      } else if (event.is === "Held") {
        now.over = true;
        now.winner = DEFENDER;
        now.totals = [event.total, event.defence];
      }
      if (now.over) told = { ...now };
    }
    return told;
  }
}

/** Asteroids throw a die too: the one that no unit threw. */
export const rockThrow = (report: Report) =>
  report.kind === ROCKS ? report.throws.find((each) => each.unit < 0) : undefined;
