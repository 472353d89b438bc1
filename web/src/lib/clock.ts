/** The seats' clocks between two messages of the server, which tells them after every answer. */

import type { TableInfo } from "./wire";

export class Clocks {
  #left: number[] = [];
  #running: readonly number[] = [];
  #since = 0;

  /** What the server says; `now` in milliseconds. */
  told(info: TableInfo, now: number): void {
    this.#left = info.clock ? info.seats.map((seat) => seat.left ?? 0) : [];
    this.#running = info.running ?? [];
    this.#since = now;
  }

  /** Milliseconds that a seat has left, undefined at a table without clocks. */
  left(seat: number, now: number): number | undefined {
    const left = this.#left[seat];
    if (left === undefined) return undefined;
    return this.runs(seat) ? Math.max(0, left - (now - this.#since)) : left;
  }

  runs(seat: number): boolean {
    return this.#running.includes(seat);
  }
}

/** "4:07", "1:02:09"; the last ten seconds with a tenth, "9.4". */
export function spelled(left: number): string {
  if (left < 10_000) return (left / 1000).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
