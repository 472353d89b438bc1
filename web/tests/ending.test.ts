import { expect, test } from "vitest";
import {
  countedUp,
  layerShare,
  sourcesOf,
  sumsUp,
  tellsTie,
  tied,
  turningPoints,
  worth,
} from "../src/ending/count";
import type { Catalogue, GameEvent, ResultMessage } from "../src/lib/wire";

const result: Pick<ResultMessage, "places" | "scores" | "sources"> = {
  places: [1, 2],
  scores: [12, 12],
  sources: [
    { pilots: 9, goals: 3 },
    { pilots: 5, goals: 5, artifacts: 2 },
  ],
};

test("points are counted source by source, and end at the score", () => {
  expect(sourcesOf(result)).toEqual(["pilots", "goals", "artifacts"]);
  expect([0, 1, 2, 3].map((counted) => countedUp(result, 1, counted))).toEqual([0, 5, 10, 12]);
});

test("what sources leave out is there at the end", () => {
  expect(countedUp({ scores: [7], sources: [{ planets: 6 }] }, 0, 1)).toBe(7);
});

test("equal points in different places are a tie that was settled", () => {
  expect(tied(result)).toBe(true);
  expect(tied({ places: [1, 1], scores: [12, 12] })).toBe(false);
  expect(tied({ places: [1, 2], scores: [12, 11] })).toBe(false);
});

test("the event that settled it says so in each game's way", () => {
  const event = (more: object) => ({ is: "E", ...more }) as GameEvent;
  const told = [{ tie: true }, { tie: 2 }, { tied: [1] }].map(event);
  expect(told.every(tellsTie)).toBe(true);
  const silent = [{ tie: false }, { tie: 0 }, { tied: [] }, {}].map(event);
  expect(silent.some(tellsTie)).toBe(false);
});

test("a game turns where the lead changes, and where somebody leaps", () => {
  const lines = [
    { seat: 0, values: [0, 2, 4, 4, 20] },
    { seat: 1, values: [0, 1, 3, 9, 9] },
  ];
  expect(turningPoints(lines, 2)).toEqual([
    { at: 3, seat: 1, lead: true, gain: 6 },
    { at: 4, seat: 0, lead: true, gain: 16 },
  ]);
  expect(turningPoints([], 3)).toEqual([]);
});

test("the line of a turn is the one that names something worth points", () => {
  const catalogue = {
    words: { card: { 4: { id: "a", points: 5 } } },
    fields: { card: "card" },
  } as unknown as Catalogue;
  expect(worth({ is: "CardBought", seat: 1, card: 4 }, catalogue)).toBe(5);
  expect(worth({ is: "TurnBegan", seat: 1 }, catalogue)).toBe(0);
});

test("the highest pillar is as high as the stage, whatever its layers, and no layer hangs below", () => {
  const sources: ResultMessage["sources"] = [
    { pilots: 30, goals: 10 },
    { pilots: 20, penalty: -6 },
  ];
  const share = (points: number) => layerShare({ sources }, points);
  expect(share(30) + share(10)).toBe(1);
  expect(share(20)).toBe(0.5);
  expect(share(-6)).toBe(0);
});

test("what only sums up has turned nothing", () => {
  expect(sumsUp({ is: "Scored", seat: 0 })).toBe(true);
  expect(sumsUp({ is: "CardBought", seat: 0 })).toBe(false);
});
