import type { FromClient, FromServer } from "./wire";

/** What the server answers by `taken`, `refused` or `hint`. */
type Asked = Exclude<FromClient, { type: "sit" | "look" | "chat" }>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

export type Status = "connecting" | "open" | "lost" | "closed";

interface Listener {
  status(status: Status): void;
  message(message: FromServer): void;
  /** The first message of every connection. */
  sit(): FromClient[];
  /** It was lost and is there again: what cut it off may have been an update. */
  back(): void;
}

/** A websocket that comes back by itself. What was asked and not yet answered is asked again with
 * the same id, which the server does once. */
export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Asked>();
  #closed = false;
  #lost = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#retry);
  }

  /** Send it now, or as soon as there is a connection. */
  ask(asked: Asked): void {
    this.#unanswered.set(asked.id, asked);
    this.tell(asked);
  }

  /** Send it if there is a connection; a new one says what matters anyway. */
  tell(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  settled(id: string): void {
    this.#unanswered.delete(id);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    this.#socket?.close();
  }

  #retry = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    this.#timer = undefined;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#lost) this.listener.back();
      this.#wait = FIRST_WAIT;
      for (const message of this.listener.sit()) this.tell(message);
      for (const asked of this.#unanswered.values()) this.tell(asked);
      this.listener.status("open");
    };
    socket.onmessage = (event) =>
      this.listener.message(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.#closed) return;
      this.#lost = true;
      this.listener.status("lost");
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
