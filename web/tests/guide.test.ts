import { describe, expect, test } from "vitest";
import {
  asksForAdvice,
  stepNow,
  type GuidedGame,
  type GuideStep,
  type Moment,
} from "../src/guide/steps";
import { Texts } from "../src/lib/fluent";
import { languageOf } from "../src/lib/languages";

const guides = import.meta.glob<{ default: GuidedGame }>("../src/games/*/guide.ts", {
  eager: true,
});
const texts = {
  ...import.meta.glob<string>("../src/games/*/learn.en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../src/headframe/languages/ru/*/learn.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const moment = (more: Partial<Moment> = {}): Moment => ({
  keys: [],
  events: new Set(),
  over: false,
  seen: () => false,
  best: null,
  ...more,
});
const now = (steps: GuideStep[], more: Partial<Moment> = {}, done: string[] = []) =>
  stepNow(steps, new Set(done), moment(more))?.id ?? null;

describe("the step for the moment", () => {
  test("is the first that is not done and whose question is asked", () => {
    const steps = [
      { id: "draw", key: "draw" },
      { id: "dig", key: ["dig", "bomb"] },
    ];
    expect(now(steps, { keys: ["bomb"] })).toBe("dig");
    expect(now(steps, { keys: ["draw", "dig"] })).toBe("draw");
    expect(now(steps, { keys: ["draw", "dig"] }, ["draw"])).toBe("dig");
    expect(now(steps)).toBeNull();
  });
  test("never says otherwise than a hint would", () => {
    const steps = [
      { id: "draw", key: "action", does: [1] },
      { id: "move", key: "action", does: [[100, 200] as const] },
      { id: "look", key: "action" },
    ];
    const would = (answer: number, key = "action") => ({
      keys: ["action"],
      best: { key, answer },
    });
    expect(now(steps, would(1))).toBe("draw");
    expect(now(steps, would(150))).toBe("move");
    expect(now(steps, would(200))).toBe("look");
    expect(now(steps, would(1, "minor"))).toBe("look");
    const asks = moment({ keys: ["action"], best: undefined });
    expect(asksForAdvice(steps, new Set(), asks)).toBe(true);
    expect(asksForAdvice(steps, new Set(["draw", "move"]), asks)).toBe(false);
  });
  test("waits for what must be done, seen or have happened before", () => {
    const steps = [
      { id: "next", key: "a", after: "first" },
      { id: "lit", seen: ".lit" },
      { id: "bought", event: "Bought" },
    ];
    expect(now(steps, { keys: ["a"] })).toBeNull();
    expect(now(steps, { keys: ["a"] }, ["first"])).toBe("next");
    expect(now(steps, { seen: (selector) => selector === ".lit" })).toBe("lit");
    expect(now(steps, { events: new Set(["Bought"]) })).toBe("bought");
  });
  test("speaks of others while they decide, and of the end at the end alone", () => {
    const steps: GuideStep[] = [
      { id: "wait", waiting: true },
      { id: "end", over: true },
    ];
    expect(now(steps)).toBe("wait");
    expect(now(steps, { keys: ["a"] })).toBeNull();
    expect(now(steps, { over: true })).toBe("end");
  });
});

describe.each(Object.entries(guides))("%s", (path, { default: guide }) => {
  const game = path.split("/").at(-2) ?? "";
  const said = (language: string) =>
    new Texts(
      language,
      Object.entries(texts)
        .filter(([file]) => file.includes(`/${game}/`) && languageOf(file) === language)
        .map(([, text]) => text),
    );
  const ids = guide.steps.map((step) => step.id);

  test("says something at every step, in both languages, and has no words to spare", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ["en", "ru"])
      expect(said(language).startingWith("learn-").sort()).toEqual(
        ids.map((id) => `learn-${id}`).sort(),
      );
  });
  test("is Russian in Russian", () => {
    // The games' own names, a key, and numbers that the content fills in.
    const names = /Super Motherload|DRILLERS|Mothership|\(R | — |\{\$\w+\}/g;
    const russian = said("ru");
    const all = [...ids.map((id) => `learn-${id}`), "summary", "summary-title"].map(
      (id) => russian.find(id) ?? "",
    );
    expect(all.filter((text) => /[A-Za-z]{2,}/.test(text.replace(names, "")))).toEqual([]);
    expect(all.every((text) => /[а-я]/.test(text))).toBe(true);
  });
  test("waits only for steps that there are, and has an end", () => {
    const steps: readonly GuideStep[] = guide.steps;
    expect(steps.flatMap((step) => step.after ?? []).filter((id) => !ids.includes(id))).toEqual([]);
    expect(steps.at(-1)?.over).toBe(true);
  });
  test("has the game on one page, in paragraphs", () => {
    expect(
      said("en")
        .find("summary")
        ?.split(/\n\s*\n/).length,
    ).toBeGreaterThan(4);
  });
});
