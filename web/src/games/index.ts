/** How a game plugs in: see README.md. Everything of a game is loaded when it is first drawn. */

import type { Component } from "svelte";
import { Texts } from "../lib/fluent";
import { settings, type Language } from "../lib/settings.svelte";
import { Speech } from "../lib/speech";
import type { Answer, Catalogue, Decision, GameEvent, SeatInfo, View } from "../lib/wire";
import unknownArt from "../art/unknown.svg";

export interface BoardProps {
  view: View;
  catalogue: Catalogue;
  speech: Speech;
  seats: SeatInfo[];
  /** What this screen may answer now; empty for spectators, in replays and while others decide. */
  decisions: Decision[];
  /** Sends the answer to the decision of that key. */
  choose: (key: string, answer: Answer) => void;
  /** What the newest answer brought, as this viewer may know it: for animations. */
  events: GameEvent[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** True for decisions the board draws itself; all others get the generic widget. */
  handles?: (decision: Decision) => boolean;
  /** A seat's score as the view shows it, for the seat strip and the chart. */
  score?: (view: View, seat: number) => number | undefined;
  /** A log line in the player's language; undefined = `event-…` of the game's texts, or the
   * server's own line. */
  story?: (event: GameEvent, speech: Speech, seats: readonly SeatInfo[]) => string | undefined;
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const texts = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });
const art = import.meta.glob<string>("./*/art.svg", { query: "?url", import: "default", eager: true });

export function artOf(game: string): string {
  return art[`./${game}/art.svg`] ?? unknownArt;
}

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`] ?? modules["./fallback/index.ts"];
  if (!load) throw new Error("no board at all");
  return (await load()).default;
}

async function textsOf(game: string, language: Language): Promise<Texts> {
  const load = texts[`./${game}/${language}.ftl`];
  return new Texts(language, load ? [await load()] : []);
}

/** The words of a game in the language of the settings. */
export async function speechOf(game: string, catalogue: Catalogue | null): Promise<Speech> {
  const [own, english] = await Promise.all([
    textsOf(game, settings.language),
    textsOf(game, "en"),
  ]);
  return new Speech(own, english, catalogue?.words ?? {});
}
