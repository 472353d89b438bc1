/** A score over the steps of a game, ready to be drawn. */

export interface Line {
  seat: number;
  values: number[];
}

/** At most `most` steps from 0 to the last, both ends among them. */
export function sampled(last: number, most: number): number[] {
  const count = Math.min(last + 1, most);
  if (count <= 1) return [0];
  return Array.from({ length: count }, (_, at) => Math.round((at * last) / (count - 1)));
}

export interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
}

export function frameOf(lines: readonly Line[], width: number, height: number): Frame {
  const values = lines.flatMap((line) => line.values);
  const low = Math.floor(Math.min(0, ...values));
  return { width, height, low, high: Math.ceil(Math.max(low + 1, ...values)) };
}

export function points(line: Line, frame: Frame): [number, number][] {
  const { width, height, low, high } = frame;
  const last = Math.max(1, line.values.length - 1);
  return line.values.map((value, at) => [
    (at / last) * width,
    height - ((value - low) / (high - low)) * height,
  ]);
}
