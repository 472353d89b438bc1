/** What is open now, in a form that the parts of the board can ask. */

import type { Answer, Decision } from "../../lib/wire";
import type { Reach } from "./reach";
import type { Seated } from "../../lib/seated";
import { NO_LUCK, type Weighed } from "../../lib/chances";
import { actionOf, onPlanet, onUnit, type Action } from "./codes";
import {
  PASS,
  PLANET,
  ownerOf,
  type Asked,
  type Facts,
  type Figures,
  type Strike,
  type War,
} from "./facts";
import { ATTACK, DARED_ACTIONS, DARED_KEYS, MOVE, RAID } from "./generated";
import type { Hexes } from "./hex";
import type { Words } from "./words";

export interface Play {
  facts: Facts;
  war: War;
  figures: Figures;
  words: Words;
  hexes: Hexes;
  seats: readonly Seated[];
  /** Whose eyes: an owner, or null for a spectator. */
  viewer: number | null;
  decision: Asked | null;
  /** The actions of the turn that are legal now; empty while something else is asked. */
  actions: readonly Action[];
  /** The numbers of a pick or a pick-some. */
  options: readonly number[];
  can: (code: number) => boolean;
  /** Answers the open decision; what is not legal is sent all the same and refused by the server.
   * `agreed`: the chance to which the player has said yes. */
  answer: (answer: Answer, agreed?: number | null) => void;
  /** What luck decides in an answer to it, or in an order that begins with one. */
  odds: (answer: Answer) => Promise<Weighed>;
  /** What each enemy could strike if it were their turn now; null: not asked in replays. */
  threats: (() => Promise<Reach[]>) | null;
}

const [KEYS, ACTIONS] = [new Set<string>(DARED_KEYS), new Set<number>(DARED_ACTIONS)];
/** Whether dice may follow, by what the game names. */
export function hangsOnLuck(decision: Decision, answer: Answer): boolean {
  if (KEYS.has(decision.key)) return true;
  if (decision.choice.of !== "action" || typeof answer !== "number") return false;
  return ACTIONS.has(actionOf(answer).verb);
}

export type Tone = "go" | "target" | "own";
export interface Light {
  space: number;
  tone: Tone;
  /** What going there costs. */
  cost?: number;
  /** A target that a ship has to fly to first. */
  far?: boolean;
  /** One or more things to do here. */
  acts: { answer: Answer; action?: Action }[];
}

export function numbersOf(decision: Decision | null): number[] {
  if (decision?.choice.kind !== "pick" && decision?.choice.kind !== "pick-some") return [];
  const options: readonly Answer[] = decision.choice.options;
  return options.filter((each): each is number => typeof each === "number");
}

export const spaceOf = (war: War, piece: number) =>
  (piece >= PLANET ? war.planet_at[piece - PLANET] : war.at[piece]) ?? -1;

/** The space of a thing that a scene names: `space:3`, `unit:7`, `planet:1`. */
export function placeOf(war: War, thing: string): number {
  const [what, number] = thing.split(":");
  if (what === "space") return Number(number);
  return spaceOf(war, Number(number) + (what === "planet" ? PLANET : 0));
}

