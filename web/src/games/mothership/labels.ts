/** What a space is called for the ear, and what pressing it would do. */

import { VERBS } from "./codes";
import { PLANET } from "./facts";
import { courseOf, type Light, type Play } from "./play";
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

/** All that is to be known of a piece. */
export function aboutPiece({ words, war, figures }: Play, piece: number | undefined): string[] {
  if (piece === undefined) return [];
  return piece >= PLANET
    ? words.aboutPlanet(war, figures, piece - PLANET)
    : words.aboutUnit(war, figures, piece);
}

/** What pressing a lit space does. */
export function deeds({ words, decision }: Play, light: Light | undefined): string[] {
  if (!light) return [];
  if (light.cost !== undefined) return [words.say("go-for", { number: light.cost })];
  const done = light.acts.map(({ action }) =>
    action
      ? words.say(`do-${VERBS[action.verb] ?? ""}`)
      : (words.speech.say(`pick-${decision?.key ?? ""}`) ?? words.say("pick-this")),
  );
  return light.far ? [...done, words.say("do-fly")] : done;
}

/** `held` is where the ship stands that is picked up, or -1: then it is said how far this is. */
export function spaceLabel(
  play: Play,
  piece: number | undefined,
  space: number,
  light: Light | undefined,
  held: number,
): string {
  const { words } = play;
  const about = aboutPiece(play, piece);
  if (held >= 0 && piece !== undefined && held !== space)
    about.push(words.say("away", { number: play.hexes.distance(held, space) }));
  const title = [spaceTitle(play, piece, space), ...about].join(", ");
  const does = deeds(play, light);
  const named = `${words.space(space)}: ${title}`;
  return does.length > 0 ? `${named}. ${does.join(", ")}` : named;
}

/** A ship that was picked up: how far it goes, and what it could attack. */
export function inHand(play: Play, unit: number): string {
  const { words, figures } = play;
  const targets = figures.plans.strikes.filter(
    ({ beside, flights }) => beside.includes(unit) || flights.some((each) => each.unit === unit),
  );
  return words.say("ship-in-hand", {
    unit: capital(words.unit(unit)),
    number: courseOf(play, unit).length,
    targets: targets.map(({ piece }) => words.piece(piece)).join(", ") || "none",
  });
}
