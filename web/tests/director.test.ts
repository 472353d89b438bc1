import { beforeEach, expect, test } from "vitest";
import { Director, FEW_TURNS, LIMIT, type Rules, type Trace } from "../src/director/director";
import type { Scene } from "../src/director/scene";
import type { FromServer, GameEvent, ViewMessage } from "../src/lib/wire";

/** Time that passes when the test says so. */
class Time {
  now = 0;
  #waiting: { at: number; go: () => void }[] = [];
  after(milliseconds: number, go: () => void): () => void {
    const entry = { at: this.now + milliseconds, go };
    this.#waiting.push(entry);
    return () => (this.#waiting = this.#waiting.filter((each) => each !== entry));
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#waiting.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#waiting.shift();
      this.now = next.at;
      next.go();
    }
    this.now = end;
  }
}

/** A position in which a seat is asked. */
const view = (step: number, asked = 1): ViewMessage => ({
  type: "view",
  step,
  seat: 0,
  view: { viewer: 0, state: {}, open: [{ seat: asked, key: "k", clause: "c" }], over: false },
  undo: false,
  figures: {},
  passing: [],
});
const did = (step: number, seat = 1, more: Partial<GameEvent> = {}): FromServer => ({
  type: "events",
  step,
  events: [{ is: "Did", seat, step, ...more } as GameEvent],
  log: [],
});
const quiet = (step: number): FromServer => ({ type: "events", step, events: [], log: [] });
const taken = (step: number): FromServer => ({ type: "taken", id: "a", step });
/** Answers of somebody else, each followed by its position. */
const answers = (first: number, last: number, seat = 1) =>
  Array.from({ length: last - first + 1 }, (_, n) => [
    did(first + n, seat),
    view(first + n),
  ]).flat();

const SCENE = 600;
let time: Time;
let rules: Rules;
let director: Director;
/** Steps in the order in which positions were drawn, scenes played, and what was told. */
let drawn: number[];
let played: number[];
let told: number[];
let echoed: number[];
let pictures: (number | null)[];
let traces: Trace[];
let waiting: number;
let again: number;

beforeEach(() => {
  time = new Time();
  rules = { speed: "normal", hidden: false, hurried: false, here: [0] };
  [drawn, played, told, echoed, pictures, traces, waiting, again] = [[], [], [], [], [], [], 0, 0];
  director = new Director(
    {
      deliver(messages) {
        for (const message of messages) if (message.type === "events") told.push(message.step);
        const last = messages.findLast((message) => message.type === "view");
        if (last) drawn.push(last.step);
      },
      scenes: (events) =>
        events.map((event): Scene => ({
          seat: Number(event["seat"]),
          event,
          lasts: SCENE,
          acts: [],
          leaves: [`cell:${event["step"]}`],
          ...(event["matters"] ? { matters: true } : {}),
        })),
      show: (scene) => scene && played.push(Number(scene.event["step"])),
      echo: (scenes) => echoed.push(...scenes.map((scene) => Number(scene.event["step"]))),
      picture: (shown) => pictures.push(shown?.step ?? null),
      traces: (found) => (traces = found),
      told: (parts, remembered) => ([waiting, again] = [parts, remembered]),
      rules: () => rules,
    },
    time,
  );
  director.put([view(0)]);
  drawn = [];
});

test("each answer is played on the position it was given in, then its own is drawn", () => {
  director.put(answers(1, 3));
  expect([played, drawn, waiting]).toEqual([[1], [], 3]);
  time.pass(SCENE);
  expect([played, drawn]).toEqual([[1, 2], [1]]);
  time.pass(2 * SCENE);
  expect([played, drawn, waiting]).toEqual([[1, 2, 3], [1, 2, 3], 0]);
});

test("the first position, and what was told before it, takes no time", () => {
  expect(played).toEqual([]);
});

test("an answer that brings nothing takes no time", () => {
  director.put([quiet(1), view(1), ...answers(2, 2)]);
  expect([drawn, played]).toEqual([[1], [2]]);
});

