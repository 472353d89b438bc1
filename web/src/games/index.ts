/** How a game plugs in: see README.md. Everything of a game is loaded when it is first drawn. */

import type { Component } from "svelte";
import * as api from "../lib/api";
import type { Trace } from "../director/director";
import {
  plainScenes,
  type Before,
  type PictureProps,
  type ShowProps,
  type Scene,
  type Scenes,
} from "../director/scene";
import type { GuidedGame } from "../guide/steps";
import type { Weighed } from "../lib/chances";
import type { Medals } from "../ending/medals";
import { Texts } from "../lib/fluent";
import { languageOf, sharedWords, type Language } from "../lib/languages";
import { settings } from "../lib/settings.svelte";
import { Speech } from "../lib/speech";
import type { Seated } from "../lib/seated";
import type { Shell } from "../table/shell";
import type {
  Answer,
  Catalogue,
  Decision,
  Fields,
  GameEvent,
  HintAnswer,
  Options,
  Threat,
  View,
} from "../lib/wire";
import unknownArt from "../art/unknown.svg";

export interface BoardProps {
  /** What the page gives the board to place: hand it to `Zones`. */
  shell: Shell;
  view: View;
  /** What follows from the view by the rules, worked out by the server: the game's `Figures`. */
  figures: Fields;
  catalogue: Catalogue;
  speech: Speech;
  seats: readonly Seated[];
  /** What this screen may answer now; empty for spectators, in replays and while others decide. */
  decisions: Decision[];
  /** Sends the answer to the decision of that key. `agreed`: the chance of it that the board has shown
   * and the player said yes to, so that it is not asked again unless it has become worse. */
  choose: (key: string, answer: Answer, agreed?: number | null) => void;
  /** What luck decides in an answer to the decision of that key, or in an order of several answers
   * that begins there. Not in replays. */
  odds?: (key: string, answer: Answer) => Promise<Weighed>;
  /** Where others could go and what they could strike. Not in replays. */
  threats?: () => Promise<Threat[]>;
  /** What the answers since the last drawing brought, as this viewer may know it. */
  events: GameEvent[];
  /** What others did since the player's last action, by the names of things: to be marked. */
  traces: readonly Trace[];
  /** The bot's advice for the open decisions, once asked for: mark what it names. */
  hints: readonly HintAnswer[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** True for decisions the board draws itself; all others get the generic widget. */
  handles?: (decision: Decision) => boolean;
  /** True for answers that may hang on luck: the player is asked once, with the odds. */
  gambles?: (decision: Decision, answer: Answer) => boolean;
  /** What its events look like, and its cards and tokens large or on their way. */
  scenes?: Scenes;
  Picture?: Component<PictureProps>;
  /** The colour of each seat, where pieces have paint of their own: it is the same everywhere. */
  colours?: (view: View, catalogue: Catalogue) => readonly string[];
  /** Draws acts that only this game has: a fight. */
  Theatre?: Component<ShowProps>;
  /** What the end page tells besides points: a look back at the whole game. */
  LookBack?: Component<LookBackProps>;
  /** What players are remembered for. */
  medals?: Medals;
}

export interface LookBackProps {
  /** All that was told, in order, with the step it was told at. */
  told: readonly { step: number; event: GameEvent }[];
  speech: Speech;
  seats: readonly Seated[];
  /** The replay from that step on. */
  linkTo: (step: number) => string;
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const guides = import.meta.glob<{ default: GuidedGame }>("./*/guide.ts");
/** What only the browser says, what it shares with server and terminal, and both in other languages
 * than English. */
const texts = {
  ...import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/headframe/games/*/show/locales/en.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>(["../../../src/headframe/languages/*/*/*.ftl", "!**/terminal.ftl"], {
    query: "?raw",
    import: "default",
  }),
};
const art = import.meta.glob<string>("./*/art.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export function artOf(game: string): string {
  return art[`./${game}/art.svg`] ?? unknownArt;
}

async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`] ?? modules["./fallback/index.ts"];
  if (!load) throw new Error("no board at all");
  return (await load()).default;
}

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in guides;
}

export async function guideOf(game: string): Promise<GuidedGame | null> {
  return (await guides[`./${game}/guide.ts`]?.())?.default ?? null;
}

/** The files of a game in one language. */
async function textsOf(game: string, language: Language): Promise<Texts> {
  const own = Object.entries(texts).filter(
    ([path]) =>
      /^\.\/(\w+)\/|\/games\/(\w+)\/show\/|\/languages\/[\w-]+\/(\w+)\//
        .exec(path)
        ?.slice(1)
        .includes(game) && languageOf(path) === language,
  );
  const sources = await Promise.all(own.map(([, load]) => load()));
  return new Texts(language, [...sources, ...sharedWords(language)]);
}

/** All that drawing a game takes: its board, its facts for these options, its words. */
export interface Box {
  module: GameModule;
  catalogue: Catalogue;
  speech: Speech;
}

/** What events look like in a game, seen from the position before them. */
export function scenesOf(
  { module, catalogue }: Box,
  events: readonly GameEvent[],
  before: Omit<Before, "catalogue">,
): Scene[] {
  return module.scenes ? module.scenes(events, { ...before, catalogue }) : plainScenes(events);
}

/** Opened anew when the language changes; what does not change is loaded once. */
export async function openBox(game: string, options: Options): Promise<Box> {
  const [module, catalogue] = await Promise.all([moduleOf(game), api.catalogue(game, options)]);
  return { module, catalogue, speech: await speechOf(game, catalogue) };
}

/** The words of a game in the language of the settings. */
export async function speechOf(game: string, catalogue: Catalogue | null): Promise<Speech> {
  const [own, english] = await Promise.all([textsOf(game, settings.language), textsOf(game, "en")]);
  const { words = {}, fields, numbers } = catalogue ?? {};
  return new Speech(own, english, words, fields, numbers);
}
