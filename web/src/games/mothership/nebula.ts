/** Deep space, painted once into a bitmap: clouds of two colours, stars, the edge of a great planet.
 * A picture that never changes costs nothing while the map moves over it. */

import { chance } from "./chance";

const GRID = 64;

/** From 0 to 1 without an edge. */
function soft(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** Smooth noise between 0 and 1 on a small grid of random values. */
function noise(seed: number): (x: number, y: number) => number {
  const next = chance(seed);
  const values = Float32Array.from({ length: GRID * GRID }, next);
  const at = (x: number, y: number) =>
    values[(((y % GRID) + GRID) % GRID) * GRID + (((x % GRID) + GRID) % GRID)] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - left), soft(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Clouds: several sizes of noise on top of each other. */
function cloud(of: (x: number, y: number) => number, x: number, y: number): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let layer = 0; layer < 5; layer += 1) {
    sum += weight * of(x * scale, y * scale);
    weight /= 2;
    scale *= 2;
  }
  return sum;
}

function glow(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  stops: [number, string][],
): void {
  const light = paint.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  paint.fillStyle = light;
  paint.fillRect(0, 0, paint.canvas.width, paint.canvas.height);
}

/** The clouds at a small size; drawn larger they are soft by themselves. */
function clouds(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext("2d");
  if (!paint) return canvas;
  const image = paint.createImageData(width, height);
  const [cold, warm] = [noise(11), noise(4)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const blue = soft((cloud(cold, u * 4, v * 5) - 0.3) / 0.5) * Math.max(0, 1 - (u + v) * 0.6);
      const red =
        soft((cloud(warm, u * 5 + 9, v * 4) - 0.3) / 0.5) * Math.max(0, (u + v) * 0.7 - 0.3);
      const all = blue + red;
      const place = (y * width + x) * 4;
      image.data[place] = (blue * 150 + red * 255) / (all || 1);
      image.data[place + 1] = (blue * 178 + red * 140) / (all || 1);
      image.data[place + 2] = (blue * 255 + red * 96) / (all || 1);
      image.data[place + 3] = Math.min(150, all * 170);
    }
  paint.putImageData(image, 0, 0);
  return canvas;
}

function stars(paint: CanvasRenderingContext2D, width: number, height: number, dot: number): void {
  const next = chance(7);
  for (let n = 0; n < 420; n += 1) {
    const [x, y, r] = [next() * width, next() * height, next()];
    paint.globalAlpha = 0.25 + next() * 0.7;
    paint.fillStyle = next() > 0.75 ? "#ffd9b8" : "#dbe7ff";
    paint.beginPath();
    paint.arc(x, y, (r * r * 1.3 + 0.3) * dot, 0, 7);
    paint.fill();
  }
  paint.globalAlpha = 0.85;
  for (const [u, v, size] of [
    [0.06, 0.16, 10],
    [0.93, 0.78, 11],
    [0.8, 0.05, 9],
    [0.13, 0.9, 9],
  ] as const) {
    const [x, y, r] = [u * width, v * height, size * dot];
    paint.fillStyle = "#eef4ff";
    paint.beginPath();
    for (let n = 0; n < 8; n += 1) {
      const long = n % 2 ? r * 0.1 : r;
      paint.lineTo(x + long * Math.sin((n * Math.PI) / 4), y - long * Math.cos((n * Math.PI) / 4));
    }
    paint.fill();
  }
  paint.globalAlpha = 1;
}

/** A world beyond the corner, lit along its edge. */
function limb(paint: CanvasRenderingContext2D, width: number, height: number): void {
  const r = Math.min(width, height) * 0.42;
  const [x, y] = [width * 0.985, height + r * 0.42];
  glow(paint, x, y, r * 1.25, [
    [0.7, "#ff8f5500"],
    [0.79, "#ff8f5577"],
    [1, "#ff8f5500"],
  ]);
  const body = paint.createRadialGradient(x, y, r * 0.7, x, y, r);
  body.addColorStop(0, "#0c0710");
  body.addColorStop(0.8, "#5a2417");
  body.addColorStop(1, "#ffb27a");
  paint.fillStyle = body;
  paint.beginPath();
  paint.arc(x, y, r, 0, 7);
  paint.fill();
}

export function paintSpace(canvas: HTMLCanvasElement, width: number, height: number): void {
  const paint = canvas.getContext("2d");
  if (!paint || width < 2 || height < 2) return;
  [canvas.width, canvas.height] = [width, height];
  paint.fillStyle = "#070b1c";
  paint.fillRect(0, 0, width, height);
  const most = Math.max(width, height);
  glow(paint, width * 0.24, height * 0.3, most * 0.62, [
    [0, "#2b57a8cc"],
    [0.5, "#1b2f776b"],
    [1, "#0b133000"],
  ]);
  glow(paint, width * 0.84, height * 0.86, most * 0.6, [
    [0, "#d8662c9e"],
    [0.42, "#7d2f3a5c"],
    [1, "#2a0f2400"],
  ]);
  glow(paint, width * 0.5, height * 0.5, most * 0.36, [
    [0, "#7b52b857"],
    [1, "#2a1a5a00"],
  ]);
  paint.imageSmoothingQuality = "high";
  paint.drawImage(clouds(220, 165), 0, 0, width, height);
  stars(paint, width, height, most / 1100);
  limb(paint, width, height);
  glow(paint, width / 2, height / 2, most * 0.75, [
    [0.6, "#03040c00"],
    [1, "#03040cc8"],
  ]);
}
