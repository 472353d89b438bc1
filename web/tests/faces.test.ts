import { expect, test } from "vitest";
import { faceOf, MOODS, repainted } from "../src/ui/faces";

const person = (name: string) => ({ name, kind: "person", bot: null });

test("every name has a face, always the same, and many differ", () => {
  const names = Array.from({ length: 200 }, (_, n) => `Player ${n} Анна`);
  const faces = names.map((name) => faceOf(person(name)));
  expect(faces).toEqual(names.map((name) => faceOf(person(name))));
  expect(new Set(faces).size).toBeGreaterThan(100);
  expect(faces.filter((face) => face.includes("undefined"))).toEqual([]);
});

test("at one table no two bots look the same", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  const faces = seats.map((seat) => faceOf({ name: "Bot", kind: "bot", bot: "level3" }, seat));
  expect(new Set(faces).size).toBe(seats.length);
});

test("other paint turns the hue and leaves ink and white alone", () => {
  expect(repainted('fill="#ff0000" stroke="#160b09"', 120)).toBe('fill="#00ff00" stroke="#160b09"');
  expect(repainted("#ffffff", 77)).toBe("#ffffff");
  expect(repainted("#4ac07a", 0)).toBe("#4ac07a");
});

test("each kind of bot looks different", () => {
  const bots = ["random", "level1", "level2", "level3", "level4", "level5", "level6", "level7"];
  const faces = bots.map((bot) => faceOf({ name: "Bot", kind: "bot", bot }));
  expect(new Set(faces).size).toBe(bots.length);
});

test("whoever is glad or hurt looks like it, and only that changes", () => {
  const people = [
    person("Ada"),
    ...["level1", "level3", "level7", "random"].map((bot) => ({ name: "B", kind: "bot", bot })),
  ];
  for (const who of people) {
    const faces = MOODS.map((mood) => faceOf(who, 1, mood));
    expect(new Set(faces).size).toBe(MOODS.length);
    expect(faces.filter((face) => /undefined|NaN/.test(face))).toEqual([]);
    expect(faces[0]).toContain('class="eyes"');
  }
});
