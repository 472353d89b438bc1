import { describe, expect, test } from "vitest";
import { languageOf } from "../src/lib/languages";
import english from "../src/locales/en.ftl?raw";
import russian from "../../src/headframe/languages/ru/browser.ftl?raw";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = {
  ...import.meta.glob<string>("../src/games/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(
    "../../src/headframe/languages/ru/*/{board,learn,legend,lessons}.ftl",
    { query: "?raw", import: "default", eager: true },
  ),
};

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
  const gameOf = (path: string) => path.split("/").at(-2) ?? "";
  test.each([...new Set(Object.keys(games).map(gameOf))])("%s: Russian says it too", (game) => {
    const said = (language: string) =>
      Object.entries(games)
        .filter(([path]) => gameOf(path) === game && languageOf(path) === language)
        .flatMap(([, text]) => ids(text));
    const own = said("ru");
    expect(said("en").filter((id) => !own.includes(id))).toEqual([]);
    expect(new Set(said("en")).size).toBe(said("en").length);
  });
});

/** What a component says by itself, in no language's file: text and labels outside of code. */
function literal(component: string): string[] {
  const bare = component.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "");
  let depth = 0;
  const markup = [...bare].filter((letter) => {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    return depth === 0 && letter !== "}";
  });
  const labels = markup
    .join("")
    .matchAll(/\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g);
  const text = markup
    .join("")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&\w+;/g, " ")
    .split("\n");
  return [...[...labels].map((label) => label[1] ?? ""), ...text]
    .map((each) => each.trim())
    .filter((each) => /\p{L}{2,}/u.test(each) && each !== "Headframe");
}

describe("no screen says anything that has no translation", () => {
  test("and one that did would be found", () => {
    const bad = `<script>const a = "x";</script><p title="Old {n}">{t("log")} Wait<b>{n}</b></p>`;
    expect(literal(bad)).toEqual(["Old", "Wait"]);
  });
  test("in any component", () => {
    const screens = Object.entries(sources).filter(([path]) => path.endsWith(".svelte"));
    expect(screens.length).toBeGreaterThan(100);
    expect(
      screens.flatMap(([path, text]) => literal(text).map((each) => `${path}: ${each}`)),
    ).toEqual([]);
  });
});
