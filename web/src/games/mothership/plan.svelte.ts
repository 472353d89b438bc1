/** Several answers that belong together, sent one after the other: move, way, attack. Each goes out
 * only when its question is open and lists it; if something comes between, the rest is forgotten. */

import type { Answer, Choice } from "../../lib/wire";
import type { Asked, Key } from "./facts";
import { WINDOWS, numbersOf } from "./play";

export interface Intent {
  key: Key;
  answer: Answer;
  /** The chance to which the player has said yes. */
  agreed?: number | null;
}

export class Plan {
  steps = $state.raw<readonly Intent[]>([]);

  begin(steps: readonly Intent[]): void {
    this.steps = steps;
  }

  drop(): void {
    this.steps = [];
  }

  /** The step that answers this question, if the plan has it. */
  next(asked: Asked): Intent | null {
    const [first, ...rest] = this.steps;
    // A card may be played in between: the plan waits.
    if (!first || (WINDOWS.has(asked.key) && first.key !== asked.key)) return null;
    if (first.key !== asked.key || !listed(asked, first.answer)) {
      this.drop();
      return null;
    }
    this.steps = rest;
    return first;
  }
}

/** Whether the server offers this answer. Ways and amounts are many: those are for it to judge. */
function listed(asked: Asked, answer: Answer): boolean {
  const { kind }: Choice = asked.choice;
  if (kind !== "pick" && kind !== "pick-some") return true;
  const options = numbersOf(asked);
  return (typeof answer === "number" ? [answer] : answer).every(
    (each) => typeof each === "number" && options.includes(each),
  );
}
