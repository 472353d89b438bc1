/** What tells a person how to play at one table: a guided game's steps, or first-time hints. */

import { guideOf } from "../games";
import { Progress } from "./progress.svelte";
import type { GuidedGame } from "./steps";

export class Guidance {
  /** Null while it is loading, and at tables without a guide. */
  guided = $state.raw<GuidedGame | null>(null);
  progress = $state.raw(new Progress(""));

  constructor(game: string, table: string, wanted: boolean) {
    this.progress = new Progress(wanted ? `${game}-${table}` : game);
    if (wanted) void guideOf(game).then((found) => (this.guided = found));
  }
}
