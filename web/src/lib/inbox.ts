import type { FromServer } from "./wire";

/** A page that is not shown gets no frames; its title and sounds still want the news. */
const LATEST = 100;

/** What the server said since the last frame, handed on together just before the next one: a bot's
 * whole turn comes as a burst of positions, and only the last of them will be seen. */
export class Inbox {
  #waiting: FromServer[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deliver: (messages: FromServer[]) => void) {}

  put(message: FromServer): void {
    this.#waiting.push(message);
    if (this.#waiting.length > 1) return;
    this.#frame = requestAnimationFrame(this.#empty);
    this.#timer = setTimeout(this.#empty, LATEST);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #empty = (): void => {
    const messages = this.#waiting;
    this.close();
    this.deliver(messages);
  };
}
