/** A small question's answers by name. */

import type { Play } from "./play";
import { capital } from "./words";

export function optionName(play: Play, option: number): string {
  const { words, decision } = play;
  switch (decision?.choice.of) {
    case "unit":
      return capital(words.unit(option));
    case "piece":
      return capital(words.piece(option));
    case "planet":
      return words.planet(option);
    case "owner":
      return words.owner(option);
    case "deck":
      return words.say("the-deck");
    case "development":
      return words.development(option);
    case "technology":
      return words.tech(option);
    case "purse":
      return words.say("purse-of", {
        ...words.doer(Math.floor(option / 3)),
        what: words.say(`stat-${["minerals", "gas", "influence"][option % 3] ?? ""}`),
      });
    case "row":
      return words.say("row-of", {
        ...words.doer(Math.floor(option / 3)),
        row: words.row(option % 3),
      });
    case "reward":
      return words.say(option === 0 ? "reward-deck" : "reward-hand");
    default:
      return words.speech.name(decision?.choice.of ?? "", option);
  }
}
