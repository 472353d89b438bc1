/** What a player orders in a turn: ships in hand, flights, attacks, Energy. Every order is one or
 * more answers; what may be answered, the server lists. */

import type { Aim } from "./aim.svelte";
import { left, type Bounds, type Draft } from "./energy.svelte";
import { PLANET, mothershipOf, ownerOf, type Asked } from "./facts";
import { ATTACK, ENERGY, MOVE, RAID } from "./generated";
import type { Intent, Plan } from "./plan.svelte";
import { courseOf, strikeAt, type Light, type Play } from "./play";
import { piecesOf } from "./read";

/** How things stand when an order is given. */
export interface Now {
  play: Play;
  asked: Asked | null;
  bounds: Bounds;
  lights: ReadonlyMap<number, Light>;
}

export interface Agreed {
  fight: number | null;
  flight: number | null;
}

const isMothership = (unit: number) => unit === mothershipOf(ownerOf(unit));

export class Orders {
  /** What waits until it is settled what becomes of the Energy draft. */
  pending = $state.raw<readonly Intent[] | null>(null);

  constructor(
    readonly aim: Aim,
    readonly draft: Draft,
    readonly plan: Plan,
    readonly now: () => Now,
  ) {}

  /** One answer after the other. What would lock the Energy asks first about a draft of it. */
  carryOut(steps: readonly Intent[], locks: boolean): void {
    if (locks && this.draft.changes(this.now().bounds)) this.pending = steps;
    else this.begin(steps);
  }

  begin(steps: readonly Intent[]): void {
    const { play, asked } = this.now();
    this.pending = null;
    this.plan.begin(steps);
    const next = asked && this.plan.next(asked);
    if (next) play.answer(next.answer, next.agreed);
  }

  /** The draft can be set: all of the Energy is laid out. */
  get whole(): boolean {
    const { bounds } = this.now();
    return left(bounds, this.draft.rows ?? bounds.now) === 0;
  }

  setFirst(): void {
    const rows = this.draft.rows ?? this.now().bounds.now;
    this.begin([...setting(rows), ...(this.pending ?? [])]);
  }

  discard(): void {
    this.draft.reset();
    this.begin(this.pending ?? []);
  }

  setEnergy(rows: number[]): void {
    const { play } = this.now();
    if (play.decision?.choice.of === "action") this.begin(setting(rows));
    else play.answer(rows);
  }

  /** The ship in hand goes this way. */
  fly(way: number[]): void {
    const unit = this.aim.unit;
    if (unit === null) return;
    this.aim.unit = null;
    this.carryOut(flying(unit, way), isMothership(unit));
  }

  /** Attack with these ships; the one that has a way flies there before. `agreed`: the chances that
   * the player was shown, of the fight and of the flight. */
  attack(piece: number, units: number[], way: number[] | null, agreed: Agreed): void {
    const { play } = this.now();
    const flights = strikeAt(play, piece)?.flights ?? [];
    const flier = flights.find(({ unit }) => units.includes(unit))?.unit;
    this.carryOut(
      [
        ...(way && flier !== undefined ? flying(flier, way, agreed.flight) : []),
        {
          key: "action",
          answer: piece >= PLANET ? RAID + piece - PLANET : ATTACK + piece,
          agreed: agreed.fight,
        },
        { key: "attackers", answer: units, agreed: agreed.fight },
      ],
      units.some(isMothership),
    );
  }

  /** A space pressed in one's own turn: a ship is picked up or sent, an attack weighed. */
  command(space: number): void {
    const { aim } = this;
    const { play, lights } = this.now();
    const light = lights.get(space);
    const piece = piecesOf(play.war).get(space) ?? null;
    const way = light?.cost === undefined ? null : light.acts[0]?.answer;
    if (Array.isArray(way)) this.fly(way);
    else if (strikeAt(play, piece)) {
      aim.menu = null;
      aim.target = piece;
    } else if (piece !== null && courseOf(play, piece).length > 0) {
      aim.target = aim.drawn = null;
      aim.unit = aim.unit === piece ? null : piece;
    } else if (light && light.acts.length > 1) aim.menu = aim.menu === space ? null : space;
    else if (light?.acts[0]) play.answer(light.acts[0].answer);
    else aim.unit = aim.target = aim.menu = null;
  }
}

const setting = (rows: number[]): Intent[] => [
  { key: "action", answer: ENERGY },
  { key: "energy", answer: rows },
];
const flying = (unit: number, way: number[], agreed: number | null = null): Intent[] => [
  { key: "action", answer: MOVE + unit },
  { key: "way", answer: way, agreed },
];
