/** The advice that is shown, in words: for the eye and for the ear. */

import { t } from "../lib/i18n.svelte";
import type { Speech } from "../lib/speech";
import type { Table } from "../lib/table.svelte";

export interface Step {
  number: number;
  words: string;
}

export interface Said {
  /** 1 is the best. */
  place: number;
  answer: string;
  /** "" where nobody has measured such games. */
  chance: string;
  reasons: string[];
  /** What is to follow in this turn, each with its number in the plan; the same things told once. */
  then: Step[];
}

export function adviceOf(table: Table, speech: Speech): Said | null {
  const { shown, told, at } = table.hints;
  const decision = table.decisions.find(({ key }) => key === shown?.key);
  if (!shown || !told || !decision) return null;
  return {
    place: at + 1,
    answer: speech.answer(decision.choice, shown.answer, ...plainWords(), table.seats),
    chance: chanceOf(shown.chance, told.usual),
    reasons: shown.reasons.map((reason) => speech.sentence(reason, table.seats)),
    then: counted(
      shown.plan
        .slice(1)
        .map((step) => (step.passes ? null : speech.planned(step, ...plainWords(), table.seats))),
    ),
  };
}

/** How a choice that has no words of its own says yes, no and nothing. */
export const plainWords = () => [t("yes"), t("no"), t("none")] as const;

function chanceOf(chance: number | null, usual: number | null): string {
  if (chance === null) return "";
  const percent = Math.round(100 * chance);
  const gain = usual === null ? 0 : percent - Math.round(100 * usual);
  return gain > 0
    ? t("advice-gain", { chance: percent, gain })
    : t("advice-chance", { chance: percent });
}

/** "up, up, up" is "up ×3"; what needs no words (null) has none. */
export function counted(words: readonly (string | null)[]): Step[] {
  const found: { number: number; word: string; times: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (word === null) continue;
    const last = found.at(-1);
    if (last?.word === word) last.times += 1;
    else found.push({ number: at + 2, word, times: 1 });
  }
  return found.map(({ number, word, times }) => ({
    number,
    words: times > 1 ? `${word} ×${times}` : word,
  }));
}
