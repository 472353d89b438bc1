/** QR codes (ISO/IEC 18004), as much of them as an address takes: bytes, error correction of level
 * M, versions 1 to 10. */

/** Of each version: error correction codewords a block, then the data codewords of every block. */
const VERSIONS: readonly { correct: number; blocks: readonly number[] }[] = [
  { correct: 10, blocks: [16] },
  { correct: 16, blocks: [28] },
  { correct: 26, blocks: [44] },
  { correct: 18, blocks: [32, 32] },
  { correct: 24, blocks: [43, 43] },
  { correct: 16, blocks: [27, 27, 27, 27] },
  { correct: 18, blocks: [31, 31, 31, 31] },
  { correct: 22, blocks: [38, 38, 39, 39] },
  { correct: 22, blocks: [36, 36, 36, 37, 37] },
  { correct: 26, blocks: [43, 43, 43, 43, 44] },
];
/** Where the centres of the small squares lie, row and column; none in version 1. */
const ALIGNED: readonly (readonly number[])[] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];
const BYTES = 0b0100;
const LEVEL_M = 0b00;
const PADDING = [0xec, 0x11];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

export type Matrix = boolean[][];

/** Dark is true; null: the text is too long. `mask` is for tests: the one that reads best is taken. */
export function qr(text: string, mask?: number): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ blocks }, at) => bytes.length <= room(blocks, at + 1)) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  if (mask !== undefined) return draw(version, words, mask);
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))] ?? null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);
/** Bytes that go into a version. */
function room(blocks: readonly number[], version: number): number {
  return Math.floor((8 * sum(blocks) - 4 - countBits(version)) / 8);
}

/** Data and correction, block by block, then interleaved. */
export function codewords(bytes: readonly number[], version: number): number[] {
  const { correct, blocks } = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const capacity = sum(blocks);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
  while (data.length < capacity)
    data.push(PADDING[(data.length - bits.length / 8) % PADDING.length] as number);
  let from = 0;
  const parts = blocks.map((size) => data.slice(from, (from += size)));
  const checks = parts.map((part) => corrected(part, correct));
  return [...interleaved(parts), ...interleaved(checks)];
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) =>
    parts.flatMap((part) => (at < part.length ? [part[at] as number] : [])),
  ).flat();
}

/** In the field of 256 elements that QR codes count in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon codewords of a block. */
export function corrected(data: readonly number[], count: number): number[] {
  const divisor = Array.from({ length: count }, (_, at): number => (at === count - 1 ? 1 : 0));
  for (let degree = 0, root = 1; degree < count; degree++, root = times(root, 2))
    for (let at = 0; at < count; at++)
      divisor[at] = times(divisor[at] as number, root) ^ (divisor[at + 1] ?? 0);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((each, at) => (rest[at] = (rest[at] as number) ^ times(each, factor)));
  }
  return rest;
}

/** A number with the remainder of its division behind it. */
function checked(value: number, generator: number, length: number): number {
  let rest = value << length;
  const degree = 31 - Math.clz32(generator);
  for (let bit = 31; bit >= degree; bit--)
    if ((rest >>> bit) & 1) rest ^= generator << (bit - degree);
  return (value << length) | rest;
}
export const formatBits = (mask: number) =>
  checked((LEVEL_M << 3) | mask, 0b10100110111, 10) ^ 0b101010000010010;
export const versionBits = (version: number) => checked(version, 0b1111100100101, 12);

function draw(version: number, words: readonly number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (row: number, column: number, reach: number) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        set(row + r, column + c, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
      }
  };
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const inCorner =
        (row === 6 && (column === 6 || column === last)) || (column === 6 && row === last);
      if (!inCorner) square(row, column, 2);
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4);
  drawFormat(set, size, mask);
  if (version >= 7) {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    }
  }
  return filled(cells, words, MASKS[mask] as (typeof MASKS)[number]);
}

function drawFormat(
  set: (row: number, column: number, dark: boolean) => void,
  size: number,
  mask: number,
): void {
  const bits = formatBits(mask);
  const dark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 6; bit++) set(bit, 8, dark(bit));
  set(7, 8, dark(6));
  set(8, 8, dark(7));
  set(8, 7, dark(8));
  for (let bit = 9; bit < 15; bit++) set(8, 14 - bit, dark(bit));
  for (let bit = 0; bit < 8; bit++) set(8, size - 1 - bit, dark(bit));
  for (let bit = 8; bit < 15; bit++) set(size - 15 + bit, 8, dark(bit));
  set(size - 8, 8, true);
}

/** The codewords go up and down in columns of two, from the right; what is drawn stays. */
function filled(
  cells: (boolean | null)[][],
  words: readonly number[],
  masked: (row: number, column: number) => boolean,
): Matrix {
  const size = cells.length;
  let bit = 0;
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    if (pair === 6) pair = 5;
    const upwards = ((pair + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [pair, pair - 1]) {
        const line = cells[row] as (boolean | null)[];
        if (line[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== masked(row, column);
        bit++;
      }
    }
  }
  return cells as Matrix;
}

/** How hard it would be to read: of the eight masks the easiest is taken. */
export function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, at) => matrix.map((row) => row[at] === true));
  let cost = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (/^(10111010000|00001011101)$/.test(text.slice(at, at + 11))) cost += 40;
  }
  for (let row = 0; row + 1 < size; row++)
    for (let column = 0; column + 1 < size; column++) {
      const cell = matrix[row]?.[column];
      const same = [
        matrix[row]?.[column + 1],
        matrix[row + 1]?.[column],
        matrix[row + 1]?.[column + 1],
      ];
      if (same.every((other) => other === cell)) cost += 3;
    }
  const dark = matrix.flat().filter(Boolean).length;
  return cost + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}
