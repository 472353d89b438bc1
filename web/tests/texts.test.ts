import { describe, expect, test } from "vitest";
import english from "../src/locales/en.ftl?raw";
import russian from "../src/locales/ru.ftl?raw";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../src/games/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids and attributes, in the order of the file. */
function ids(source: string): string[] {
  let last = "";
  return source.split("\n").flatMap((line) => {
    const message = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (message) return [(last = message[1] ?? "")];
    const attribute = /^\s+\.([a-z]+) =/.exec(line);
    return attribute && attribute[1] !== "forms" ? [`${last}.${attribute[1]}`] : [];
  });
}

test("both languages say the same things", () => {
  expect(ids(russian)).toEqual(ids(english));
});

test("no id stands twice", () => {
  expect(new Set(ids(english)).size).toBe(ids(english).length);
});

test("every text that the code asks for is there", () => {
  const known = new Set(ids(english));
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

describe("the games' own texts", () => {
  const folders = [...new Set(Object.keys(games).map((path) => path.replace(/\/[^/]*$/, "")))];
  test.each(folders)("%s: Russian says what English says", (folder) => {
    const said = (language: string) =>
      Object.entries(games)
        .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(`${language}.ftl`))
        .flatMap(([, text]) => ids(text));
    const own = said("ru");
    expect(said("en").filter((id) => !own.includes(id))).toEqual([]);
    expect(new Set(said("en")).size).toBe(said("en").length);
  });
});
