/** What the bot advises, where the board can show it. */

import type { Answer, HintAnswer } from "../../lib/wire";
import { actionOf } from "./codes";
import { CARD, MOVE, RESEARCH } from "./generated";
import type { Light, Play } from "./play";

export class Advice {
  readonly answers: readonly Answer[];

  constructor(
    readonly play: Play,
    hints: readonly HintAnswer[],
  ) {
    this.answers = hints
      .filter((hint) => hint.key === play.decision?.key)
      .map((hint) => hint.answer);
  }

  names = (answer: number): boolean =>
    this.answers.some((each) => (Array.isArray(each) ? each.includes(answer) : each === answer));

  spaces(lights: ReadonlyMap<number, Light>): number[] {
    if (this.play.decision?.choice.kind === "path")
      return this.answers.flatMap((way) => (Array.isArray(way) ? way.slice(-1) : []));
    const movers = this.#on(MOVE).map((unit) => this.play.war.at[unit] ?? -1);
    return [...lights.values()]
      .filter(
        ({ space, acts }) =>
          movers.includes(space) ||
          acts.some(({ answer }) => typeof answer === "number" && this.names(answer)),
      )
      .map(({ space }) => space);
  }

  cards(): number[] {
    const cards = this.answers.filter((each) => typeof each === "number");
    return this.play.decision?.choice.of === "card" ? cards : this.#on(CARD);
  }

  techs(): number[] {
    return this.#on(RESEARCH);
  }

  #on(verb: number): number[] {
    if (this.play.decision?.choice.of !== "action") return [];
    return this.answers.flatMap((each) =>
      typeof each === "number" && actionOf(each).verb === verb ? [actionOf(each).on] : [],
    );
  }
}
