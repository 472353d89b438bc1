import { describe, expect, test } from "vitest";
import cardsTold from "../../src/headframe/games/mothership/content/cards.txt?raw";
import { artOf, DRAWN_CARDS } from "../src/games/mothership/cardArt";
import type { Decision, GameEvent } from "../src/lib/wire";
import { actionOf } from "../src/games/mothership/codes";
import { ATTACK, MOVE, RAID, RESEARCH } from "../src/games/mothership/generated";
import { Draft, answerOf, left, type Bounds } from "../src/games/mothership/energy.svelte";
import {
  eventsOf,
  PLANETARY,
  kindOf,
  nthOf,
  ownerOf,
  type Asked,
  type Fight,
  type War,
} from "../src/games/mothership/facts";
import { banking } from "../src/director/pieces";
import { Chronicle } from "../src/games/mothership/fights";
import { warReport } from "../src/games/mothership/war";
import { Hexes } from "../src/games/mothership/hex";
import { Plan } from "../src/games/mothership/plan.svelte";
import { lightsOf } from "../src/games/mothership/play";
import { stagesOf } from "../src/games/mothership/stages";

const RADIUS = 8;
const coords: [number, number][] = [];
for (let q = -RADIUS; q <= RADIUS; q++)
  for (let r = -RADIUS; r <= RADIUS; r++) if (Math.abs(q + r) <= RADIUS) coords.push([q, r]);
const hexes = new Hexes(RADIUS, coords);

const war = (more: Partial<War> = {}) =>
  ({
    stack: [],
    at: [],
    energy: [5, 5, 5, 7, 3, 5],
    prodded: {},
    absorbed: [0, 0],
    tech: [[], []],
    holder: [],
    planet_at: [],
    tokens: [],
    built: [],
    boosts: {},
    kills: [0, 0],
    out: [],
    tractor: [-1, -1],
    updated: [],
    ...more,
  }) as unknown as War;
const decision = (choice: Decision["choice"]): Decision => ({
  seat: 0,
  key: "k",
  clause: "",
  choice,
});

describe("the board", () => {
  test("a straight line goes step by step", () => {
    const line = hexes.line(hexes.at(-3, 0), hexes.at(2, 2));
    expect(line).toHaveLength(hexes.distance(hexes.at(-3, 0), hexes.at(2, 2)));
    expect(line.at(-1)).toBe(hexes.at(2, 2));
    [hexes.at(-3, 0), ...line].reduce((one, other) => {
      expect(hexes.adjacent(one, other)).toBe(true);
      return other;
    });
  });

  test("arrow keys lead from space to space and stop at the edge", () => {
    expect(hexes.step(hexes.at(0, 0), "ArrowRight")).toBe(hexes.at(1, 0));
    expect(hexes.adjacent(hexes.at(0, 0), hexes.step(hexes.at(0, 0), "ArrowUp"))).toBe(true);
    expect(hexes.step(hexes.at(8, 0), "ArrowRight")).toBe(-1);
    expect(hexes.step(hexes.at(0, 8), "ArrowDown")).toBe(-1);
  });

  test("units know their owner, kind and number", () => {
    expect([ownerOf(24), kindOf(24), nthOf(24)]).toEqual([2, 2, 3]);
    expect([ownerOf(16), kindOf(16), nthOf(16)]).toEqual([1, 3, 2]);
  });
});

describe("what is lit", () => {
  test("a way lights its last space with what it costs", () => {
    const lights = lightsOf(
      war(),
      decision({ kind: "path", of: "way", start: 5, ways: [[6], [6, 7]] }),
      0,
    );
    expect(lights.get(7)).toMatchObject({ tone: "go", cost: 2, acts: [{ answer: [6, 7] }] });
    expect(lights.get(6)?.cost).toBe(1);
  });

  test("actions light the pieces they are about, several at one piece together", () => {
    const at = Array.from({ length: 20 }, (_, unit) => unit + 50);
    const lights = lightsOf(
      war({ at, planet_at: [90], holder: [-1] }),
      decision({
        kind: "pick",
        of: "action",
        options: [0, MOVE + 2, 702, ATTACK + 12, RAID, RESEARCH + 3],
      }),
      0,
    );
    expect(lights.get(52)).toMatchObject({
      tone: "own",
      acts: [{ answer: MOVE + 2 }, { answer: 702 }],
    });
    expect(lights.get(62)?.tone).toBe("target");
    expect(lights.get(90)).toMatchObject({ tone: "target", acts: [{ answer: RAID }] });
    expect(lights.size).toBe(3);
    expect(actionOf(RESEARCH + 3)).toEqual({ code: 603, verb: RESEARCH, on: 3 });
  });

  test("passing lights nothing", () => {
    expect(lightsOf(war(), decision({ kind: "pick", of: "space", options: [-1, 4] }), 0).size).toBe(
      1,
    );
    expect(lightsOf(war(), null, 0).size).toBe(0);
  });
});