/** The spaces that answer the open decision, each with what it would answer. */
export function lightsOf(
  war: War,
  decision: Decision | null,
  me: number | null,
): Map<number, Light> {
  const found = new Map<number, Light>();
  const add = (
    space: number,
    tone: Tone,
    answer: Answer,
    more: { cost?: number; action?: Action } = {},
  ) => {
    if (space < 0) return;
    const light = found.get(space) ?? { space, tone, acts: [] };
    light.acts.push(more.action ? { answer, action: more.action } : { answer });
    if (more.cost !== undefined) light.cost = more.cost;
    found.set(space, light);
  };
  if (!decision) return found;
  const { choice } = decision;
  if (choice.kind === "path") {
    for (const way of choice.ways)
      if (way.length > 0) add(way.at(-1) ?? -1, "go", way, { cost: way.length });
    return found;
  }
  const mine = (piece: number) =>
    piece >= PLANET ? war.holder[piece - PLANET] === me : ownerOf(piece) === me;
  for (const option of numbersOf(decision)) {
    if (option === PASS) continue;
    if (choice.of === "space") add(option, "go", option);
    else if (choice.of === "unit" || choice.of === "piece")
      add(spaceOf(war, option), mine(option) ? "own" : "target", option);
    else if (choice.of === "planet")
      add(war.planet_at[option] ?? -1, mine(PLANET + option) ? "own" : "target", option);
    else if (choice.of === "action") {
      const action = actionOf(option);
      if (onUnit(action))
        add(spaceOf(war, action.on), mine(action.on) ? "own" : "target", option, { action });
      else if (onPlanet(action))
        add(war.planet_at[action.on] ?? -1, mine(PLANET + action.on) ? "own" : "target", option, {
          action,
        });
    }
  }
  return found;
}

/** In one's own turn: ships that can be picked up, what can be attacked, with or without a flight, and
 * with a ship picked up, where it can go. All of it as the server lists it. */
export function turnLights(play: Play, held: number | null): Map<number, Light> {
  const { war, figures } = play;
  const found = lightsOf(war, play.decision, play.viewer);
  for (const { piece, beside } of figures.plans.strikes) {
    const space = spaceOf(war, piece);
    const light = found.get(space) ?? { space, tone: "target", acts: [], far: true };
    found.set(space, beside.length > 0 ? light : { ...light, tone: "target", far: true });
  }
  const course = courseOf(play, held);
  for (const way of course) {
    const space = way.at(-1) ?? -1;
    found.set(space, { space, tone: "go", acts: [{ answer: way }], cost: way.length });
  }
  return found;
}

/** Where a ship can go, a way to each space. */
export const courseOf = (play: Play, unit: number | null): readonly number[][] =>
  play.figures.plans.courses.find((course) => course.unit === unit)?.ways ?? [];
export const strikeAt = (play: Play, piece: number | null) =>
  play.figures.plans.strikes.find((strike) => strike.piece === piece) ?? null;

/** Who flies to a target: the ship in hand, else, where nobody stands beside it, the nearest. */
export function flightTo(strike: Strike, held: number | null): Strike["flights"][number] | null {
  const { flights, beside } = strike;
  const own = flights.find(({ unit }) => unit === held);
  if (own || beside.length > 0) return own ?? null;
  return flights.reduce((best, each) => (each.way.length < best.way.length ? each : best));
}

/** The chances of an attack with these ships, and of the flight before it. */
export function weigh(
  play: Play,
  { piece }: Strike,
  units: readonly number[],
  flight: Strike["flights"][number] | null,
): Promise<[Weighed, Weighed]> {
  const target = piece >= PLANET ? RAID + piece - PLANET : ATTACK + piece;
  return Promise.all([
    units.length > 0 ? play.odds([target, ...units]) : NO_LUCK,
    flight ? play.odds([MOVE + flight.unit, ...flight.way]) : NO_LUCK,
  ]);
}

/** The vocabularies that the board draws; everything else gets the generic widget. */
export const DRAWN = new Set([
  "action",
  "space",
  "way",
  "unit",
  "piece",
  "planet",
  "card",
  "energy",
  "energy-gain",
  "energy-loss",
  "declared",
  "die",
  "gas",
  "influence",
  "veto",
  "bonus",
  "reward",
  "development",
  "purse",
  "row",
  "owner",
  "deck",
  "technology",
]);
/** Questions in which one may only play a card or let it be. */
export const WINDOWS = new Set([
  "respond",
  "evade",
  "attacker-cards",
  "defender-cards",
  "asteroid-cards",
  "last-call",
  "after-roll",
  "after-throw",
  "loss",
  "planet-defence",
]);