test("an answer of one's own is drawn at once, with its motion beside it", () => {
  director.put([view(0, 0)]); // it is ours to decide
  director.put([taken(1), did(1, 0), view(1), ...answers(2, 3)]);
  expect([drawn.at(-1), echoed, played]).toEqual([1, [1], [2]]);
});

test("whether it is said to be taken before or after it was told", () => {
  director.put([view(0, 0)]);
  director.put([did(1, 0), view(1)]);
  expect([drawn.at(-1), echoed, played]).toEqual([1, [1], []]);
  director.put([taken(1), ...answers(2, 2)]);
  expect(played).toEqual([2]);
});

test("one's own answer brings all that came before it", () => {
  director.put(answers(1, 3));
  director.put([taken(4), did(4, 0), view(4), ...answers(5, 5)]);
  expect([drawn, told, played]).toEqual([[4], [1, 2, 3, 4], [1, 5]]);
});

test("while it is ours to decide, what others do comes beside it", () => {
  director.put([view(0, 0)]);
  director.put([did(1, 1), view(1, 0)]);
  expect([drawn.at(-1), played, echoed]).toEqual([1, [], [1]]);
});

test("a scene is skipped, the rest is played", () => {
  director.put(answers(1, 3));
  director.skip();
  expect([drawn, played]).toEqual([[1], [1, 2]]);
  time.pass(SCENE);
  expect(played).toEqual([1, 2, 3]);
});

test("all is skipped, and drawn once", () => {
  director.put(answers(1, 4));
  director.skipAll();
  expect([drawn, told, waiting]).toEqual([[4], [1, 2, 3, 4], 0]);
  time.pass(10 * SCENE);
  expect(played).toEqual([1]);
});

test("skipping where nothing is played does nothing", () => {
  director.skip();
  director.skipAll();
  director.put(answers(1, 1));
  expect(played).toEqual([1]);
});

test("two deliveries at once are one story, and nothing of it is lost", () => {
  director.put(answers(1, 2));
  director.put(answers(3, 3));
  rules.speed = "off";
  director.put(answers(4, 4));
  expect([told, drawn]).toEqual([[1, 2, 3, 4], [4]]);
});

test("never further behind than the speed allows, however much comes", () => {
  for (let step = 1; step <= 60; step += 1) {
    director.put(answers(step, step));
    time.pass(100);
  }
  time.pass(LIMIT.normal + SCENE); // what is being played goes on as it began
  expect([waiting, drawn.at(-1)]).toEqual([0, 60]);
  expect(played.length).toBeGreaterThan(50);
});

test("of many turns the last few are played, and of the others what matters", () => {
  const turns = Array.from({ length: 10 }, (_, n) =>
    n === 2 ? [did(3, 1, { matters: true }), view(3)] : answers(n + 1, n + 1, 1 + (n % 2)),
  );
  director.put(turns.flat());
  time.pass(LIMIT.normal);
  expect(played).toEqual([3, 7, 8, 9, 10]);
  expect(played).toHaveLength(1 + FEW_TURNS);
});

test("slow, fast, off", () => {
  for (const [speed, lasts] of [
    ["slow", SCENE * 1.7],
    ["fast", SCENE * 0.5],
  ] as const) {
    rules.speed = speed;
    const step = 1 + (drawn.at(-1) ?? 0);
    director.put(answers(step, step));
    time.pass(lasts - 1);
    expect(drawn.at(-1)).not.toBe(step);
    time.pass(1);
    expect(drawn.at(-1)).toBe(step);
  }
  rules.speed = "off";
  director.put(answers(3, 9));
  expect([drawn.at(-1), played]).toEqual([9, [1, 2]]);
});

test("switched off in the middle, the rest is there at once", () => {
  director.put(answers(1, 5));
  rules.speed = "off";
  director.changed();
  expect(drawn).toEqual([5]);
});

