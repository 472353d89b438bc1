/** A game's words in one language: names of things, questions, options, terms, events. */

import { Texts, idOf, type Args } from "./fluent";
import { who, type Seated } from "./seated";
import type { Answer, Catalogue, Choice, ClauseInfo, Json, Word } from "./wire";

export interface Term {
  id: string;
  name: string;
  about: string;
  /** Every spelling that a text may use. */
  forms: string[];
}

export class Speech {
  readonly terms: Term[];

  constructor(
    private readonly own: Texts,
    private readonly english: Texts,
    private readonly words: Catalogue["words"],
  ) {
    this.terms = own.startingWith("term-").map((id) => {
      const name = own.find(id) ?? id;
      const forms = own.find(`${id}.forms`)?.split("|") ?? [];
      const about = own.find(`${id}.about`) ?? "";
      return { id, name, about, forms: [name, ...forms.map((form) => form.trim())] };
    });
  }

  say(id: string, args?: Args): string | undefined {
    return this.own.find(id, args) ?? this.english.find(id, args);
  }

  /** What a number of a vocabulary is called. */
  name(of: string, value: number): string {
    const word: Word | undefined = this.words[of]?.[value];
    if (!word) return this.say(idOf("word", of), { value }) ?? `${plain(of)} ${value}`;
    return this.own.find(idOf("word", of, word.id)) ?? word.name;
  }

  has(of: string): boolean {
    return of in this.words;
  }

  /** A whole answer in words. */
  answer(choice: Choice, answer: Answer, yes: string, no: string, none: string): string {
    const { of, kind } = choice;
    if (kind === "confirm")
      return this.say(idOf("answer", of, answer === 1 ? "yes" : "no")) ?? (answer === 1 ? yes : no);
    if (kind === "number") return String(answer);
    if (kind === "place") {
      const cells = choice.placements.find((placement) => placement.answer === answer)?.cells ?? [];
      return cells.map((cell) => this.name(of, cell)).join(", ");
    }
    if (typeof answer === "number") return this.name(of, answer);
    if (kind === "allocate") {
      const given = answer.map((units, place) =>
        units ? `${this.name(of, place)}: ${units}` : "",
      );
      return given.filter(Boolean).join(", ") || none;
    }
    return answer.map((value) => this.name(of, value)).join(", ") || none;
  }

  /** The question of a decision. */
  ask(key: string): string {
    return this.say(idOf("ask", key)) ?? plain(key);
  }

  option(name: string): string {
    return this.say(idOf("option", name)) ?? plain(name);
  }

  meaning(name: string, english: string): string {
    return this.own.find(`${idOf("option", name)}.about`) ?? english;
  }

  optionWord(option: string, word: string): string {
    return this.say(idOf("option", option, word)) ?? plain(word);
  }

  field(name: string): string {
    return this.say(idOf("field", name)) ?? plain(name);
  }

  source(name: string): string {
    return this.say(idOf("source", name)) ?? plain(name);
  }

  /** A clause's text, and whether it had to stay English. */
  clause(clause: ClauseInfo): { text: string; translated: boolean } {
    const text = this.own.find(idOf("clause", clause.id));
    return { text: text ?? clause.text, translated: text !== undefined };
  }

  /** An event in words: `event-Drew` with the event's fields as arguments; seats by name,
   * numbers that a vocabulary of the field's name knows by their word. `$you` is "yes" where
   * the seat is the reader's own. */
  event(event: { [field: string]: Json }, seats: readonly Seated[]): string | undefined {
    const args: Args = {};
    for (const [field, value] of Object.entries(event)) {
      if (typeof value === "string") args[field] = value;
      else if (field === "seat" && typeof value === "number")
        Object.assign(args, who(seats, value));
      else if (typeof value === "number") args[field] = this.#argument(field, value);
      else if (Array.isArray(value)) {
        args[`${field}-count`] = value.length;
        args[field] = value
          .map((each) =>
            typeof each === "number" ? this.#argument(field.replace(/s$/, ""), each) : "",
          )
          .join(", ");
      } else if (
        value !== null &&
        typeof value === "object" &&
        typeof value["hidden"] === "number"
      ) {
        args[`${field}-count`] = value["hidden"];
        args[field] = "";
      }
    }
    return this.own.find(idOf("event", String(event["is"])), args);
  }

  #argument(field: string, value: number): string | number {
    return this.words[field]?.[value] ? this.name(field, value) : value;
  }
}

/** "drill-cards" as a heading: "Drill cards". */
export function plain(key: string): string {
  const words = key.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
