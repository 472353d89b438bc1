/** The world around the claim: ridges, layers, pebbles, the same in every game. */

import type { Facts, MineState } from "./facts";
import { UNIT } from "./measure";
import { grain } from "./mine";

/** The boards one below the other: which, how deep, from where to where. */
export function layersOf(facts: Facts, mine: MineState) {
  let row = 0;
  return mine.boards.map((board) => {
    const side = facts.boards[board];
    const y = row * UNIT;
    row += side?.rows.length ?? 0;
    return { board, depth: side?.depth ?? 1, y, end: row * UNIT };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
/** A number between a and b, always the same for a seed. */
const between = (a: number, b: number, seed: number) => a + (b - a) * grain(seed);

/** A jagged line of hills, closed below. */
export function ridge(
  left: number,
  right: number,
  base: number,
  high: number,
  step: number,
): string {
  let path = `M${left} 8`;
  for (let x = left; x <= right; x += step)
    path += `L${round(x)} ${round(base - high * grain(x * 0.37 + high))}`;
  return `${path}L${right} 8Z`;
}

/** A layer of another soil. */
export function band(left: number, right: number, y: number, height: number): string {
  const top: string[] = [];
  const bottom: string[] = [];
  for (let x = left; x <= right; x += 80) {
    top.push(`${x} ${round(y + between(-9, 9, x + y))}`);
    bottom.unshift(`${x} ${round(y + height + between(-7, 7, x * 3 + y))}`);
  }
  return `M${top.join("L")}L${bottom.join("L")}Z`;
}

/** Stones in the ground, and the light on them, as two paths: there are hundreds. */
export function pebbles(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): { stones: string; lights: string } {
  let stones = "";
  let lights = "";
  for (let n = 0; n < count; n += 1) {
    const x = between(left, right, n * 3 + 1 + top);
    const y = between(top, bottom, n * 7 + 2);
    const r = between(3, 11, n * 11 + 3);
    stones += `M${round(x - r)} ${round(y)}q${round(r * 0.3)} ${round(-r * 0.9)} ${round(r)} ${round(-r * 0.8)}t${round(r)} ${round(r * 0.7)}q${round(-r * 0.2)} ${round(r * 0.8)} ${round(-r)} ${round(r * 0.7)}t${round(-r)} ${round(-r * 0.6)}z`;
    lights += `M${round(x - r * 0.6)} ${round(y - r * 0.35)}q${round(r * 0.4)} ${round(-r * 0.4)} ${round(r * 0.8)} ${round(-r * 0.25)}`;
  }
  return { stones, lights };
}

/** Small dots, as one path. */
export function dots(
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): string {
  let path = "";
  for (let n = 0; n < count; n += 1)
    path += `M${round(between(left, right, n * 5 + top))} ${round(between(top, bottom, n * 9 + 4))}h.01`;
  return path;
}
