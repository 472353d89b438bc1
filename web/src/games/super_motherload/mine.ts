/** The mine as geometry: spaces, lines being drawn, galleries. No rule is decided here. */

import type { Placement } from "../../lib/wire";
import type { Facts, MineState } from "./facts";

export interface Space {
  cell: number;
  row: number;
  column: number;
  /** `.` dirt, `#` rock, `r b y` a steel plate. */
  ground: string;
  /** `.` nothing, a mineral's letter, `A` artifact, `*` bomb, a digit: cards to draw. */
  shows: string;
  dug: boolean;
}

/** The spaces of the boards in play, row by row. Those that have not changed since `before` are
 * the same objects, so that nothing of them is drawn anew. */
export function spacesOf(
  facts: Facts,
  state: MineState,
  before?: ReadonlyMap<number, Space>,
): Space[] {
  const dug = new Set(state.dug);
  const rows = state.boards.flatMap((board) => facts.boards[board]?.rows ?? []);
  return rows.flatMap((spaces, row) =>
    spaces.map((space, column) => {
      const cell = row * facts.sheet.stride + column;
      const now = {
        cell,
        row,
        column,
        ground: space[0] ?? ".",
        shows: space[1] ?? ".",
        dug: dug.has(cell),
      };
      const old = before?.get(cell);
      const same =
        old && old.ground === now.ground && old.shows === now.shows && old.dug === now.dug;
      return same ? old : now;
    }),
  );
}

/** Nothing to draw but the dirt itself. */
export function bare(space: Space): boolean {
  return space.ground === "." && space.shows === ".";
}

/** Specks in all dirt that is left, as one path: there are many spaces to draw at once. */
export function specks(spaces: Iterable<Space>, unit: number): string {
  let path = "";
  for (const { cell, row, column, ground, dug } of spaces) {
    if (dug || ground !== ".") continue;
    for (let n = 1; n <= 4; n += 1) {
      const x = column * unit + 4 + grain(cell * 7 + n) * (unit - 8);
      const y = row * unit + 4 + grain(cell * 13 + n * 3) * (unit - 8);
      const r = 0.7 + grain(cell + n * 17) * 1.5;
      path += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
    }
  }
  return path;
}

/** The placements that cover a cell, those that begin there first. */
export function through(placements: readonly Placement[], cell: number): Placement[] {
  const found = placements.filter((placement) => placement.cells.includes(cell));
  const rank = (placement: Placement) =>
    placement.cells[0] === cell ? 0 : placement.cells.at(-1) === cell ? 1 : 2;
  return found.sort((a, b) => rank(a) - rank(b));
}

/** What a stroke from one cell to another means: the line with these ends; else the one that
 * begins at the first and runs towards the last; else one that holds both. */
export function stroked(
  placements: readonly Placement[],
  first: number,
  last: number,
): Placement | undefined {
  if (first === last) return through(placements, first)[0];
  const both = placements.filter(({ cells }) => cells.includes(first) && cells.includes(last));
  const ends = ({ cells }: Placement) => [cells[0], cells.at(-1)];
  return (
    both.find((one) => ends(one).includes(first) && ends(one).includes(last)) ??
    both.find((one) => ends(one).includes(first)) ??
    both[0] ??
    towards(placements, first, last)
  );
}

/** A stroke longer than the line: it begins at the first cell and runs that way. */
function towards(
  placements: readonly Placement[],
  first: number,
  last: number,
): Placement | undefined {
  return placements.find(({ cells }) => {
    const [a, b] = [cells[0] ?? 0, cells.at(-1) ?? 0];
    if (a === b) return false;
    const step = Math.abs((cells[1] ?? a) - a);
    if ((last - first) % step !== 0) return false;
    return last > first ? a === first : b === first;
  });
}

/** The number of a line that is not among the legal ones, so that the server can say why not. How
 * placements are numbered, the sheet says. */
