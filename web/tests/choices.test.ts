import { describe, expect, test } from "vitest";
import {
  askedSeats,
  cellsOf,
  covering,
  decisionsOf,
  nextAtScreen,
  positionsOf,
  same,
  toggled,
} from "../src/lib/choices";
import { reactionsOf, toAnswer } from "../src/lib/orders";
import type { OpenDecision, View } from "../src/lib/wire";

const open = (...seats: number[]): OpenDecision[] =>
  seats.map((seat) => ({ seat, key: "k", clause: "" }));

describe("picking some", () => {
  test("stays in ascending order, as the wire wants it", () => {
    expect(toggled([3, 9], 5)).toEqual([3, 5, 9]);
    expect(toggled([10, 9], 2)).toEqual([2, 9, 10]);
  });
  test("takes out what was there", () => expect(toggled([3, 5], 3)).toEqual([5]));
});

test("equal options are told apart by their place", () => {
  expect(positionsOf([3, 3], [0, 3, 3])).toEqual([1, 2]);
  expect(positionsOf([7], [0, 3])).toEqual([]);
});

test("answers are compared by what they say", () => {
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same(1, [1])).toBe(false);
});

describe("placements", () => {
  const placements = [
    { answer: 0, cells: [0, 1] },
    { answer: 7, cells: [1, 5] },
  ];
  test("are narrowed by the cells they cover", () => {
    expect(covering(placements, [1])).toHaveLength(2);
    expect(covering(placements, [1, 5]).map((each) => each.answer)).toEqual([7]);
  });
  test("name every cell once", () => expect(cellsOf(placements)).toEqual([0, 1, 5]));
});

describe("decisions", () => {
  test("only those with a choice, of one's own seat, can be answered", () => {
    const mine: OpenDecision = {
      seat: 1,
      key: "a",
      clause: "",
      choice: { kind: "number", of: "n", low: 0, high: 1 },
    };
    const view: View = { viewer: 1, state: {}, over: false, open: [mine, ...open(0, 1)] };
    expect(decisionsOf(view, 1)).toEqual([mine]);
    expect(decisionsOf(view, null)).toEqual([]);
  });
  test("seats are named once", () => expect(askedSeats(open(2, 0, 2))).toEqual([0, 2]));
});

describe("standing orders", () => {
  test("what they answer is nobody's to answer", () =>
    expect(toAnswer(open(0, 1), [{ seat: 1, key: "k" }])).toEqual(open(0)));
  test("a game without reactions has none", () =>
    expect(reactionsOf({ words: {} }).things).toEqual([]));
});

describe("passing the screen", () => {
  test("to whoever here is asked", () => expect(nextAtScreen(open(1), [0, 1], 0)).toBe(1));
  test("not while the one who looks is asked too", () =>
    expect(nextAtScreen(open(0, 1), [0, 1], 1)).toBe(null));
  test("not for somebody elsewhere", () => expect(nextAtScreen(open(2), [0, 1], 0)).toBe(null));
  test("at the start to the first who is asked", () =>
    expect(nextAtScreen(open(0, 1), [0, 1], null)).toBe(0));
});
