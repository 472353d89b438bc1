/** A review on its way: begun, looked at now and then, stopped. */

import * as api from "../lib/api";
import type { ReviewState } from "../lib/wire";

const EVERY = 700;

export class Watch {
  state = $state.raw<ReviewState | null>(null);
  fault = $state.raw<unknown>(null);
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#ask(api.review(id));
  }

  begin(): void {
    this.#ask(api.beginReview(this.id));
  }

  stop(): void {
    this.#ask(api.stopReview(this.id));
  }

  close(): void {
    clearTimeout(this.#later);
  }

  #ask(asked: Promise<ReviewState>): void {
    clearTimeout(this.#later);
    this.fault = null;
    asked.then(
      (state) => {
        this.state = state;
        if (state.what === "making")
          this.#later = setTimeout(() => this.#ask(api.review(this.id)), EVERY);
      },
      (error: unknown) => (this.fault = error),
    );
  }
}
