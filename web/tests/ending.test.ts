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
import { awarded, Deeds } from "../src/ending/medals";
import shaftMedals from "../src/games/drillers/medals";
import warMedals from "../src/games/mothership/medals";
import mineMedals from "../src/games/super_motherload/medals";
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

test("a medal is for who did most, and no two share it", () => {
  const deeds = new Deeds();
  deeds.adds("bombs", 0);
  deeds.adds("bombs", 0);
  deeds.adds("bombs", 1);
  deeds.reaches("mole", 1, 4);
  deeds.reaches("mole", 1, 3);
  deeds.adds("tiles", 0);
  deeds.adds("tiles", 1);
  expect(
    deeds.medals([
      ["bombs", 2],
      ["mole", 5],
      ["tiles", 1],
      ["none", 0],
    ]),
  ).toEqual([{ id: "bombs", seat: 0, number: 2 }]);
  expect(deeds.medals([["mole", 4]])).toEqual([{ id: "mole", seat: 1, number: 4 }]);
});

test("as many players as possible get a medal", () => {
  const medals = [0, 0, 0, 1, 2].map((seat, n) => ({ id: `m${n}`, seat, number: 1 }));
  expect(awarded(medals, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(awarded(medals.slice(0, 3), 2).map(({ id }) => id)).toEqual(["m0", "m1"]);
});

test("each game has medals of its own", () => {
  const event = (is: string, more: object) => ({ step: 0, event: { is, ...more } as GameEvent });
  const long = { seat: 1, action: "drill", cells: [1, 2, 3, 4, 5] };
  expect(mineMedals([event("TunnelDug", long)], { minerals: [] } as never)).toEqual([
    { id: "mole", seat: 1, number: 5 },
  ]);
  const sold = { seat: 0, mineral: 0, price: 8, overflow: false };
  expect(shaftMedals([event("Sold", sold)], {} as Catalogue)).toEqual([
    { id: "trader", seat: 0, number: 8 },
  ]);
  const own = { unit: 3, by: 0, points: 0 };
  expect(warMedals([event("Destroyed", own)], {} as Catalogue)).toEqual([]);
  const other = { unit: 3, by: 2, points: 0 };
  expect(warMedals([event("Destroyed", other)], {} as Catalogue)).toEqual([
    { id: "ace", seat: 2, number: 1 },
  ]);
});
