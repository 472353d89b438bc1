/** What a space is called for the ear, and what pressing it would do. */

import { VERBS } from "./codes";
import { PLANET } from "./facts";
import type { Light, Play } from "./play";
import { capital } from "./words";

/** What is on a space, in a few words. */
export function spaceTitle(play: Play, piece: number | undefined, space: number): string {
  const { words, facts } = play;
  const parts: string[] = [];
  if (piece !== undefined)
    parts.push(piece >= PLANET ? words.body(piece - PLANET) : words.unit(piece));
  if (facts.board.asteroids.includes(space)) parts.push(words.say("asteroids"));
  return parts.length > 0 ? capital(parts.join(", ")) : words.say("empty-space");
}

/** What pressing a lit space does. */
export function deeds({ words, decision }: Play, light: Light | undefined): string[] {
  if (!light) return [];
  if (light.cost !== undefined) return [words.say("go-for", { number: light.cost })];
  return light.acts.map(({ action }) =>
    action
      ? words.say(`do-${VERBS[action.verb] ?? ""}`)
      : (words.speech.say(`pick-${decision?.key ?? ""}`) ?? words.say("pick-this")),
  );
}

export function spaceLabel(
  play: Play,
  piece: number | undefined,
  space: number,
  light: Light | undefined,
): string {
  const title = `${play.words.space(space)}: ${spaceTitle(play, piece, space)}`;
  const does = deeds(play, light);
  return does.length > 0 ? `${title}. ${does.join(", ")}` : title;
}
