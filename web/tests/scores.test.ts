import { afterEach, expect, test, vi } from "vitest";
import { roundOf, scoresOver } from "../src/lib/scores";

/** A finished game of so many seats with points: at step n they have n, and -n. */
const scoring = (seats: number) =>
  vi.fn((address: string) => {
    const step = Number(address.split("/").at(-1));
    const figures = { scores: [step, -step].slice(0, seats) };
    return Promise.resolve(new Response(JSON.stringify({ figures })));
  });

afterEach(() => vi.unstubAllGlobals());

test("a line for each seat, from the first step to the last", async () => {
  vi.stubGlobal("fetch", scoring(2));
  const lines = await scoresOver("t", 3, 2);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(lines.map(({ values }) => values.map(Math.abs))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  expect(lines[1]?.values.at(-1)).toBe(-3);
});

test("none where a seat has no score, and one look is enough where nobody has", async () => {
  vi.stubGlobal("fetch", scoring(1));
  expect(await scoresOver("t", 3, 2)).toEqual([]);
  const fetch = scoring(0);
  vi.stubGlobal("fetch", fetch);
  expect(await scoresOver("t", 3, 2)).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("the round of a step is that of the position in which it was taken", async () => {
  const rounds = vi.fn((address: string) => {
    const step = Number(address.split("/").at(-1));
    return Promise.resolve(new Response(JSON.stringify({ round: 1 + Math.floor(step / 4) })));
  });
  vi.stubGlobal("fetch", rounds);
  expect(await Promise.all([0, 4, 5].map((step) => roundOf("t", step)))).toEqual([1, 1, 2]);
});