export function lineNumber(facts: Facts, length: number, first: number, last: number): number {
  const { stride, span } = facts.sheet;
  const upright = length > 1 && Math.abs(last - first) >= stride;
  const forward = last >= first;
  const back = (length - 1) * (upright ? stride : 1);
  const start = forward ? first : first - back;
  return (upright ? span : 0) + start;
}

/** Where a cell's neighbour lies, -1 outside. */
export function beside(
  spaces: ReadonlyMap<number, Space>,
  cell: number,
  key: string,
  stride: number,
): number {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -stride, ArrowDown: stride }[key];
  if (by === undefined) return -1;
  return spaces.has(cell + by) ? cell + by : -1;
}

/** Galleries as one path through the middles of the cells; wide strokes make them tunnels. */
export function galleries(
  cells: readonly number[],
  stride: number,
  unit: number,
  open: (cell: number) => boolean = () => false,
): string {
  const dug = new Set(cells);
  const x = (cell: number) => ((cell % stride) + 0.5) * unit;
  const y = (cell: number) => (Math.floor(cell / stride) + 0.5) * unit;
  let path = "";
  for (const cell of cells) {
    path += `M${x(cell)} ${y(cell)}h.01`;
    if (dug.has(cell + 1)) path += `H${x(cell + 1)}`;
    if (dug.has(cell + stride)) path += `M${x(cell)} ${y(cell)}V${y(cell + stride)}`;
    if (open(cell)) path += `M${x(cell)} ${y(cell)}V${y(cell) - unit * 0.6}`;
    // A hall of four: no pillar is left in its middle.
    if (dug.has(cell + 1) && dug.has(cell + stride) && dug.has(cell + stride + 1))
      path += `M${x(cell)} ${y(cell)}h${unit}v${unit}h${-unit}Z`;
  }
  return path;
}

/** Tunnels as one path of rounded rooms and the joints between them; `open` cells reach the sky. */
export function tubes(
  cells: readonly number[],
  stride: number,
  unit: number,
  inset: number,
  open: (cell: number) => boolean = () => false,
): string {
  const has = new Set(cells);
  const size = unit - 2 * inset;
  const round = size * 0.35;
  let path = "";
  for (const cell of cells) {
    const x = (cell % stride) * unit;
    const y = Math.floor(cell / stride) * unit;
    const [right, down] = [has.has(cell + 1), has.has(cell + stride)];
    path += room(x + inset, y + inset, size, size, round);
    if (right) path += room(x + unit / 2, y + inset, unit, size, 1);
    if (down) path += room(x + inset, y + unit / 2, size, unit, 1);
    if (right && down && has.has(cell + stride + 1))
      path += room(x + unit / 2, y + unit / 2, unit, unit, 1);
    if (open(cell)) path += room(x + inset, y - unit / 4, size, unit * 0.75, 1);
  }
  return path;
}

function room(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export interface Haul {
  minerals: number[];
  money: number;
  artifacts: number;
  tokens: number;
  draws: number;
}

/** What these cells show: the ghost says what it would bring. */
export function haul(
  facts: Facts,
  spaces: ReadonlyMap<number, Space>,
  cells: readonly number[],
): Haul {
  const found: Haul = {
    minerals: facts.minerals.map(() => 0),
    money: 0,
    artifacts: 0,
    tokens: 0,
    draws: 0,
  };
  for (const cell of cells) {
    const shows = spaces.get(cell)?.shows ?? ".";
    const kind = facts.minerals.findIndex((mineral) => mineral.letter === shows);
    if (kind >= 0) {
      found.minerals[kind] = (found.minerals[kind] ?? 0) + 1;
      found.money += facts.minerals[kind]?.money ?? 0;
    } else if (shows === "A") found.artifacts += 1;
    else if (shows === "*") found.tokens += 1;
    else if (/\d/.test(shows)) found.draws += Number(shows);
  }
  return found;
}

/** A number between 0 and 1 that is always the same for a cell: grains of the ground. */
export function grain(seed: number): number {
  const mixed = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
