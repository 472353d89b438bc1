import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "../src/lib/pace";
import type { FromServer } from "../src/lib/wire";

const view = (step: number) =>
  ({
    type: "view",
    step,
    seat: 0,
    view: { viewer: 0, state: {}, open: [], over: false },
    undo: false,
    figures: {},
  }) as FromServer;
const events = (step: number, quiet = false): FromServer => ({
  type: "events",
  step,
  events: quiet ? [] : [{ is: "Dug" }],
  log: [],
});
const taken: FromServer = { type: "taken", id: "a", step: 1 };
const answers = (first: number, last: number, quiet = false) =>
  Array.from({ length: last - first + 1 }, (_, n) => [
    events(first + n, quiet),
    view(first + n),
  ]).flat();

let shown: number[] = [];
let behind = 0;
let wanted = true;
/** From this position on there is nothing to decide here. */
let turnOver = 0;
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(10_000);
  [shown, behind, wanted] = [[], 0, true];
  const deliver = (messages: FromServer[]) => {
    const last = messages.findLast((message) => message.type === "view");
    if (last?.type !== "view") return;
    shown.push(last.step);
    wanted ||= last.step === turnOver;
  };
  pacer = new Pacer(
    deliver,
    () => wanted,
    (count) => (behind = count),
  );
});
afterEach(() => vi.useRealTimers());

test("what comes with an answer of our own is shown one by one, though it was ours to decide", () => {
  [wanted, turnOver] = [false, 1];
  pacer.put(answers(1, 3)); // `taken` came before them, or comes after
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2]);
});

test("one's own answer is shown at once, those of others after it one by one", () => {
  pacer.put([taken, ...answers(1, 3)]);
  expect(shown).toEqual([1]);
  expect(behind).toBe(2);
  vi.advanceTimersByTime(440);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(behind).toBe(0);
});

test("an answer that comes alone does not wait", () => {
  pacer.put(answers(1, 1));
  vi.advanceTimersByTime(1000);
  pacer.put(answers(2, 2));
  expect(shown).toEqual([1, 2]);
});

test("many do not take longer than a few", () => {
  pacer.put(answers(1, 60));
  vi.advanceTimersByTime(2500);
  expect(shown).toHaveLength(60);
  expect(shown.at(-1)).toBe(60);
});

test("answers that bring nothing take no time", () => {
  pacer.put([...answers(1, 1), ...answers(2, 5, true)]);
  expect(shown.at(-1)).toBe(5);
});

test("whoever skips, or does not want it, sees the last position at once", () => {
  pacer.put(answers(1, 4));
  pacer.skip();
  expect(shown).toEqual([1, 4]);
  wanted = false;
  pacer.put(answers(5, 9));
  expect(shown.at(-1)).toBe(9); // one after the other, and all in this moment
  expect(behind).toBe(0);
});

test("an answer of one's own brings all that came before it", () => {
  pacer.put(answers(1, 3));
  expect(shown).toEqual([1]);
  pacer.put([taken, ...answers(4, 5)]);
  expect(shown).toEqual([1, 4]);
  expect(behind).toBe(1);
});
