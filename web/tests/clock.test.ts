import { expect, test } from "vitest";
import { Clocks, spelled } from "../src/lib/clock";
import type { SeatInfo, TableInfo } from "../src/lib/wire";

const person = (left: number): SeatInfo => ({
  kind: "person",
  name: "",
  bot: null,
  style: null,
  connected: true,
  stand_in: null,
  resigned: false,
  why: null,
  left,
});
const table = (running: number[], seats: SeatInfo[]) =>
  ({ seats, running, clock: { seconds: 60, increment: 5 } }) as unknown as TableInfo;

test("time runs for the seats the server names, and not below nothing", () => {
  const clocks = new Clocks();
  clocks.told(table([0], [person(60_000), person(50_000)]), 1000);
  expect([0, 1].map((seat) => clocks.left(seat, 4000))).toEqual([57_000, 50_000]);
  expect([0, 1].map((seat) => clocks.runs(seat))).toEqual([true, false]);
  expect(clocks.left(0, 999_000)).toBe(0);
});

test("the next message is right, whatever was counted", () => {
  const clocks = new Clocks();
  clocks.told(table([0], [person(60_000), person(50_000)]), 0);
  clocks.told(table([1], [person(62_000), person(50_000)]), 5000);
  expect([0, 1].map((seat) => clocks.left(seat, 6000))).toEqual([62_000, 49_000]);
});

test("a table without clocks has none", () => {
  const clocks = new Clocks();
  clocks.told({ ...table([], [person(0)]), clock: null }, 0);
  expect(clocks.left(0, 10)).toBeUndefined();
});

test("is spelled as on a clock", () => {
  expect([3_729_000, 247_900, 60_000, 10_000, 9_440].map(spelled)).toEqual([
    "1:02:09",
    "4:07",
    "1:00",
    "0:10",
    "9.4",
  ]);
});
