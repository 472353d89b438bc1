/** A guided first game, as data: the table it is played at, and what is said when. */

import type { Answer, Options } from "../lib/wire";

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
  /** … and the bot would do so too: it speaks for these answers, numbers or spans of them. A guide
   * never says otherwise than a hint would. */
  does?: readonly (number | readonly [number, number])[];
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
  /** What the bot would answer now; undefined while nobody knows. */
  best: { key: string; answer: Answer } | null | undefined;
}

/** Whether a step says what the bot would do, or speaks for no answer at all. */
export function agrees({ key, does }: GuideStep, { best }: Moment): boolean {
  if (!does || best === null) return true;
  if (!best || typeof best.answer !== "number" || best.key !== key) return false;
  const { answer } = best;
  return does.some((one) =>
    typeof one === "number" ? one === answer : one[0] <= answer && answer < one[1],
  );
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

/** The first step that is not done, fits the moment, and agrees with what the bot would do. */
export function stepNow(
  steps: readonly GuideStep[],
  done: ReadonlySet<string>,
  now: Moment,
): GuideStep | null {
  const open = steps.filter((step) => !done.has(step.id) && fits(step, done, now));
  return open.find((step) => agrees(step, now)) ?? null;
}

/** Whether what the bot would do has to be known first. */
export function asksForAdvice(
  steps: readonly GuideStep[],
  done: ReadonlySet<string>,
  now: Moment,
): boolean {
  const first = steps.find((step) => !done.has(step.id) && fits(step, done, now));
  return first?.does !== undefined && now.best === undefined;
}
