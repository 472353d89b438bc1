import { describe, expect, test } from "vitest";
import { mustAsk } from "../src/lib/chances";
import { chanceLines } from "../src/review/told";
import { frameOf, points, sampled } from "../src/lib/chart";
import { href, parse } from "../src/lib/routes";
import { found } from "../src/lib/rules";
import { changed, firstSeats, resized } from "../src/lobby/seating";
import type { GameInfo, Review } from "../src/lib/wire";

describe("routes", () => {
  test("read what they write", () => {
    expect(parse(href("rules", "drillers", "DR-SET-01"))).toEqual({
      at: "rules",
      game: "drillers",
      clause: "DR-SET-01",
    });
    expect(parse(href("table", "a/b"))).toEqual({ at: "table", table: "a/b" });
    const replay = { at: "replay", table: "a", step: 12, wish: "" };
    expect(parse(href("replay", "a", "12"))).toEqual(replay);
    expect(parse(href("replay", "a", "12", "better"))).toEqual({ ...replay, wish: "better" });
    expect(parse("#/replay/a/soon")).toEqual({ ...replay, step: 0 });
  });
  test("an empty address is the lobby, an unknown one nowhere", () => {
    expect(parse("")).toEqual({ at: "lobby" });
    expect(parse("#/dig/deep")).toEqual({ at: "nowhere" });
    expect(parse("#/table")).toEqual({ at: "nowhere" });
  });
});

describe("luck", () => {
  test("is asked about once: again only if it has become worse", () => {
    expect(mustAsk(0.58, null)).toBe(true);
    expect(mustAsk(0.58, 0.581)).toBe(false);
    expect(mustAsk(0.72, 0.58)).toBe(false);
    expect(mustAsk(0.42, 0.58)).toBe(true);
  });
  test("is not asked about where it decides nothing", () => {
    expect(mustAsk(null, null)).toBe(false);
    expect(mustAsk(1, null)).toBe(false);
  });
});

describe("the chart of chances", () => {
  test("never shows less than none, nor more than all", () => {
    // Nine answers of one turn, from hardly any chance to none: the sum is a hair below it.
    const moments = Array.from({ length: 9 }, () => ({ turn: 1, chances: [0] }));
    const review = { start: [0.0003], moments } as unknown as Review;
    const [line] = chanceLines(review);
    expect(Math.min(...(line?.values ?? []))).toBe(0);
    expect(frameOf(chanceLines(review), 10, 10).low).toBe(0);
  });
});

describe("the chart", () => {
  test("samples both ends and no step twice", () => {
    expect(sampled(3, 40)).toEqual([0, 1, 2, 3]);
    const some = sampled(1000, 40);
    expect([some[0], some.at(-1), some.length]).toEqual([0, 1000, 40]);
  });
  test("keeps negative scores inside", () => {
    const lines = [{ seat: 0, values: [0, -5, 10] }];
    const frame = frameOf(lines, 100, 30);
    expect(points(lines[0]!, frame)).toEqual([
      [0, 20],
      [50, 30],
      [100, 0],
    ]);
  });
});

describe("the search in the rules", () => {
  const clauses = [
    { id: "A-1", text: "Rock cannot be drilled", section: "Terrain", language: "en" as const },
    { id: "A-2", text: "Rock can be bombed", section: "Terrain", language: "en" as const },
    { id: "B-1", text: "Draw two cards", section: "Draw", language: "en" as const },
  ];
  const ids = (wanted: string) =>
    found(clauses, wanted).flatMap((section) => section.clauses.map((clause) => clause.id));
  test("wants every word, in any case, in text, id or section", () => {
    expect(ids("ROCK bomb")).toEqual(["A-2"]);
    expect(ids("b-1")).toEqual(["B-1"]);
    expect(ids("terrain")).toEqual(["A-1", "A-2"]);
  });
  test("without words shows all", () => expect(ids(" ")).toEqual(["A-1", "A-2", "B-1"]));
});

describe("opening a table", () => {
  const option = { meaning: "", clause: "", wanted: "" };
  const game: GameInfo = {
    name: "g",
    title: "G",
    seats: { low: 2, high: 4 },
    presets: [],
    minutes: [],
    options: [
      { ...option, name: "players", kind: "whole", default: 3 },
      { ...option, name: "modules", kind: "some-of", default: [] },
    ],
  };
  const bots = ["a", "b", "c"].map((name) => ({ name, title: name }));
  test("seats you against middling bots", () => {
    expect(firstSeats(game, bots, "Me")).toEqual([
      { kind: "person", name: "Me" },
      { kind: "bot", bot: "b" },
      { kind: "bot", bot: "b" },
    ]);
  });
  test("a seat more is a bot, a seat fewer the last", () => {
    const seats = firstSeats(game, bots, "Me");
    expect(resized(seats, 4, "b")[3]).toEqual({ kind: "bot", bot: "b" });
    expect(resized(seats, 2, "b")).toEqual(seats.slice(0, 2));
  });
  test("says only what was changed, and how many play", () => {
    expect(changed(game, { players: 3, modules: [] }, 2, null)).toEqual({ players: 2 });
    expect(changed(game, { players: 3, modules: [] }, 1, null)).toEqual({});
    expect(changed(game, { players: 3, modules: ["moons"] }, 3, null)).toEqual({
      players: 3,
      modules: ["moons"],
    });
  });
  test("says nothing of what does not apply", () => {
    expect(changed(game, { players: 3, modules: ["moons"] }, 3, ["modules"])).toEqual({
      modules: ["moons"],
    });
  });
});
