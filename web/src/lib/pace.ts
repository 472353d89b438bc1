import type { FromServer } from "./wire";

/** Milliseconds between two answers of others, and for all that came at once. */
const LONGEST = 450;
const ALTOGETHER = 2400;

/** These answer what this screen asked: never late. */
const OWN = new Set<FromServer["type"]>(["taken", "refused", "hint", "undone"]);

/** Others' answers one after the other, slowly enough to be followed: a quick bot's whole turn
 * comes in a moment. The first one is shown at once, and the order is always the server's. */
export class Pacer {
  /** Each begins with what follows a position, and mostly ends with the next position. */
  #waiting: FromServer[][] = [];
  #most = 0;
  #last = -LONGEST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly deliver: (messages: FromServer[]) => void,
    /** Whether somebody looks on who wants to see them one by one. */
    private readonly wanted: () => boolean,
    private readonly behind: (answers: number) => void,
  ) {}

  put(messages: FromServer[]): void {
    for (const message of messages) {
      const current = this.#waiting.at(-1);
      const full = current?.some(({ type }) => type === "view");
      if (!current || (full && (message.type === "events" || OWN.has(message.type))))
        this.#waiting.push([message]);
      else current.push(message);
    }
    this.#most = Math.max(this.#most, this.#waiting.length);
    this.#go();
  }

  /** Everything now. */
  skip(): void {
    this.#give(this.#waiting.length);
    this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #go = (): void => {
    clearTimeout(this.#timer);
    this.#give(this.#waiting.findLastIndex((group) => group.some(({ type }) => OWN.has(type))) + 1);
    let head: FromServer[] | undefined;
    while ((head = this.#waiting[0])) {
      // One may lead to where the next is wanted: an answer of our own that comes with what follows.
      if (!this.wanted()) {
        this.#give(1);
        continue;
      }
      const wait = this.#last + Math.min(LONGEST, ALTOGETHER / this.#most) - performance.now();
      if (wait > 0 && head.some(worthALook)) {
        this.#timer = setTimeout(this.#go, wait);
        break;
      }
      this.#give(1);
    }
    if (this.#waiting.length === 0) this.#most = 0;
    this.behind(this.#waiting.length);
  };

  /** Together, so that of several positions only the last is drawn. */
  #give(count: number): void {
    const messages = this.#waiting.splice(0, count).flat();
    if (messages.some(worthALook)) this.#last = performance.now();
    if (messages.length > 0) this.deliver(messages);
  }
}

function worthALook(message: FromServer): boolean {
  return message.type === "events" && message.events.length > 0;
}
