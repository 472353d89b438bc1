/** What the page around a game gives it to place: see "Three zones" in ../games/README.md. */

import type { Snippet } from "svelte";

export interface Team {
  name: string;
  seats: readonly number[];
}

export interface Shell {
  /** The stage alone: whoever looks back at a game has the rest beside it. */
  lone?: boolean;
  /** Title and menu. */
  head: Snippet;
  /** Who plays, each with what the game shows below the name; teams stand together. */
  strip: Snippet<[below?: Snippet<[seat: number]>, teams?: readonly Team[]]>;
  /** The open questions and the help beside them, with what the game puts between. */
  question: Snippet<[actions?: Snippet]>;
  /** Guide, advice, refusal, recap: over the others, never between them. */
  speaks?: Snippet;
  /** Log, chat or rules, while one of them is open. */
  drawer?: Snippet | undefined;
}
