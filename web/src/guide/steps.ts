/** A guided first game, as data: the table it is played at, and what is said when. */

import type { Options } from "../lib/wire";

export interface GuideStep {
  /** The text is `learn-ID` of the game's words. */
  id: string;
  /** Shown when all of these are so: one of these decisions is asked, … */
  key?: string | readonly string[];
  /** … an event of that kind has happened to the learner (or to nobody in particular), … */
  event?: string;
  /** … something that this selector finds is on the screen, … */
  seen?: string;
  /** … others decide, … */
  waiting?: true;
  /** … the game is over, … */
  over?: true;
  /** … that step is done. */
  after?: string;
  /** Selectors of what is ringed: the first that is on the screen. */
  at?: readonly string[];
  /** Done when this selector finds something, … */
  done?: string;
  /** … or when it was read; without either, when the decision is answered. */
  read?: true;
}

export interface GuidedGame {
  options: Options;
  /** Bots beside the learner, by name. */
  bots: readonly string[];
  /** The deal that the texts fit best; a server may deal otherwise. */
  seed: string;
  steps: readonly GuideStep[];
}

/** What there is to be guided through at this moment. */
export interface Moment {
  /** Keys of the decisions that the learner is asked. */
  keys: readonly string[];
  /** Kinds of events that happened to the learner or to nobody in particular. */
  events: ReadonlySet<string>;
  over: boolean;
  seen: (selector: string) => boolean;
}

function fits(step: GuideStep, done: ReadonlySet<string>, now: Moment): boolean {
  const keys = typeof step.key === "string" ? [step.key] : step.key;
  return (
    (!keys || keys.some((key) => now.keys.includes(key))) &&
    (!step.event || now.events.has(step.event)) &&
    (!step.waiting || (now.keys.length === 0 && !now.over)) &&
    Boolean(step.over) === now.over &&
    (!step.after || done.has(step.after)) &&
    (!step.seen || now.seen(step.seen))
  );
}

/** The first step that is not done and fits the moment. */
export function stepNow(
  steps: readonly GuideStep[],
  done: ReadonlySet<string>,
  now: Moment,
): GuideStep | null {
  return steps.find((step) => !done.has(step.id) && fits(step, done, now)) ?? null;
}
