/** The board's geometry: pointed hexes, r pointing down. No rule lives here. */

export const WIDE = Math.sqrt(3);
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The corners of a hex of size 1, from the top on; edge n lies between corners n and n + 1. */
const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** The neighbour across each edge. */
const EDGES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export interface Spot {
  space: number;
  q: number;
  r: number;
  x: number;
  y: number;
}

export class Hexes {
  readonly spots: Spot[];
  readonly #numbers = new Map<string, number>();

  constructor(
    readonly radius: number,
    coords: readonly (readonly [number, number])[],
    readonly scale = 20,
  ) {
    this.spots = coords.map(([q, r], space) => {
      this.#numbers.set(`${q},${r}`, space);
      return { space, q, r, x: WIDE * (q + r / 2) * scale, y: 1.5 * r * scale };
    });
  }

  at(q: number, r: number): number {
    return this.#numbers.get(`${q},${r}`) ?? -1;
  }

  spot(space: number): Spot {
    return this.spots[space] ?? { space, q: 0, r: 0, x: 0, y: 0 };
  }

  neighbours(space: number): number[] {
    const { q, r } = this.spot(space);
    return DIRECTIONS.map(([dq, dr]) => this.at(q + dq, r + dr)).filter((other) => other >= 0);
  }

  adjacent(one: number, other: number): boolean {
    return this.distance(one, other) === 1;
  }

  distance(one: number, other: number): number {
    const a = this.spot(one);
    const b = this.spot(other);
    const q = a.q - b.q;
    const r = a.r - b.r;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  }

  /** The spaces of a straight line, the first left out. */
  line(from: number, to: number): number[] {
    const steps = this.distance(from, to);
    const a = this.spot(from);
    const b = this.spot(to);
    const found: number[] = [];
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      // A hair off the centre, so that a line along an edge chooses one side throughout.
      const q = a.q + (b.q - a.q) * share + 1e-6;
      const r = a.r + (b.r - a.r) * share + 2e-6;
      found.push(this.#nearest(q, r));
    }
    return found;
  }

  #nearest(q: number, r: number): number {
    let [rq, rr] = [Math.round(q), Math.round(r)];
    const rs = Math.round(-q - r);
    const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
    if (dq > dr && dq > ds) rq = -rr - rs;
    else if (dr > ds) rr = -rq - rs;
    return this.at(rq, rr);
  }

  /** Where an arrow key leads: along a row, or to the row above or below, nearest first. */
  step(space: number, key: string): number {
    const { q, r, x } = this.spot(space);
    if (key === "ArrowRight") return this.at(q + 1, r);
    if (key === "ArrowLeft") return this.at(q - 1, r);
    const row = key === "ArrowUp" ? r - 1 : key === "ArrowDown" ? r + 1 : null;
    if (row === null) return -1;
    let best = -1;
    let least = Infinity;
    for (const spot of this.spots) {
      const away = Math.abs(spot.x - x);
      if (spot.r === row && away < least) {
        least = away;
        best = spot.space;
      }
    }
    return best;
  }

  /** The outline of one space, as a path; `share` of its size. */
  cell(space: number, share = 1): string {
    const { x, y } = this.spot(space);
    const points = CORNERS.map(
      ([cx, cy]) => `${round(x + cx * share * this.scale)} ${round(y + cy * share * this.scale)}`,
    );
    return `M${points.join("L")}Z`;
  }

  /** The outline around a set of spaces, as a path of single edges. */
  contour(spaces: ReadonlySet<number>): string {
    let path = "";
    for (const space of spaces) {
      const { q, r, x, y } = this.spot(space);
      EDGES.forEach(([dq, dr], at) => {
        const other = this.at(q + dq, r + dr);
        if (other >= 0 && spaces.has(other)) return;
        const [ax, ay] = CORNERS[at] ?? [0, 0];
        const [bx, by] = CORNERS[(at + 1) % 6] ?? [0, 0];
        path += `M${round(x + ax * this.scale)} ${round(y + ay * this.scale)}L${round(x + bx * this.scale)} ${round(y + by * this.scale)}`;
      });
    }
    return path;
  }

  /** Half of the width and height of the whole board. */
  extent(): { width: number; height: number } {
    return {
      width: WIDE * (this.radius + 0.5) * this.scale,
      height: (1.5 * this.radius + 1) * this.scale,
    };
  }
}

/** The corners of a hex around (0, 0). */
export function corners(radius: number): string {
  return CORNERS.map(([x, y]) => `${round(radius * x)},${round(radius * y)}`).join(" ");
}

export const round = (value: number) => Math.round(value * 100) / 100;
