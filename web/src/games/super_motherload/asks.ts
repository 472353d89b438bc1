/** What is asked now, and what the bot would answer. */

import { positionsOf } from "../../lib/choices";
import type { Answer, HintAnswer } from "../../lib/wire";
import type { Asked, Key } from "./facts";

export class Asks {
  constructor(
    readonly decisions: readonly Asked[],
    private readonly hints: readonly HintAnswer[],
  ) {}

  find(...keys: Key[]): Asked | null {
    return this.decisions.find((decision) => keys.includes(decision.key)) ?? null;
  }

  /** The options of a pick. */
  numbers(...keys: Key[]): number[] {
    const choice = this.find(...keys)?.choice;
    return choice?.kind === "pick" ? choice.options.filter((each) => typeof each === "number") : [];
  }

  /** What the bot would answer, once asked. */
  advice(...keys: Key[]): Answer | undefined {
    return this.hints.find((hint) => keys.some((key) => key === hint.key))?.answer;
  }

  advised(...keys: Key[]): number | null {
    const answer = this.advice(...keys);
    return typeof answer === "number" ? answer : null;
  }

  /** Places of the cards that the bot would take from this hand. */
  advisedCards(hand: readonly number[]): number[] {
    const answer = this.advice("drill-cards", "bomb-card", "discard");
    if (answer === undefined) return [];
    return positionsOf(typeof answer === "number" ? [answer] : answer, hand);
  }

  /** The cells that the bot would open. */
  get advisedCells(): readonly number[] {
    const choice = this.placing?.choice;
    const answer = this.advice("line", "blast");
    if (choice?.kind !== "place") return [];
    return choice.placements.find((each) => each.answer === answer)?.cells ?? [];
  }

  /** A tunnel is to be placed. */
  get placing(): Asked | null {
    return this.find("line", "blast");
  }

  /** A stack is to be chosen. */
  get stowing(): Asked | null {
    return this.find("stack", "mineral-stack", "buy");
  }

  /** Cards may be picked up. */
  get carding(): Asked | null {
    return this.find("action", "drill-cards", "bomb-card", "discard");
  }

  /** What the bar asks about: all but the standing offers. */
  get inBar(): Asked | null {
    return this.carding ?? this.placing ?? this.stowing ?? this.find("cycle", "side");
  }
}
