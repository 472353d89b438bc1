import { describe, expect, test } from "vitest";
import { Texts } from "../src/lib/fluent";
import { glossed } from "../src/lib/gloss";
import type { Seated } from "../src/lib/seated";
import { plain, Speech } from "../src/lib/speech";

const words = {
  card: {
    "3": { id: "red-drill", name: "Red Drill" },
    "4": { id: "bomb", name: "Bomb" },
    "5": { id: "axe", name: "Axe" },
  },
};
const english = new Texts("en", ["ask-drill = Choose cards to drill with"]);
const russian = new Texts("ru", [
  `word-card-red-drill = Красный бур
word-card-axe = ваш топор
event-Sold = { $card } продан
event-Drew = { $seat } берёт карты: { $cards-count }
term-plate = стальная плита
    .forms = стальной плиты
    .about = Её не взорвать.`,
]);
const fields = { seat: "seat", cards: "card", card: "card", tile: "tile" };
const speech = new Speech(russian, english, words, fields);

describe("names", () => {
  test("are translated by the catalogue's id", () =>
    expect(speech.name("card", 3)).toBe("Красный бур"));
  test("fall back to the catalogue's English", () => expect(speech.name("card", 4)).toBe("Bomb"));
  test("of unknown vocabularies still say something", () =>
    expect(speech.name("cell", 9)).toBe("Cell 9"));
});

test("a question without a text is read from its key", () => {
  expect(speech.ask({ key: "drill" })).toBe("Choose cards to drill with");
  expect(speech.ask({ key: "end-of-turn" })).toBe("End of turn");
});

test("an answer says whose the thing is", () => {
  const ships = {
    unit: { "0": { id: "f", say: { say: "unit", seat: { of: "seat", value: 0 } } } },
  };
  const own = new Texts("en", [
    "unit = { $you ->\n    [yes] your ship\n   *[no] { $seat }’s ship\n}",
  ]);
  const told = new Speech(own, own, ships);
  const choice = { kind: "pick", of: "unit", options: [0] } as const;
  const seats = [{ name: "Ada", kind: "human", you: true }] as unknown as Seated[];
  expect(told.answer({ ...choice, options: [0] }, 0, "", "", "", seats)).toBe("your ship");
});

test("answers are told in the game's words", () => {
  const pick = { kind: "pick-some", of: "card", options: [3, 4], low: 0, high: 2 } as const;
  expect(speech.answer({ ...pick, options: [3, 4] }, [3, 4], "да", "нет", "-")).toBe(
    "Красный бур, Bomb",
  );
  expect(speech.answer({ ...pick, options: [3, 4] }, [], "да", "нет", "-")).toBe("-");
});

test("events name seats and count what is hidden", () => {
  const free = {
    bot: null,
    style: null,
    connected: true,
    stand_in: null,
    resigned: false,
    why: null,
    left: null,
  };
  const seats = [{ ...free, kind: "bot" as const, name: "Бот 1", you: false }];
  expect(speech.event({ is: "Drew", seat: 0, cards: { hidden: 2 } }, seats)).toBe(
    "Бот 1 берёт карты: 2",
  );
  expect(speech.event({ is: "Unknown" }, seats)).toBeUndefined();
  const little = [{ ...free, kind: "bot" as const, name: "ада", you: false }];
  expect(speech.event({ is: "Drew", seat: 0, cards: { hidden: 2 } }, little)).toBe(
    "ада берёт карты: 2",
  );
  expect(speech.event({ is: "Sold", card: 5 }, little)).toBe("Ваш топор продан");
});

describe("terms", () => {
  test("are found in any form, once", () => {
    const pieces = glossed("Не взорвать стальной плиты; стальная плита цела", speech.terms);
    expect(pieces.filter((piece) => piece.term).map((piece) => piece.text)).toEqual([
      "стальной плиты",
    ]);
    expect(pieces.map((piece) => piece.text).join("")).toBe(
      "Не взорвать стальной плиты; стальная плита цела",
    );
  });
  test("are not found inside words", () => {
    const terms = [{ id: "term-fuel", name: "fuel", about: "", forms: ["fuel"] }];
    expect(glossed("refuelling", terms)).toEqual([{ text: "refuelling", term: null }]);
  });
});

test("keys read as headings", () => expect(plain("drill_cards-now")).toBe("Drill cards now"));

test("of what is counted, nothing is told only where nothing matters", () => {
  const own = new Texts("en", [
    "some-row = { $name } { $number }\nevent-Set = { $rows }\nevent-Got = { $loot }",
  ]);
  const rows = { row: { "0": { id: "a", name: "Engines" }, "1": { id: "b", name: "Shields" } } };
  const told = new Speech(own, own, rows, { rows: "each:row", loot: "counts:row" });
  expect(told.event({ is: "Set", rows: [3, 0] }, [])).toBe("Engines 3, Shields 0");
  expect(told.event({ is: "Got", loot: [3, 0] }, [])).toBe("Engines 3");
});
