import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Status } from "../src/lib/connection";
import type { FromServer } from "../src/lib/wire";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
}

const statuses: Status[] = [];
const heard: FromServer[] = [];
const back = vi.fn();
let connection: Connection;
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  back.mockClear();
  FakeSocket.all.length = statuses.length = heard.length = 0;
  connection = new Connection("ws://here", {
    status: (status) => statuses.push(status),
    message: (message) => heard.push(message),
    sit: () => [{ type: "sit", tokens: ["t"], since: null }],
    back,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("sits down first, then asks what was asked before", () => {
  connection.ask({ type: "hint", id: "1", seat: 0 });
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
    "sit",
    "hint",
  ]);
});

test("comes back, and repeats only what was not answered", () => {
  last().open();
  connection.ask({ type: "hint", id: "1", seat: 0 });
  connection.ask({ type: "undo", id: "2", seat: 0 });
  connection.settled("1");
  last().close();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  expect(last().sent.map((text) => (JSON.parse(text) as { id?: string }).id)).toEqual([
    undefined,
    "2",
  ]);
});

test("says that it is back, which the first time it is not", () => {
  last().open();
  expect(back).not.toHaveBeenCalled();
  last().close();
  vi.advanceTimersByTime(300);
  last().open();
  expect(back).toHaveBeenCalledOnce();
});

test("waits longer each time, up to a limit", () => {
  for (let round = 0; round < 8; round += 1) {
    last().close();
    vi.advanceTimersByTime(5000);
  }
  expect(FakeSocket.all).toHaveLength(9);
});

test("stays closed once it is closed", () => {
  last().open();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
