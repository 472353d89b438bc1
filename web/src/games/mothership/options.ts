/** A small question's answers by name. */

import type { Play } from "./play";
import { capital } from "./words";

export function optionName(play: Play, option: number): string {
  const { words, decision, seats } = play;
  const of = decision?.choice.of ?? "";
  return of === "owner" ? words.owner(option) : capital(words.speech.name(of, option, seats));
}
