/** The mine's measures in units of its own: 720 high, as wide as the stage makes it. */

import { FLOORS } from "./facts";

export const HIGH = 720;
export const SURFACE = 104;
export const ROW = (HIGH - SURFACE) / (FLOORS - 1);
/** From a floor's top to the planks that one stands on. */
export const GROUND = 89;
/** The least a unit may measure, so that the smallest letters are letters. */
const LEAST = 0.97;
/** Below this the mine is drawn for a phone. */
const NARROW = 560;
const LEAST_WIDE = 372;

export interface World {
  /** Pixels of a unit. */
  unit: number;
  wide: number;
  narrow: boolean;
  plate: number;
  shaft: { x: number; wide: number };
  /** Where caverns begin and end. */
  left: number;
  right: number;
  /** The rock face with the next corridor. */
  face: { x: number; wide: number };
}

export function worldOf(width: number, height: number): World {
  const unit = Math.max(LEAST, Math.min(height / HIGH, width / LEAST_WIDE));
  const wide = width / unit;
  if (wide < NARROW) {
    const face = { x: wide - 112, wide: 106 };
    return {
      unit,
      wide,
      narrow: true,
      plate: 25,
      shaft: { x: 22, wide: 42 },
      left: 68,
      right: face.x - 2,
      face,
    };
  }
  const face = { x: wide - 158, wide: 144 };
  return {
    unit,
    wide,
    narrow: false,
    plate: 7,
    shaft: { x: 52, wide: 58 },
    left: 114,
    right: face.x - 2,
    face,
  };
}

export const topOfFloor = (floor: number) => (floor === 0 ? 0 : SURFACE + (floor - 1) * ROW);
export const highOfFloor = (floor: number) => (floor === 0 ? SURFACE : ROW);

/** So many units, as a length. */
export const u = (units: number) => `calc(var(--u) * ${Math.round(units * 100) / 100})`;

/** Where the mech stands that is number `at` of so many on a floor: its left edge. */
export function standing(world: World, floor: number, at: number, count: number): number {
  const from = floor === 0 ? world.left + (world.narrow ? -10 : 8) : world.left + mechInset(world);
  const to = floor === 0 ? from + 46 * (count - 1) : world.right - (world.narrow ? 104 : 200);
  if (count === 1) return floor === 0 ? from : from + (to - from) * 0.6;
  return from + Math.min(96, (to - from) / (count - 1)) * at;
}
const mechInset = (world: World) => (world.narrow ? 6 : 138);
