import { expect, test } from "vitest";
import { isLoopback, tokensIn } from "../src/lib/invite";
import type { LineSeat, TableLine } from "../src/lib/wire";
import { recordOf } from "../src/lobby/statistics";
import { sorted, turnOf, type Listed } from "../src/lobby/turns";

const seat = (yours: boolean, asked: boolean, stand_in: string | null = null): LineSeat => ({
  ...{ name: "", kind: "person", bot: null, score: null, place: null },
  ...{ yours, asked, stand_in },
});
const line = (what: string, moved: number, ...seats: LineSeat[]): TableLine => ({
  ...{ table: `${what}${moved}`, game: "g", title: "G", step: 0, again: null },
  ...{ what, moved, seats },
});
const listed = (told: TableLine): Listed => ({
  line: told,
  turn: turnOf(told),
  ticket: { table: told.table, game: "g", tokens: {}, host: null, invite: null, since: 0 },
});

test("it is your turn where your own seat is asked and no bot plays it", () => {
  expect(turnOf(line("running", 1, seat(true, true)))).toBe("yours");
  expect(turnOf(line("running", 1, seat(true, true, "level2")))).toBe("others");
  expect(turnOf(line("running", 1, seat(true, false), seat(false, true)))).toBe("others");
  expect(turnOf(line("over", 1, seat(true, true)))).toBe("over");
  expect(turnOf(line("no-table", 1))).toBe("gone");
});

test("what waits for you comes first, the longest wait before the others", () => {
  const mine = seat(true, true);
  const lines = [
    line("over", 9),
    line("no-table", 0),
    line("running", 5, mine),
    line("running", 7, seat(false, true)),
    line("running", 3, mine),
    line("open", 4),
    line("over", 8),
  ];
  expect(sorted(lines.map(listed)).map(({ line: { what, moved } }) => [what, moved])).toEqual([
    ["running", 3],
    ["running", 5],
    ["open", 4],
    ["running", 7],
    ["over", 9],
    ["over", 8],
    ["no-table", 0],
  ]);
});

test("addresses that mean this machine to itself", () => {
  const own = ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"];
  expect(own.filter(isLoopback)).toEqual(own);
  expect(["192.168.1.2", "play.example.org", "[fe80::1]"].filter(isLoopback)).toEqual([]);
});

test("one's games are counted where one seat was one's own and the game is over", () => {
  const ended = (yours: boolean, place: number, score: number | null): LineSeat => ({
    ...{ ...seat(yours, false), place, score },
  });
  const tables = [
    line("over", 1, ended(true, 1, 40), ended(false, 2, 30)),
    line("over", 2, ended(true, 2, 55), ended(false, 1, 60)),
    line("over", 3, ended(true, 1, 99), ended(true, 2, 10)),
    line("running", 4, ended(true, 1, 70)),
    { ...line("over", 5, ended(true, 1, null)), game: "h", title: "H" },
  ];
  expect(recordOf(tables.map(listed))).toEqual([
    { game: "g", title: "G", played: 2, won: 1, best: 55 },
    { game: "h", title: "H", played: 1, won: 1, best: null },
  ]);
});

test("a link to one's seats names every seat with its token, or it is none", () => {
  expect(tokensIn("0~abc~2~d-e_f")).toEqual({ 0: "abc", 2: "d-e_f" });
  for (const broken of ["", "abc", "0~", "0~abc~", "0~abc~x~y", "~abc", "0~a~1"])
    expect(tokensIn(broken), broken).toBeNull();
});
