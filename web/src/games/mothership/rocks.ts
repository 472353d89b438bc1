/** Asteroids: every field has its own stones, the same in every game. */

import { chance } from "./chance";
import { round, type Hexes } from "./hex";

/** Stones of one kind as two paths: the body, and the light on it. */
export interface Stones {
  dark: string;
  light: string;
  body: string;
  face: string;
}

const TONES = [
  ["#4a342c", "#866152"],
  ["#3c2d30", "#6e5653"],
  ["#5a3c2c", "#a07250"],
  ["#332a35", "#5c5063"],
] as const;

export function stonesOf(hexes: Hexes, asteroids: readonly number[]): Stones[] {
  const found = TONES.map(([dark, light]) => ({ dark, light, body: "", face: "" }));
  for (const space of asteroids) {
    const next = chance(space + 7);
    const { x, y } = hexes.spot(space);
    for (let n = 0; n < 7; n += 1) {
      const [angle, far] = [next() * 6.283, 4 + next() * 12];
      const r = n < 2 ? 4 + next() * 3 : 1.3 + next() * 2.3;
      const tone = found[Math.floor(next() * found.length)];
      const [body, face] = stone(
        x + far * Math.cos(angle) * 0.9,
        y + far * Math.sin(angle) * 0.9,
        r,
        next,
      );
      if (tone) {
        tone.body += body;
        tone.face += face;
      }
    }
  }
  return found;
}

function stone(x: number, y: number, r: number, next: () => number): [string, string] {
  const count = 7 + Math.floor(next() * 3);
  const body: string[] = [];
  const face: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const angle = (n / count) * 6.283 + next() * 0.4;
    const far = r * (0.72 + next() * 0.38);
    const [dx, dy] = [far * Math.cos(angle), far * Math.sin(angle)];
    body.push(`${round(x + dx)} ${round(y + dy)}`);
    face.push(`${round(x + dx * 0.62 - r * 0.16)} ${round(y + dy * 0.62 - r * 0.18)}`);
  }
  return [`M${body.join("L")}Z`, `M${face.join("L")}Z`];
}
