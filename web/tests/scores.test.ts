import { afterEach, expect, test, vi } from "vitest";
import type { Box } from "../src/games";
import { scoresOver } from "../src/lib/scores";

/** A finished game whose view at step n says n; its seats score n and -n. */
const answer = (address: string) => {
  const step = Number(address.split("/").at(-1));
  return Promise.resolve(new Response(JSON.stringify({ view: { state: step } })));
};
const boxWith = (score?: (view: { state: number }, seat: number) => number | undefined) =>
  ({ module: { score }, catalogue: {} }) as unknown as Box;

afterEach(() => vi.unstubAllGlobals());

test("a line for each seat, from the first step to the last", async () => {
  vi.stubGlobal("fetch", vi.fn(answer));
  const lines = await scoresOver(
    "t",
    3,
    2,
    boxWith(({ state }, seat) => (seat ? -state : state)),
  );
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(lines.map(({ values }) => values.map(Math.abs))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  expect(lines[1]?.values.at(-1)).toBe(-3);
});

test("none where a view does not say, and nothing is asked where the game has no scores", async () => {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  expect(
    await scoresOver(
      "t",
      3,
      2,
      boxWith(({ state }) => (state > 1 ? undefined : 0)),
    ),
  ).toEqual([]);
  fetch.mockClear();
  expect(await scoresOver("t", 3, 2, boxWith())).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
