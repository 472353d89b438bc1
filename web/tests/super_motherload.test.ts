import { describe, expect, test } from "vitest";
import { answerOf, drillOf, joining } from "../src/games/super_motherload/cards";
import {
  topCard,
  type Facts,
  type MineState,
  type Player,
} from "../src/games/super_motherload/facts";
import {
  beside,
  galleries,
  haul,
  lineNumber,
  spacesOf,
  stroked,
  through,
} from "../src/games/super_motherload/mine";

const facts = {
  sheet: { width: 3, height: 4, stride: 4, span: 16 },
  minerals: [
    { name: "iron", letter: "I", money: 2 },
    { name: "gold", letter: "G", money: 3 },
  ],
  boards: [
    {
      name: "1A",
      title: "Top",
      depth: 1,
      rows: [
        [".I", "#.", ".."],
        ["r2", ".A", ".*"],
      ],
    },
  ],
  cards: [
    { icons: 1, points: 0 },
    { icons: 2, points: 3 },
    { icons: 3, points: 6 },
  ],
  decks: [{ name: "purple", start: [0], stacks: [[1, 2], [], [], []] }],
  majors: [{ points: 5 }],
  minors: [{ points: 2 }],
  tiles: [{ points: 3 }],
} as unknown as Facts;
const line = (...cells: number[]) => ({ answer: cells[0] ?? 0, cells });
const spaces = new Map(
  spacesOf(facts, { boards: [0], dug: [1] } as unknown as MineState).map((each) => [
    each.cell,
    each,
  ]),
);

describe("the mine", () => {
  test("spaces are numbered row by row, with one number left out", () => {
    expect([...spaces.keys()]).toEqual([0, 1, 2, 4, 5, 6]);
    expect(spaces.get(1)).toMatchObject({ ground: "#", dug: true });
    expect(spaces.get(4)).toMatchObject({ ground: "r", shows: "2", row: 1, column: 0 });
  });
  test("a stroke is the line with its ends", () => {
    const lines = [line(0, 1), line(1, 2), line(1, 5), line(5, 9)];
    expect(stroked(lines, 1, 0)).toBe(lines[0]);
    expect(stroked(lines, 1, 2)).toBe(lines[1]);
    expect(stroked(lines, 5, 1)).toBe(lines[2]);
  });
  test("a stroke that is too short or too long still tells the direction", () => {
    const lines = [line(0, 1, 2), line(0, 4, 8)];
    expect(stroked(lines, 0, 1)).toBe(lines[0]);
    expect(stroked([line(0, 1)], 0, 2)?.cells).toEqual([0, 1]);
    expect(stroked([line(4, 8)], 8, 0)?.cells).toEqual([4, 8]);
    expect(stroked([line(0, 1)], 4, 5)).toBeUndefined();
  });
  test("of the placements through a cell those that begin there come first", () => {
    const lines = [line(0, 1), line(1, 2)];
    expect(through(lines, 1)).toEqual([lines[1], lines[0]]);
    expect(through(lines, 6)).toEqual([]);
  });
  test("an illegal line has the number the server knows it by", () => {
    expect(lineNumber(facts, 2, 0, 1)).toBe(0);
    expect(lineNumber(facts, 2, 1, 0)).toBe(0);
    expect(lineNumber(facts, 2, 1, 5)).toBe(17);
    expect(lineNumber(facts, 2, 5, 1)).toBe(17);
    expect(lineNumber(facts, 1, 6, 6)).toBe(6);
  });
  test("the ghost says what it would bring", () => {
    expect(haul(facts, spaces, [0, 4, 5, 6])).toEqual({
      minerals: [1, 0],
      money: 2,
      artifacts: 1,
      tokens: 1,
      draws: 2,
    });
  });
  test("arrows walk over the mine and stop at its edges", () => {
    expect(beside(spaces, 0, "ArrowRight", 4)).toBe(1);
    expect(beside(spaces, 2, "ArrowRight", 4)).toBe(-1);
    expect(beside(spaces, 5, "ArrowUp", 4)).toBe(1);
    expect(beside(spaces, 0, "Enter", 4)).toBe(-1);
  });
  test("galleries join neighbours, and four around a corner make a hall", () => {
    expect(galleries([0], 4, 10)).toBe("M5 5h.01");
    expect(galleries([0, 1], 4, 10)).toContain("H15");
    expect(galleries([0, 1, 4, 5], 4, 10)).toContain("h10v10h-10Z");
  });
});

describe("cards", () => {
  test("an answer is ascending and may name a card twice", () => {
    expect(answerOf([2, 1, 2], [0, 2, 1])).toEqual([1, 2, 2]);
  });
  const drills = [
    { cards: [0], length: 1 },
    { cards: [0, 0], length: 2 },
    { cards: [1], length: 3 },
  ];
  test("only what the server names makes a tunnel", () => {
    expect(drillOf(drills, [0, 0])?.length).toBe(2);
    expect(drillOf(drills, [0, 1])).toBeUndefined();
    expect(drillOf(null, [0])).toBeUndefined();
  });
  test("cards light up that could join those picked up", () => {
    expect(joining([0, 0, 1], [], drills)).toEqual([true, true, true]);
    expect(joining([0, 0, 1], [0], drills)).toEqual([true, true, false]);
    expect(joining([0, 1], [0], null)).toEqual([true, true]);
  });
});

test("the next card of a stack", () => {
  const player = { deck: 0, bought: [1, 0, 0, 0] } as unknown as Player;
  expect(topCard(facts, player, 0)).toBe(2);
  expect(topCard(facts, player, 1)).toBe(-1);
});