test("taken back in the middle: what did not happen is not played, nor kept", () => {
  director.put(answers(1, 3));
  director.put([{ type: "undone", step: 1 } as FromServer, view(1)]);
  expect([drawn, waiting, again]).toEqual([[1], 0, 1]);
  expect(traces).toEqual([{ seat: 1, things: ["cell:1"] }]);
  time.pass(10 * SCENE);
  expect(played).toEqual([1]);
  director.put(answers(2, 2)); // and goes on another way
  expect(played).toEqual([1, 2]);
});

test("told again after a reconnect: nothing is played twice", () => {
  director.put(answers(1, 3));
  director.skipAll(); // the connection is lost
  director.put([did(2), did(3), did(4), view(4)]);
  time.pass(10 * SCENE);
  expect(played).toEqual([1, 4]);
});

test("a sleeping tab is told all at once, and sees it when it wakes", () => {
  rules.hidden = true;
  director.put(answers(1, 2));
  expect([drawn, played]).toEqual([[1, 2].slice(-1), []]);
  rules.hidden = false;
  director.changed();
  expect([played, pictures]).toEqual([[1], [0]]);
  time.pass(2 * SCENE);
  expect([played, pictures]).toEqual([
    [1, 2],
    [0, 1, null],
  ]);
  expect(drawn).toEqual([2]);
});

test("a tab that falls asleep in the middle does not wait", () => {
  director.put(answers(1, 4));
  rules.hidden = true;
  director.changed();
  expect(drawn).toEqual([4]);
});

test("with a clock or at a shared screen nobody who is asked waits", () => {
  rules.hurried = true;
  director.put(answers(1, 2)); // others think on: there is time to look
  expect([played, drawn]).toEqual([[1], []]);
  director.put([did(3), view(3, 0)]);
  expect([drawn, waiting]).toEqual([[3], 0]);
  rules.hidden = true;
  director.put([did(4), view(4, 0)]);
  rules.hidden = false;
  director.changed();
  expect(played).toEqual([1]);
});

test("at a shared screen it is enough that anybody here is asked", () => {
  rules = { ...rules, hurried: true, here: [0, 2] };
  director.put([did(1), view(1, 2)]);
  expect([drawn, played]).toEqual([[1], []]);
});

test("once more: what others did since one's last action, and then the present again", () => {
  director.put(answers(1, 2));
  time.pass(2 * SCENE);
  director.put([taken(3), did(3, 0), view(3)]);
  director.put([did(4), view(4, 0)]);
  time.pass(SCENE);
  [played, drawn] = [[], []];
  expect(again).toBe(1);
  director.again();
  expect([played, pictures]).toEqual([[4], [3]]);
  time.pass(SCENE);
  expect([pictures, drawn, waiting]).toEqual([[3, null], [], 0]);
});

test("once more can be left at any time, and also where films are off", () => {
  director.put(answers(1, 2));
  director.skipAll();
  rules.speed = "off";
  director.again();
  expect(pictures).toEqual([0]);
  director.skipAll();
  expect([pictures.at(-1), waiting]).toEqual([null, 0]);
});

test("whoever takes over the screen is not shown what the one before saw", () => {
  rules = { ...rules, hurried: true, here: [0, 2] };
  director.put([did(1), view(1, 2)]);
  director.again();
  expect([again, pictures]).toEqual([1, [0]]);
  director.passed();
  expect([again, pictures, traces, waiting]).toEqual([0, [0, null], [], 0]);
  director.again();
  expect(pictures).toEqual([0, null]);
});

test("marks stay on the board until one's own next action", () => {
  director.put(answers(1, 2));
  time.pass(2 * SCENE);
  expect(traces.map((trace) => trace.things[0])).toEqual(["cell:1", "cell:2"]);
  director.put([taken(3), did(3, 0), view(3)]);
  expect(traces).toEqual([]);
});

test("chat and clocks belong to the moment and do not wait", () => {
  director.put(answers(1, 3));
  const seen: string[] = [];
  const line = { type: "chat", seat: 1, name: "Ben", text: "hi" } as FromServer;
  const { deliver } = director["house"];
  director["house"].deliver = (messages) => {
    seen.push(...messages.map(({ type }) => type));
    deliver(messages);
  };
  director.put([line]);
  expect(seen).toEqual(["chat"]);
});
