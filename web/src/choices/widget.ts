import type { Speech } from "../lib/speech";
import type { Answer, Choice } from "../lib/wire";

/** What every widget gets. `advice` is the bot's answer, where one was asked for. */
export interface WidgetProps<C extends Choice> {
  choice: C;
  speech: Speech;
  advice: Answer | null;
  choose: (answer: Answer) => void;
}
