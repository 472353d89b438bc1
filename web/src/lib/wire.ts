/** What server and client say to each other: docs/protocol.md, in types. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
export type Answer = number | number[];

interface Of {
  /** The vocabulary of the numbers: `catalogue.words[of]`. */
  of: string;
}
export type PickChoice = Of & { kind: "pick"; options: Answer[] };
export type PickSomeChoice = Of & {
  kind: "pick-some";
  /** The same number may stand there twice: two cards alike. */
  options: number[];
  low: number;
  high: number;
  /** Where the legal answers are few, all of them. */
  sets?: number[][];
};
export type NumberChoice = Of & { kind: "number"; low: number; high: number };
export type ConfirmChoice = Of & { kind: "confirm"; allowed: number[] };
export type AllocateChoice = Of & {
  kind: "allocate";
  total: number;
  room: number[];
  exact: boolean;
};
export type Placement = { answer: number; cells: number[] };
export type PlaceChoice = Of & { kind: "place"; placements: Placement[] };
export type PathChoice = Of & { kind: "path"; start: number; ways: number[][] };
export type Choice =
  | PickChoice
  | PickSomeChoice
  | NumberChoice
  | ConfirmChoice
  | AllocateChoice
  | PlaceChoice
  | PathChoice;

/** An open decision as a viewer sees it; only its own seat is shown the choice. */
export interface Open {
  seat: number;
  key: string;
  clause: string;
  choice?: Choice;
}
/** One that this screen may answer now. */
export type Decision = Open & { choice: Choice };

export interface View {
  viewer: number | null;
  state: Fields;
  open: Open[];
  over: boolean;
}

export type GameEvent = Fields & { is: string };

export interface Word {
  id: string;
  name: string;
}
export interface Catalogue {
  words: { [of: string]: { [number: string]: Word } };
  [more: string]: unknown;
}

export type OptionValue = number | string | boolean | string[] | null;
export type Options = { [name: string]: OptionValue };
export interface OptionInfo {
  name: string;
  kind: "whole" | "one-of" | "some-of" | "flag" | "text";
  default: OptionValue;
  meaning: string;
  clause: string;
  wanted: string;
  low?: number;
  high?: number;
  words?: string[];
  /** some-of: one word for each seat, the same word may stand twice. */
  repeat?: boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  options: OptionInfo[];
  seats: { low: number; high: number };
}
export interface BotInfo {
  name: string;
  title: string;
}
export interface Clause {
  id: string;
  text: string;
  section: string;
}

export type SeatKind = "person" | "bot" | "open";
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  bot: string | null;
  connected: boolean;
  /** The bot that plays for a person who is away. */
  stand_in?: string | null;
  resigned?: boolean;
  /** Milliseconds on the clock when the message was sent, null without a clock. */
  left?: number | null;
}
export interface ClockInfo {
  seconds: number;
  increment: number;
}
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Options;
  seats: SeatInfo[];
  step: number;
  over: boolean;
  commitment: string;
  /** Somebody asks to take back more than an undo may: who, whom, and who has agreed. */
  asks?: { seat: number; to: number; yes: number[] } | null;
  clock?: ClockInfo | null;
  /** The seats whose clock runs. */
  running?: number[];
  /** The seed was chosen: no fair game. */
  practice?: boolean;
  from?: { table: string; step: number } | null;
}
export interface Opened {
  table: string;
  seats: (string | null)[];
  host: string;
  invite: string;
}
export interface Result {
  places: number[];
  scores: number[];
  sources: { [source: string]: number }[];
  seed?: string;
}
/** A finished game's position: as a spectator saw it, and as each seat did. */
/** A position and what led to it, as a spectator sees them or one seat does. */
export interface Seen {
  view: View;
  events: GameEvent[];
  log: string[];
}
export interface Step extends Seen {
  step: number;
  steps: number;
  seats: Seen[];
}
export interface Hint {
  key: string;
  answer: Answer;
  chance: number;
}

export type FromServer =
  | ({ type: "table" } & TableInfo)
  | { type: "view"; step: number; seat: number | null; view: View; undo: boolean }
  | { type: "events"; step: number; events: GameEvent[]; log: string[] }
  | { type: "refused"; id: string; step: number; clause: string | null; text: string }
  | { type: "taken"; id: string; step: number }
  | { type: "undone"; step: number }
  | { type: "chat"; seat: number | null; name: string; text: string }
  | { type: "hint"; id: string; answers: Hint[] }
  | ({ type: "result" } & Result)
  | { type: "bye"; why: string };

export type Asked =
  | { type: "answer"; id: string; seat: number; step: number; key: string; answer: Answer }
  | { type: "undo" | "concede" | "hint"; id: string; seat: number }
  | { type: "stand-in"; id: string; seat: number; bot: string | null }
  | { type: "agree"; id: string; seat: number; yes: boolean };
export type FromClient =
  | Asked
  | { type: "chat"; id: string; text: string }
  | { type: "sit"; tokens: string[]; since: number | null }
  | { type: "look"; seat: number | null };
