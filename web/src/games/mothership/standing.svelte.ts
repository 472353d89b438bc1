/** A standing order: windows are passed without asking, in this fight or until the turn is over.
 * It never looks at the cards held, so it tells nobody anything. */

import type { GameEvent } from "../../lib/wire";
import { eventsOf, type War } from "./facts";

export type Span = "ask" | "fight" | "turn";

export class Standing {
  span = $state<Span>("ask");
  #who = $state<number | null>(null);
  #turn = "";

  set(span: Span, war: War, who: number | null): void {
    this.span = span;
    this.#who = who;
    this.#turn = `${war.round} ${war.turn}`;
  }

  /** Whether it stands for this seat: at a shared screen each has orders of their own. */
  holds(who: number | null): boolean {
    return this.span !== "ask" && this.#who === who;
  }

  /** Orders end with what they were given for. */
  renew(war: War, events: readonly GameEvent[]): void {
    const another = eventsOf(events).some(
      (event) => event.is === "Attacked" || event.is === "PlanetAttacked",
    );
    if (this.span === "fight" && (!war.fight || another)) this.span = "ask";
    if (this.span === "turn" && this.#turn !== `${war.round} ${war.turn}`) this.span = "ask";
  }
}
