/** A moment of a finished game in words. */

import { worth } from "../ending/count";
import type { Box } from "../games";
import { decisionsOf } from "../lib/choices";
import { t } from "../lib/i18n.svelte";
import type { Seated } from "../lib/seated";
import { told } from "../lib/story";
import type { Answer, Position } from "../lib/wire";

/** What somebody who looks back may ask for. */
export type Wish = "show" | "better" | "again";

/** An answer: what was asked stands in the position that it was given in. */
export function answerWords(
  position: Position,
  seat: number,
  { key, answer }: { key: string; answer: Answer },
  { speech }: Box,
  whole = true,
): string {
  const view = position.seats[seat]?.view;
  const asked = view && decisionsOf(view, seat).find((decision) => decision.key === key);
  if (!asked) return key;
  const said = speech.answer(asked.choice, answer, t("yes"), t("no"), t("none"));
  if (!whole) return said;
  const question = speech.ask(asked);
  return `${question.endsWith("?") ? question : `${question}:`} ${said}`;
}

/** What the answer before this position has led to: its weightiest line. */
export function happened(position: Position, box: Box, seats: readonly Seated[]): string {
  const { events, log, step } = position;
  const lines = events
    .map((event, at) => ({
      event,
      ...told({ step, text: log[at] ?? "", event }, box, seats),
    }))
    .filter(({ text }) => text);
  const weigh = (line: (typeof lines)[number]) => worth(line.event, box.catalogue);
  return lines.toSorted((a, b) => weigh(b) - weigh(a))[0]?.text ?? "";
}
