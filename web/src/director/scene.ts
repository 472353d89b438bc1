/** What a game says about its events, so that the director can play them: plain data. */

import type { Seated } from "../lib/seated";
import type { Speech } from "../lib/speech";
import type { Catalogue, GameEvent, View } from "../lib/wire";
import type { Mood } from "../ui/faces";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Something drawn by the game's `Picture`: a card, a gem. */
export interface Prop {
  of: string;
  number: number;
}

/** What is to be seen, with places named by `data-thing` (see ../games/README.md). */
export type Act = (
  | { is: "look"; at: string }
  /** Large in the middle. */
  | { is: "card"; cards: Prop[]; to?: string }
  /** A drill eats its way through these. */
  | { is: "bore"; along: string[] }
  /** The piece itself goes there; `bank`: it leans into the way, `upright`: only up and down. */
  | { is: "travel"; thing: string; along: string[]; bank?: boolean; upright?: boolean }
  | { is: "blast"; at: string[] }
  | { is: "fly"; from: string; to: string; what: Prop }
  | { is: "beam"; from: string; to: string }
  /** A number jumps out of it: "+8". */
  | { is: "pop"; at: string; text: string; tone: "good" | "bad" }
  /** The camera comes near for a moment; with a word in large letters, a message of the game. */
  | { is: "zoom"; at: string; word?: string }
  /** A piece falls apart. */
  | { is: "break"; thing: string }
  | { is: "dice"; at: string; dice: Die[] }
  /** What only this game has: drawn by its `Theatre`. */
  | { is: "show"; what: unknown }
) & {
  /** Milliseconds after the scene began, and how long, both at normal speed. */
  after?: number;
  lasts?: number;
  sound?: string;
};

export interface Die {
  sides: number;
  shown: number;
  seat: number;
}

/** Across the stage, for what concerns the one who looks. */
export interface Banner {
  tone: "good" | "bad" | "plain";
  /** A message of the game, with `$seat` and `$you`; without it the log's sentence. */
  title?: string;
  args?: { [name: string]: string | number | Prop };
  /** The log's sentence stands below. */
  more?: boolean;
  /** "+2", "−4". */
  gain?: string;
}

export interface Scene {
  /** Who stands in the light. */
  seat: number | null;
  /** Its sentence in the log is the caption. */
  event: GameEvent;
  /** Milliseconds at normal speed. */
  lasts: number;
  acts: Act[];
  banner?: Banner;
  /** Things that stay marked until the player's next action. */
  leaves?: string[];
  /** Whose faces show that it was good or bad for them. */
  moods?: readonly { seat: number; mood: Mood }[];
  /** It concerns the one who looks: it is played even where much is left out. */
  matters?: boolean;
}

/** What scenes are made from. */
export interface Before {
  view: View;
  /** What was told just before. */
  past: readonly GameEvent[];
  catalogue: Catalogue;
}

export type Scenes = (events: readonly GameEvent[], before: Before) => Scene[];

export interface PictureProps extends Prop {
  seat: number | null;
  view: View;
  catalogue: Catalogue;
  speech: Speech;
  seats: readonly Seated[];
}

/** For what only one game has. */
export interface ShowProps {
  what: unknown;
  /** Milliseconds. */
  lasts: number;
  calm: boolean;
  view: View;
  catalogue: Catalogue;
  speech: Speech;
  seats: readonly Seated[];
}

/** Any game's events, without a word from the game: who acted, and the log's sentence. */
export function plainScenes(events: readonly GameEvent[]): Scene[] {
  const event = events.findLast((each) => typeof each["seat"] === "number");
  if (!event) return [];
  return [{ seat: Number(event["seat"]), event, lasts: 700, acts: [] }];
}
