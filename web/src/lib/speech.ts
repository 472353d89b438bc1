/** A game's words in one language: names of things, questions, options, terms, events.
 *
 * Names and events are told as headframe/core/speech.py does it, with the same messages: phrases
 * and fields come from the server, here they are only formatted. */

import { Texts, idOf, type Args } from "./fluent";
import type { Seated } from "./seated";
import type {
  Answer,
  Argument,
  Catalogue,
  Choice,
  Json,
  OpenDecision,
  OptionInfo,
  Phrase,
  PlannedAnswer,
  Word,
} from "./wire";

const SEAT = "seat";
const COUNTS = "counts:";
const EACH = "each:";
const NONE = "none";

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
    private readonly fields: NonNullable<Catalogue["fields"]> = {},
    private readonly numbers: NonNullable<Catalogue["numbers"]> = {},
  ) {
    this.terms = own.startingWith("term-").map((id) => {
      const name = own.find(id) ?? id;
      const forms = own.find(`${id}.forms`)?.split("|") ?? [];
      const about = own.find(`${id}.about`, numbers) ?? "";
      return { id, name, about, forms: [name, ...forms.map((form) => form.trim())] };
    });
  }

  say(id: string, args?: Args): string | undefined {
    const all = { ...this.numbers, ...args };
    return this.own.find(id, all) ?? this.english.find(id, all);
  }

  /** What a number of a vocabulary is called. */
  name(of: string, value: number, seats: readonly Seated[] = []): string {
    if (of === SEAT) return String(this.#seat(SEAT, value, seats)[SEAT]);
    const word: Word | undefined = this.words[of]?.[value];
    if (!word) return this.say(idOf("word", of), { value }) ?? `${plain(of)} ${value}`;
    const named = this.own.find(idOf("word", of, word.key ?? word.id));
    return named ?? (word.say ? this.phrase(word.say, seats) : (word.name ?? word.id));
  }

  /** Everything that stands on it; empty where that is nothing more than its name. */
  about(of: string, value: number): string {
    const about = this.words[of]?.[value]?.about;
    return about ? this.phrase(about) : "";
  }

  phrase(said: Phrase, seats: readonly Seated[] = []): string {
    if ("of" in said) return this.name(String(said["of"]), Number(said["value"]), seats);
    const args: Args = {};
    for (const [argument, value] of Object.entries(said))
      if (argument !== "say") Object.assign(args, this.#argument(argument, value, seats));
    const id = String(said["say"]);
    // A sentence carries its English: it stands in no file of messages.
    return this.say(id, args) ?? String(said["text"] ?? id);
  }

  /** A phrase that stands by itself begins with a capital letter. */
  sentence(said: Phrase, seats: readonly Seated[] = []): string {
    return begun(this.phrase(said, seats), seats);
  }

  /** Whether a sentence is told in the reader's language; if not, it is English. */
  knows(said: Phrase): boolean {
    return this.own.find(String(said["say"])) !== undefined;
  }

  phrases(said: readonly Phrase[]): string {
    return said.map((each) => this.phrase(each)).join(", ");
  }

  #argument(argument: string, value: Argument, seats: readonly Seated[]): Args {
    if (Array.isArray(value))
      return { [argument]: value.map((each) => this.phrase(each, seats)).join(", ") || NONE };
    if (typeof value !== "object") return { [argument]: value };
    if (value["of"] === SEAT) return this.#seat(argument, Number(value["value"]), seats);
    return { [argument]: this.phrase(value, seats) };
  }

  has(of: string): boolean {
    return of in this.words;
  }

  /** A whole answer in words. */
  answer(
    choice: Choice,
    answer: Answer,
    yes: string,
    no: string,
    none: string,
    seats: readonly Seated[] = [],
  ): string {
    const { of, kind } = choice;
    const name = (value: number) => this.name(of, value, seats);
    if (kind === "confirm")
      return this.say(idOf("answer", of, answer === 1 ? "yes" : "no")) ?? (answer === 1 ? yes : no);
    if (kind === "number") return String(answer);
    if (kind === "place") {
      const cells = choice.placements.find((placement) => placement.answer === answer)?.cells ?? [];
      return cells.map(name).join(", ");
    }
    if (typeof answer === "number") return name(answer);
    if (kind === "allocate") {
      const given = answer.map((units, place) => (units ? `${name(place)}: ${units}` : ""));
      return given.filter(Boolean).join(", ") || none;
    }
    return answer.map(name).join(", ") || none;
  }

  /** An answer that is to follow, whose question is not asked yet. */
  /** An answer that is to be given later, to a question that is not asked yet: `plan-KEY` says what
   * is done with it, and a yes needs its question. */
  planned(
    planned: PlannedAnswer,
    yes: string,
    no: string,
    none: string,
    seats: readonly Seated[] = [],
  ): string {
    const answer = this.#later(planned, yes, no, none, seats);
    const done = this.say(idOf("plan", planned.key), { answer });
    return done ?? (planned.kind === "confirm" ? `${this.ask(planned)} ${answer}` : answer);
  }

  #later(
    { kind, of, answer, cells }: PlannedAnswer,
    yes: string,
    no: string,
    none: string,
    seats: readonly Seated[],
  ): string {
    if (kind === "place") {
      const ends = cells.length > 2 ? [cells[0], cells.at(-1)] : cells;
      return ends.map((cell) => this.name(of, cell ?? 0)).join(cells.length > 2 ? " – " : ", ");
    }
    // The way of a ship matters less than where it ends.
    if (kind === "path" && Array.isArray(answer)) return this.name(of, answer.at(-1) ?? -1, seats);
    return this.answer({ kind, of } as Choice, answer, yes, no, none, seats);
  }

  /** The question of a decision. */
  ask({ key, named }: Pick<OpenDecision, "key" | "named">): string {
    return this.say(idOf("ask", key), named) ?? plain(key);
  }

  option(name: string): string {
    return this.say(idOf("option", name)) ?? plain(name);
  }

  meaning({ name, meaning, low = 0, high = 0 }: OptionInfo): string {
    const numbers = { low: low ?? 0, high: high ?? 0 };
    return this.own.find(`${idOf("option", name)}.about`, numbers) ?? meaning;
  }

  optionWord(option: string, word: string): string {
    return this.say(idOf("option", option, word)) ?? plain(word);
  }

  /** Whether a value of an option has a name. */
  names(option: string, word: string): boolean {
    return this.say(idOf("option", option, word)) !== undefined;
  }

  field(name: string): string {
    return this.say(idOf("field", name)) ?? plain(name);
  }

  source(name: string): string {
    return this.say(idOf("source", name)) ?? plain(name);
  }

  /** An event in words: `event-CLASS` with the event's fields as arguments; undefined where the
   * game has no message for it. */
  event(event: { [field: string]: Json }, seats: readonly Seated[]): string | undefined {
    const kind = String(event["is"]);
    const args: Args = {};
    for (const field of new Set([...Object.keys(this.fields), ...Object.keys(event)])) {
      if (field === "is" || field.includes(".")) continue;
      const of = this.fields[`${kind}.${field}`] ?? this.fields[field] ?? "";
      Object.assign(args, this.#field(field, of, event[field] ?? null, seats));
    }
    const line = this.say(idOf("event", kind), args);
    return line === undefined ? undefined : begun(line, seats);
  }

  /** The arguments that a field of an event gives. */
  #field(field: string, of: string, value: Json, seats: readonly Seated[]): Args {
    if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
    if (typeof value === "string") return { [field]: of ? this.#byId(of, value, seats) : value };
    if (value === null) return { [field]: NONE, [`${field}-count`]: 0 };
    if (Array.isArray(value))
      return {
        [field]: this.#listed(of, value.map(Number), seats),
        [`${field}-first`]: this.#listed(of, value.slice(0, 1).map(Number), seats),
        [`${field}-last`]: this.#listed(of, value.slice(-1).map(Number), seats),
        [`${field}-count`]: value.length,
      };
    if (typeof value === "object")
      return { [field]: NONE, [`${field}-count`]: Number(value["hidden"]) };
    if (of === SEAT) return this.#seat(field, value, seats);
    if (!of) return { [field]: value };
    const word = this.words[of]?.[value];
    if (!word) return { [field]: NONE };
    return {
      [field]: this.name(of, value, seats),
      ...(word.points === undefined ? {} : { [`${field}-points`]: word.points }),
      ...(word.about ? { [`${field}-about`]: this.phrase(word.about, seats) } : {}),
    };
  }

  /** Words that an event names by their ids, "bomb, draw 2". */
  #byId(of: string, ids: string, seats: readonly Seated[]): string {
    const known = new Map(
      Object.entries(this.words[of] ?? {}).map(([number, word]) => [word.id, Number(number)]),
    );
    return ids
      .split(", ")
      .map((id) => {
        const number = known.get(id);
        return number === undefined ? id : this.name(of, number, seats);
      })
      .join(", ");
  }

  #listed(of: string, numbers: readonly number[], seats: readonly Seated[]): string {
    const counted = [COUNTS, EACH].find((prefix) => of.startsWith(prefix));
    const found = counted
      ? this.#counted(of.slice(counted.length), numbers, seats, counted === EACH)
      : numbers.map((number) => (of ? this.name(of, number, seats) : String(number)));
    return found.join(", ") || NONE;
  }

  #counted(
    of: string,
    numbers: readonly number[],
    seats: readonly Seated[],
    zeros = false,
  ): string[] {
    return numbers.flatMap((number, kind) =>
      number || zeros
        ? [this.say(`some-${of}`, { number, name: this.name(of, kind, seats) }) ?? ""]
        : [],
    );
  }

  /** Things counted by their place in a vocabulary: "2 gold, 1 ruby"; empty for none. */
  counts(of: string, numbers: readonly number[]): string {
    return this.#counted(of, numbers, []).join(", ");
  }

  /** A player: by name, and whether it is the reader. */
  #seat(field: string, seat: number, seats: readonly Seated[]): Args {
    const found = seats[seat];
    const name = seat < 0 ? NONE : (found?.name ?? this.say("other-seat") ?? String(seat + 1));
    const you = found?.you ? "yes" : "no";
    return { [field]: name, [`${field}-you`]: you, ...(field === SEAT ? { you } : {}) };
  }
}

/** "drill-cards" as a heading: "Drill cards". */
export function plain(key: string): string {
  const words = key.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line with a capital letter, whatever it begins with ("your Fighter"); names of people stay. */
function begun(line: string, seats: readonly Seated[]): string {
  if (seats.some(({ name }) => name && line.startsWith(name))) return line;
  return line.charAt(0).toUpperCase() + line.slice(1);
}
