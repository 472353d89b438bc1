/** Sitting down to a lesson or a puzzle: each try has a table of its own. */

import * as api from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { ExerciseWish } from "../lib/wire";
import { sitDown } from "../lobby/opening";
import { nextPuzzle, today } from "./order";
import { learner } from "./record.svelte";

export async function beginExercise(
  game: string,
  kind: ExerciseWish["kind"],
  id: string,
): Promise<void> {
  const name = settings.name || t("player-number", { number: 1 });
  const opened = await api.beginExercise({ game, kind, id, name });
  sitDown(opened, game, { away: true });
}

/** The next one after the last that was shown; what was solved comes again when all are. */
export async function beginPuzzle(game: string): Promise<void> {
  const { puzzles } = await api.academy(game);
  const solved = (id: string) => learner.has(game, `puzzle/${id}`);
  const next = nextPuzzle(puzzles, solved, today(), learner.last(game));
  if (next === undefined) return go("learn", game);
  await beginExercise(game, "puzzle", next);
  learner.shown(game, next);
}
