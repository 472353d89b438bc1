/** Sky and rock, the same in every game: lines and stones from a seed, as few long paths. */

import { HIGH, SURFACE, topOfFloor } from "../world";

const grain = (seed: number) => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};
const between = (from: number, to: number, seed: number) => from + (to - from) * grain(seed);
const whole = (value: number) => Math.round(value * 10) / 10;

/** Wider than any stage: what sticks out is not seen. */
export const WIDEST = 1500;

/** A layer's upper edge. */
export function edge(floor: number): string {
  const y = floor === 1 ? SURFACE + 6 : topOfFloor(floor);
  let path = `M0 ${whole(y)}`;
  for (let x = 0, n = 0; x < WIDEST; n += 1) {
    x += between(26, 60, floor * 97 + n);
    path += `L${whole(x)} ${whole(y + between(-4, 4, floor * 31 + n * 3))}`;
  }
  return path;
}
export const layer = (floor: number) => `${edge(floor)}V${HIGH + 40}H0Z`;

type Stone = (x: number, y: number, size: number) => string;
const STONES: readonly Stone[] = [
  (x, y, r) =>
    `M${x - r} ${y}a${r} ${whole(r * 0.6)} 0 1 0 ${r * 2} 0a${r} ${whole(r * 0.6)} 0 1 0 ${-r * 2} 0z`,
  (x, y, r) => `M${x} ${y}l${r} ${whole(r * 0.6)} ${r}-${whole(r * 0.4)}-${r} ${whole(r * 0.1)}z`,
  (x, y, r) => `M${x} ${y}h${r * 5}v1.6h${-r * 5}z`,
  (x, y, r) => `M${x} ${y}l${r}-${whole(r * 1.3)} ${r} ${r}-${whole(r * 0.7)} ${r}z`,
  (x, y, r) =>
    `M${x} ${y}l${r}-${whole(r * 0.8)} ${whole(r * 0.9)} ${whole(r * 0.4)}-${whole(r * 0.5)} ${r}z`,
];

/** What lies in a layer: pebbles, cracks, bands, crystals, shards. */
export function stones(floor: number, seed: number): string {
  const draw = STONES[Math.min(STONES.length, floor) - 1] ?? STONES[0];
  const top = topOfFloor(floor) + 12;
  let path = "";
  for (let n = 0; n < 60; n += 1) {
    const x = whole(between(0, WIDEST, floor * 1000 + seed + n * 7));
    const y = whole(between(top, top + 92, floor * 500 + seed + n * 13));
    path += draw?.(x, y, whole(between(3, 8, seed + n * 17))) ?? "";
  }
  return path;
}

/** Glowing veins of the two deepest floors. */
export function veins(floor: number): string {
  let path = "";
  for (let n = 0; n < 6; n += 1) {
    const seed = floor * 71 + n * 19;
    path += `M${whole(between(40, WIDEST, seed))} ${whole(between(topOfFloor(floor) + 14, topOfFloor(floor) + 96, seed + 1))}`;
    for (let bend = 0; bend < 5; bend += 1)
      path += `l${whole(between(8, 22, seed + bend * 3))} ${whole(between(-9, 9, seed + bend * 5))}`;
  }
  return path;
}

export const STARS = Array.from({ length: 44 }, (_, n) => {
  const x = whole(between(4, WIDEST, n * 3 + 1));
  const r = whole(between(0.5, 1.2, n * 11));
  return `M${x - r} ${whole(between(3, 28, n * 7))}h${r * 2}v${r * 2}h${-r * 2}z`;
}).join("");

/** A jagged line of hills, down to the ground. */
export function hills(base: number, high: number, step: number): string {
  let path = `M0 ${SURFACE + 14}V${base}`;
  for (let x = 0, n = 0; x < WIDEST; n += 1) {
    x += between(step * 0.5, step * 1.4, n + high);
    path += `L${whole(x)} ${whole(base - between(0, high, n * 5 + high))}`;
  }
  return `${path}V${SURFACE + 14}Z`;
}

/** A cavern's outline, from left to right over an uneven ceiling. */
export function cavern(floor: number, left: number, right: number): string {
  const top = topOfFloor(floor);
  const [ceiling, ground] = [top + 11, top + 92];
  let path = `M${left} ${whole(ground)}L${left - 2} ${whole(top + 30)}Q${left} ${whole(ceiling + 2)} ${left + 18} ${whole(ceiling)}`;
  for (let x = left + 18, n = 0; x < right - 60; n += 1) {
    const next = Math.min(right - 44, x + between(22, 40, floor * 13 + n));
    path += `Q${whole((x + next) / 2)} ${whole(ceiling + between(-8, 5, floor * 7 + n * 3))} ${whole(next)} ${whole(ceiling + between(-3, 3, floor * 3 + n * 5))}`;
    x = next;
  }
  return `${path}Q${right - 6} ${whole(ceiling - 4)} ${right - 3} ${whole(top + 30)}L${right} ${whole(ground)}Z`;
}

/** Boulders of a barrier: two rows. */
export function boulders(
  floor: number,
  left: number,
  right: number,
): { rocks: string; lights: string } {
  let rocks = "";
  let lights = "";
  for (const row of [0, 1]) {
    const y = topOfFloor(floor) + 52 + row * 38;
    for (let x = left + 4 + row * 14, n = 0; x < right - 16; n += 1) {
      const w = Math.min(right - 6 - x, between(40, 62, floor * 17 + row * 5 + n));
      const k = w / 50;
      rocks += `M${whole(x)} ${whole(y)}l${whole(4 * k)}-30 ${whole(20 * k)}-11 ${whole(20 * k)} 8 ${whole(5 * k)} 26-${whole(13 * k)} 13-${whole(26 * k)} 0z`;
      lights += `M${whole(x + 7 * k)} ${whole(y - 23)}l${whole(17 * k)}-9 ${whole(15 * k)} 5`;
      x += w;
    }
  }
  return { rocks, lights };
}
