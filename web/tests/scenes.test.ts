import { expect, test } from "vitest";
import type { Before, Scenes } from "../src/director/scene";
import drillers from "../src/games/drillers/scenes";
import mothership from "../src/games/mothership/scenes";
import mine from "../src/games/super_motherload/scenes";
import type { GameEvent } from "../src/lib/wire";

const before = (state: object, catalogue: object, viewer = 0) =>
  ({ view: { viewer, state }, past: [], catalogue }) as unknown as Before;
const played = (scenes: Scenes, event: object, from: Before) =>
  scenes([event as unknown as GameEvent], from)[0];

test("a barrier that breaks brings the camera near; its points jump out of the track", () => {
  const tiles = [
    { floor: 4, barrier: true, points: 15 },
    { floor: 2, barrier: false, points: 4 },
  ];
  const from = before({ players: [] }, { tiles });
  const won = (tile: number) =>
    played(drillers, { is: "TileWon", seat: 1, tile, drills: 4, minerals: [] }, from);
  const acts = won(0)?.acts ?? [];
  expect(acts).toContainEqual(expect.objectContaining({ is: "zoom", at: "barrier:4" }));
  expect(acts).toContainEqual(expect.objectContaining({ is: "pop", at: "track:1", text: "+15" }));
  expect(won(0)?.moods).toEqual([{ seat: 1, mood: "glad" }]);
  expect(won(1)?.acts.some(({ is }) => is === "zoom")).toBe(false);
  // Nothing of it holds anybody up for longer than it may.
  for (const { lasts = 0 } of acts) expect(lasts).toBeLessThanOrEqual(700);
});

test("what one is hit by is told by a number and one's own face", () => {
  const hit = { is: "Damaged", unit: 3, shield: 1, hull: 3, spare: 0 };
  const scene = played(mothership, hit, before({}, {}));
  expect(scene?.acts).toContainEqual(
    expect.objectContaining({ is: "pop", text: "−4", tone: "bad" }),
  );
  expect(scene?.moods).toEqual([{ seat: 0, mood: "hurt" }]);
});

test("a haul says what it is worth where it lands", () => {
  const facts = {
    minerals: [
      { letter: "I", money: 1 },
      { letter: "G", money: 3 },
    ],
    boards: [],
  };
  const put = { is: "MineralsPut", seat: 2, stack: 1, minerals: [2, 1], money: 5, cost: 10 };
  const from = before({ boards: [], dug: [] }, facts);
  expect(played(mine, put, from)?.acts.at(-1)).toMatchObject({
    is: "pop",
    at: "stack:2:1",
    text: "+$5",
  });
});
