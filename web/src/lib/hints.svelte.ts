/** The bot's advice for the position on the table: told at once, then better, until it is not wanted. */

import type { FromClient, HintAnswer, HintMessage } from "./wire";

/** The way to the server. */
interface Line {
  /** Sent again after a lost connection, until it is settled. */
  ask(message: Extract<FromClient, { type: "hint" }>): void;
  tell(message: FromClient): void;
  settled(id: string): void;
}

export class Hints {
  /** The last word so far; null while none is shown. */
  told = $state.raw<HintMessage | null>(null);
  /** Which of its answers is shown: 0 is the best. */
  at = $state(0);
  /** It was asked for, and nothing has been told yet. */
  thinking = $state(false);
  shown = $derived(this.told?.answers[this.at] ?? null);
  /** What a guide was told, without showing it: the best answer, null where there is none. */
  quiet = $state.raw<HintAnswer | null | undefined>(undefined);
  #asked: string | null = null;
  #consulted: string | null = null;
  #words = 0;

  constructor(
    private readonly line: Line,
    private readonly fresh: () => string,
  ) {}

  /** Shows advice, or takes it away. */
  toggle(seat: number): void {
    if (this.told || this.thinking) this.stop();
    else {
      if (this.#consulted !== null && this.quiet === undefined) this.#enough(this.#consulted);
      this.#consulted = null;
      this.#asked = this.fresh();
      this.thinking = true;
      this.line.ask({ type: "hint", id: this.#asked, seat });
    }
  }

  /** What would be advised, for a guide that must not say otherwise. */
  consult(seat: number): void {
    if (this.#consulted !== null || this.quiet !== undefined || this.#asked !== null) return;
    this.#consulted = this.fresh();
    this.#words = 0;
    this.line.tell({ type: "hint", id: this.#consulted, seat });
  }

  /** The best answer that is known, shown or not. */
  get best(): HintAnswer | null | undefined {
    return this.told ? (this.told.answers[0] ?? null) : this.quiet;
  }

  heard(message: HintMessage): void {
    if (message.id === this.#consulted) {
      // The first word is said at once and may be taken back: a guide waits for the second.
      this.#words += 1;
      if (message.more && this.#words < 2) return;
      this.quiet = message.answers[0] ?? null;
      if (message.more) this.#enough(message.id);
    } else if (message.id === this.#asked) {
      this.thinking = false;
      this.told = message;
      this.at = Math.min(this.at, Math.max(0, message.answers.length - 1));
    }
  }

  /** Nothing came of it; whether nobody needs to know. */
  refused(id: string | null): boolean {
    if (id !== null && id === this.#consulted) {
      this.quiet = null;
      return true;
    }
    if (id !== null && id === this.#asked) {
      this.told = null;
      this.thinking = false;
      this.#asked = null;
    }
    return false;
  }

  show(at: number): void {
    this.at = at;
  }

  /** Not wanted any more. */
  stop(): void {
    if (this.#asked !== null && (this.thinking || this.told?.more)) this.#enough(this.#asked);
    this.told = null;
    this.thinking = false;
    this.at = 0;
    this.#asked = null;
  }

  /** Another position: the server has stopped by itself. */
  forget(): void {
    this.told = null;
    this.thinking = false;
    this.at = 0;
    this.quiet = undefined;
    this.#asked = this.#consulted = null;
  }

  #enough(id: string): void {
    this.line.settled(id);
    this.line.tell({ type: "no-hint", id: this.fresh() });
  }
}