describe("figures of a panel", () => {
  test("Energy is answered as a whole split, or as what was gained or lost", () => {
    const bounds = (mode: Bounds["mode"], total: number): Bounds => ({
      mode,
      now: [5, 5, 5],
      low: [0, 0, 0],
      high: [12, 12, 12],
      total,
    });
    expect(answerOf(bounds("split", 15), [7, 5, 3])).toEqual([7, 5, 3]);
    expect(answerOf(bounds("gain", 17), [7, 5, 5])).toEqual([2, 0, 0]);
    expect(answerOf(bounds("loss", 14), [5, 4, 5])).toEqual([0, 1, 0]);
    expect(left(bounds("split", 15), [5, 5, 3])).toBe(2);
  });
});

describe("fights", () => {
  const fight = (more: Partial<Fight>) => ({ kind: 0, attackers: [2], ...more }) as Fight;

  test("every kind of fight has its windows", () => {
    expect(stagesOf(fight({}))).toHaveLength(9);
    expect(stagesOf(fight({ kind: PLANETARY }))).toContain("P2");
  });

  test("a fight told over several batches ends as one report", () => {
    const chronicle = new Chronicle();
    const events = (...list: object[]) => list as GameEvent[];
    expect(
      chronicle.feed(events({ is: "Attacked", kind: 0, attackers: [2, 3], defender: 15 })),
    ).toBeNull();
    const told = chronicle.feed(
      events(
        { is: "Threw", seat: 0, unit: 2, sides: 6, shown: 5 },
        { is: "Compared", attacker: 9, defender: 4, winner: 0 },
        { is: "Destroyed", unit: 15, by: 0 },
      ),
    );
    expect(told).toMatchObject({
      attackers: [2, 3],
      defender: 15,
      totals: [9, 4],
      winner: 0,
      destroyed: [15],
    });
    expect(
      chronicle.feed(
        events(
          { is: "PlanetAttacked", attackers: [2], planet: 1 },
          { is: "Held", planet: 1, total: 3, defence: 6 },
        ),
      ),
    ).toMatchObject({ kind: PLANETARY, captured: false, winner: 1, totals: [3, 6] });
  });
});

