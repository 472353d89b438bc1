import { expect, test } from "vitest";
import { faceOf } from "../src/ui/faces";

const person = (name: string) => ({ name, kind: "person", bot: null });

test("every name has a face, always the same, and many differ", () => {
  const names = Array.from({ length: 200 }, (_, n) => `Player ${n} Анна`);
  const faces = names.map((name) => faceOf(person(name)));
  expect(faces).toEqual(names.map((name) => faceOf(person(name))));
  expect(new Set(faces).size).toBeGreaterThan(100);
  expect(faces.filter((face) => face.includes("undefined"))).toEqual([]);
});

test("each kind of bot looks different", () => {
  const bots = ["random", "level1", "level2", "level3", "level4", "level5", "level6"];
  const faces = bots.map((bot) => faceOf({ name: "Bot", kind: "bot", bot }));
  expect(new Set(faces).size).toBe(bots.length);
});
