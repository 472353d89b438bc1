/** What is said at a table, as this screen keeps it. */

import type { Answer, GameEvent, NoticeMessage, Phrase } from "./wire";

export interface LogEntry {
  step: number;
  event: GameEvent;
  /** As the server tells it, for games without messages. */
  text: string;
  /** Not of the game, but of the table: a seat changed hands. */
  notice?: Notice;
}
export type Notice = Omit<NoticeMessage, "type">;
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}
export interface Refusal {
  clause: string | null;
  say: Phrase;
}

export interface Gamble {
  key: string;
  answer: Answer;
  lines: Phrase[];
}