describe("a fight's report", () => {
  const events = (...list: object[]) => list as GameEvent[];
  const fight = (unit: number, defender: number, total: number) => [
    { is: "Attacked", kind: 0, attackers: [unit], defender },
    { is: "Threw", seat: 0, unit, sides: 6, shown: total, buffs: [] },
    { is: "Compared", attacker: total, defender: 1, winner: 0 },
    { is: "Damaged", unit: defender, shield: 0, spare: 0, hull: 2 },
    { is: "FightOver" },
  ];

  test("of two fights told at once is the last one's, with its own dice", () => {
    const told = new Chronicle().feed(events(...fight(2, 15, 4), ...fight(3, 16, 6)));
    expect(told).toMatchObject({ attackers: [3], defender: 16, totals: [6, 1] });
    expect(told?.throws.map(({ shown }) => shown)).toEqual([6]);
  });

  test("shown with the dice knows what comes of it: damage, losses, loot, and no other fight's", () => {
    const chronicle = new Chronicle();
    const loot = { is: "Gained", seat: 0, minerals: 2, gas: 0, influence: 0, why: "loot" };
    const [attack, threw, compared, damaged, over] = fight(2, 15, 4);
    chronicle.feed(events(attack ?? {}, threw ?? {}, compared ?? {}));
    const rest = events(damaged ?? {}, { is: "Destroyed", unit: 15, by: 0, points: 0 }, loot);
    const ahead = chronicle.ahead(eventsOf([...rest, ...events(over ?? {}, ...fight(3, 16, 6))]));
    expect(ahead).toMatchObject({ attackers: [2], destroyed: [15], loot: [loot] });
    expect(ahead?.damage).toHaveLength(1);
    expect(chronicle.latest).toMatchObject({ destroyed: [], loot: [] });
  });

  test("stands in the war report with its place, and every loss is counted once", () => {
    const told = [
      { is: "TurnBegan", seat: 0, round: 3, escort: [] },
      { is: "Moved", unit: 15, start: 4, path: [5, 6] },
      ...fight(2, 15, 4).slice(0, 4),
      { is: "Destroyed", unit: 15, by: 0, points: 0 },
      { is: "FightOver" },
      { is: "Destroyed", unit: 8, by: -1, points: 0 },
    ].map((event, step) => ({ step, event: event as unknown as GameEvent }));
    const { battles, tallies } = warReport(told, 3);
    expect(battles).toMatchObject([{ step: 2, round: 3, space: 6, report: { destroyed: [15] } }]);
    expect(tallies.map(({ fought, won, sunk, lost }) => [fought, won, sunk, lost])).toEqual([
      [1, 1, 1, 1],
      [1, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
  });

  test("is not told again for what happens after the fight", () => {
    const chronicle = new Chronicle();
    expect(chronicle.feed(events(...fight(2, 15, 4)))).not.toBeNull();
    const later = [
      { is: "Threw", seat: 1, unit: -1, sides: 6, shown: 3, buffs: [], why: "bonus" },
      { is: "Damaged", unit: 7, shield: 0, spare: 0, hull: 1 },
      { is: "Destroyed", unit: 7, by: -1, points: 0 },
    ];
    expect(chronicle.feed(events(...later))).toBeNull();
  });
});

describe("plans", () => {
  const asks = (key: string, options: number[], of = "action") =>
    ({ seat: 0, key, choice: { kind: "pick", options, of } }) as unknown as Asked;
  const way = { seat: 0, key: "way", choice: { kind: "path", start: 3, ways: [], of: "way" } };
  const flight = [
    { key: "action" as const, answer: MOVE + 2 },
    { key: "way" as const, answer: [4, 5] },
    { key: "action" as const, answer: ATTACK + 11 },
  ];

  test("one answer after the other, each to its own question", () => {
    const plan = new Plan();
    plan.begin(flight);
    expect(plan.next(asks("action", [0, MOVE + 2]))?.answer).toBe(MOVE + 2);
    expect(plan.next(way as unknown as Asked)?.answer).toEqual([4, 5]);
    expect(plan.next(asks("action", [0, ATTACK + 11]))?.answer).toBe(ATTACK + 11);
    expect(plan.next(asks("action", [0]))).toBeNull();
  });

  test("what the server does not offer ends the plan", () => {
    const plan = new Plan();
    plan.begin(flight);
    expect(plan.next(asks("action", [0]))).toBeNull();
    expect(plan.steps).toEqual([]);
  });

  test("a window in between is waited for, another question ends the plan", () => {
    const plan = new Plan();
    plan.begin(flight.slice(2));
    expect(plan.next(asks("asteroid-cards", [-1], "card"))).toBeNull();
    expect(plan.steps).toHaveLength(1);
    expect(plan.next(asks("reward", [0], "reward"))).toBeNull();
    expect(plan.steps).toEqual([]);
  });
});

describe("the draft of Energy", () => {
  const split = { mode: "split", now: [5, 5, 5], low: [0, 0, 0], high: [12, 12, 12], total: 15 };
  const turn = { round: 1, turn: 0, locked: false };

  test("it outlives questions of the same turn, and nothing else", () => {
    const draft = new Draft();
    const renew = (more: Partial<War>, bounds: object) =>
      draft.renew(war({ ...turn, ...more }), bounds as Bounds);
    renew({}, split);
    draft.rows = [3, 7, 5];
    renew({}, { ...split, mode: "none" }); // a fight in between
    renew({}, split);
    expect(draft.changes(split as Bounds)).toBe(true);
    renew({}, { ...split, now: [4, 6, 5] }); // it lies otherwise now
    expect(draft.rows).toBeNull();
    draft.rows = [3, 7, 5];
    renew({ turn: 1 }, { ...split, mode: "none" });
    expect(draft.rows).toBeNull();
  });
});

test("the outline of one space has six edges, of two neighbours ten", () => {
  const edges = (...spaces: number[]) => hexes.contour(new Set(spaces)).split("M").length - 1;
  expect(edges(108)).toBe(6);
  expect(edges(108, hexes.neighbours(108)[0] ?? 0)).toBe(10);
});

test("a ship turns the short way to where it flies, leans in the turn, and is straight again", () => {
  const { turns, leans } = banking(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    350,
  );
  expect(turns.map(({ rotate }) => rotate)).toEqual([
    "0deg",
    "0deg",
    "100deg",
    "100deg",
    "190deg",
    "190deg",
  ]);
  expect(leans.map(({ scale }) => scale)).toEqual(["1 1", "0.6 1", "1 1", "0.6 1", "1 1", "1 1"]);
});

test("every Action Card has a picture of its own", () => {
  const titles = [...cardsTold.matchAll(/^\d+ +\| ([^|]+?) +\|/gm)].map(([, title]) => title ?? "");
  const ids = titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/-$/, ""),
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !DRAWN_CARDS.includes(id))).toEqual([]);
  const drawn = ids.map((id) => JSON.stringify(artOf({ id, text: {} })));
  expect(new Set(drawn).size).toBe(ids.length);
});
