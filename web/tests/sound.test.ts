import { expect, test } from "vitest";

const sounds = Object.keys(import.meta.glob("../src/sound/*/*.ogg", { query: "?url" }));
const scenes = import.meta.glob<string>("../src/games/*/scenes.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(scenes))("every sound that %s names is there", (path, source) => {
  const game = /games\/(\w+)\//.exec(path)?.[1] ?? "";
  const named = [...source.matchAll(/sound: (?:lost \? )?"(\w+)"(?: : "(\w+)")?/g)];
  const wanted = named.flatMap(([, one, other]) => [one, other].filter((each) => each));
  expect(wanted.length).toBeGreaterThan(3);
  const missing = wanted.filter(
    (name) => ![game, "common"].some((set) => sounds.includes(`../src/sound/${set}/${name}.ogg`)),
  );
  expect(missing).toEqual([]);
});
