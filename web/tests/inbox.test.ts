import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inbox } from "../src/lib/inbox";
import type { FromServer } from "../src/lib/wire";

const said = (text: string): FromServer => ({ type: "chat", seat: 0, name: "Ada", text });
let frames: (() => void)[] = [];
let heard: FromServer[][] = [];
let inbox: Inbox;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  heard = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => (frames[frame - 1] = () => {}));
  inbox = new Inbox((messages) => heard.push(messages));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what comes within a frame is handed on together, in order, once", () => {
  inbox.put(said("one"));
  inbox.put(said("two"));
  expect(heard).toEqual([]);
  frames.splice(0).forEach((draw) => draw());
  expect(heard).toEqual([[said("one"), said("two")]]);
  vi.runAllTimers();
  expect(heard).toHaveLength(1);
  inbox.put(said("three"));
  frames.splice(0).forEach((draw) => draw());
  expect(heard[1]).toEqual([said("three")]);
});

test("a page that gets no frames hears all the same", () => {
  inbox.put(said("one"));
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([[said("one")]]);
  frames.splice(0).forEach((draw) => draw());
  expect(heard).toHaveLength(1);
});

test("a table that was left hears nothing more", () => {
  inbox.put(said("one"));
  inbox.close();
  frames.splice(0).forEach((draw) => draw());
  vi.runAllTimers();
  expect(heard).toEqual([]);
});
