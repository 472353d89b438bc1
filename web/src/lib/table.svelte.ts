/** One table as this screen knows it: what the server told, and what may be said back. */
import { tick } from "svelte";
import { socketAddress } from "./api";
import { withNames } from "./characters";
import { decisionsOf, nextAtScreen } from "./choices";
import { mustAsk, NO_GAMBLE, Questions, type Chance } from "./chances";
import { Clocks } from "./clock";
import { Connection, type Status } from "./connection";
import { Hints } from "./hints.svelte";
import { t } from "./i18n.svelte";
import { Director } from "../director/director";
import { Stage } from "../director/stage.svelte";
import { Inbox } from "./inbox";
import { toAnswer, type Orders } from "./orders";
import type { Ticket } from "./purse.svelte";
import { renew } from "./renew";
import { seated } from "./seated";
import { play } from "./sound";
import type { ChatLine, Gamble, LogEntry, Notice, Refusal } from "./said";
import type {
  Answer,
  Fields,
  FromServer,
  GameEvent,
  Passing,
  ResultMessage,
  TableInfo,
  Threat,
  View,
} from "./wire";

export class Table {
  status = $state<Status>("connecting");
  #sent = $state.raw<TableInfo | null>(null);
  info = $derived(this.#sent && withNames(this.#sent));
  view = $state.raw<View | null>(null);
  /** What follows from the view by the rules, worked out by the server. */
  figures = $state.raw<Fields>({});
  /** Questions to seats at this screen that their standing orders answer in a moment. */
  passing = $state.raw<Passing[]>([]);
  /** The standing orders of the seats at this screen, where they are not the usual ones. */
  orders = $state.raw<{ [seat: number]: Orders }>({});
  step = $state(0);
  /** The seat whose eyes this screen has; null = a spectator's, or the curtain is down. */
  looking = $state<number | null>(null);
  undoable = $state(false);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  result = $state.raw<ResultMessage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Somebody said no to what this seat wanted to take back. */
  declined = $state(false);
  /** What happened last at the table itself, until the game goes on. */
  notice = $state.raw<Notice | null>(null);
  /** An answer that hangs on luck: it waits until it is wanted all the same. */
  gamble = $state.raw<Gamble | null>(null);
  /** An answer was given, and the server is asked what luck decides in it. */
  weighing = $state(false);
  /** What was told since the board was last drawn. */
  events = $state.raw<GameEvent[]>([]);
  /** The id of an answer on its way. */
  waiting = $state<string | null>(null);

  /** What is being played on the board. */
  readonly stage = new Stage();

  /** The seats played on this screen, ascending. */
  readonly here: number[];
  readonly clocks = new Clocks();
  /** Counts what the clocks were told. */
  ticks = $state(0);
  readonly #tokens: string[];
  readonly #connection: Connection;
  readonly director = new Director(
    this.stage.house(
      (messages) => this.#hearAll(messages),
      () => ({ hurried: this.shared || !!this.info?.clock, here: this.here }),
    ),
    { after: (span, go) => cancelling(setTimeout(go, span)) },
  );
  readonly #chances = new Questions<Chance>(NO_GAMBLE, fresh);
  readonly #threats = new Questions<Threat[]>([], fresh);
  readonly hints: Hints;
  readonly #inbox = new Inbox((messages) => this.director.put(messages));
  #sat = false;
  /** The step that an answer just taken led to: its position is on the way. */
  #due: number | null = null;
  /** The answer that a new connection asks again: what it led to may be seen already, or undone. */
  #again: string | null = null;
  #toldUpTo = -1;
  #news: GameEvent[] = [];
  #undrawn = false;

  constructor(
    readonly id: string,
    ticket: Ticket | undefined,
  ) {
    const held = Object.entries(ticket?.tokens ?? {}).sort(([a], [b]) => Number(a) - Number(b));
    this.here = held.map(([seat]) => Number(seat));
    this.#tokens = held.map(([, token]) => token);
    if (this.here.length === 1) this.looking = this.here[0] ?? null;
    this.#connection = new Connection(socketAddress(id), {
      status: (status) => {
        this.status = status;
        if (status !== "lost") return;
        this.#forget();
        this.director.skipAll(); // a new connection asks for what follows
        if (this.#due !== null) this.#free();
        this.#again = this.waiting;
      },
      message: (message) => {
        if (message.type === "odds") this.#chances.heard(message.id, message);
        else if (message.type === "threats") this.#threats.heard(message.id, message.threats);
        else if (
          message.type !== "refused" ||
          !(this.#chances.heard(message.id) || this.#threats.heard(message.id))
        )
          this.#inbox.put(message);
      },
      sit: () => [
        { type: "sit", tokens: this.#tokens, since: this.#sat ? this.step : null },
        ...(this.shared && this.looking !== null
          ? [{ type: "look" as const, seat: this.looking }]
          : []),
      ],
      back: () => void renew(),
    });
    this.hints = new Hints(this.#connection, fresh);
    document.addEventListener("visibilitychange", this.#changed);
  }

  /** Several people play on this screen. */
  get shared(): boolean {
    return this.here.length > 1;
  }

  /** The seats, the one who looks marked as such. */
  seats = $derived(seated(this.info?.seats ?? [], this.looking, nameless));

  /** A bot plays for the one who looks, until the seat is taken back. */
  stoodInFor = $derived.by(() => {
    const me = this.looking === null ? undefined : this.info?.seats[this.looking];
    return me !== undefined && me.stand_in !== null && !me.resigned && !this.view?.over;
  });

  /** What the one who looks may answer now. */
  decisions = $derived(
    this.view && !this.stoodInFor
      ? toAnswer(decisionsOf(this.view, this.looking), this.passing)
      : [],
  );

  /** Whose turn it is to look, when that is somebody else at this screen. */
  pass = $derived.by(() =>
    this.view && this.shared
      ? nextAtScreen(toAnswer(this.view.open, this.passing), this.here, this.looking)
      : null,
  );

  answer(key: string, answer: Answer): void {
    if (this.looking === null || this.waiting !== null) return;
    this.refusal = null;
    this.waiting = fresh();
    this.#connection.ask({
      type: "answer",
      id: this.waiting,
      seat: this.looking,
      step: this.step,
      key,
      answer,
    });
  }

  /** What luck decides in an answer to an open question. */
  odds(key: string, answer: Answer): Promise<Chance> {
    if (this.looking === null) return Promise.resolve(NO_GAMBLE);
    const seat = this.looking;
    return this.#chances.of(JSON.stringify([seat, key, answer]), (id) =>
      this.#connection.tell({ type: "odds", id, seat, key, answer }),
    );
  }

  /** Where pieces of others could go and what they could strike, as far as one who looks may know. */
  threats(): Promise<Threat[]> {
    if (this.looking === null) return Promise.resolve([]);
    const seat = this.looking;
    return this.#threats.of(String(seat), (id) =>
      this.#connection.tell({ type: "threats", id, seat }),
    );
  }

  #forget(): void {
    this.#chances.forget();
    this.#threats.forget();
  }

  /** Answers, unless luck may go against it: then it is asked once whether it is wanted. Who has
   * agreed to a chance is asked again only if it has become worse. */
  async risk(key: string, answer: Answer, agreed: number | null = null): Promise<void> {
    const { looking, step } = this;
    this.weighing = true;
    const { chance, settled, lines } = await this.odds(key, answer);
    this.weighing = false;
    if (looking !== this.looking || step !== this.step) return;
    if (!settled || !mustAsk(chance, agreed)) this.answer(key, answer);
    else this.gamble = { key, answer, lines };
  }

  dare(wanted: boolean): void {
    const gamble = this.gamble;
    this.gamble = null;
    if (gamble && wanted) this.answer(gamble.key, gamble.answer);
  }

  say(text: string): void {
    this.#connection.tell({ type: "chat", id: fresh(), text });
  }

  ask(type: "undo" | "concede"): void {
    if (this.looking === null) return;
    this.#connection.ask({ type, id: fresh(), seat: this.looking });
  }

  /** A bot plays for somebody who is away, or for oneself; null gives the seat back. */
  standIn(seat: number, bot: string | null): void {
    this.#connection.ask({ type: "stand-in", id: fresh(), seat, bot });
  }

  /** What the one who looks wants to be asked from now on. */
  order(orders: Orders): void {
    if (this.looking === null) return;
    this.orders = { ...this.orders, [this.looking]: orders };
    this.#connection.ask({ type: "orders", id: fresh(), seat: this.looking, ...orders });
  }

  agree(yes: boolean): void {
    if (this.looking === null) return;
    this.#connection.ask({ type: "agree", id: fresh(), seat: this.looking, yes });
  }

  /** Somebody at this screen looks; nobody (null) draws the curtain. */
  look(seat: number | null): void {
    if (seat !== this.looking) this.director.passed();
    this.looking = seat;
    this.gamble = null;
    this.hints.stop();
    this.hints.forget();
    this.refusal = null;
    this.#connection.tell({ type: "look", seat });
  }

  close(): void {
    this.#connection.close();
    this.#inbox.close();
    this.director.close();
    document.removeEventListener("visibilitychange", this.#changed);
  }

  #changed = (): void => this.director.changed();

  /** Of several positions only the newest is drawn; everything else counts, in its order. */
  #hearAll(messages: FromServer[]): void {
    const newest = messages.findLast(
      (message) => message.type === "view" && this.#meant(message.seat),
    );
    this.#news = [];
    const first = this.view === null; // then it is the whole game that is told
    for (const message of messages)
      if (message.type !== "view" || message === newest) this.#hear(message);
    if (this.#news.length > 0 && !first) this.#bring(this.#news);
  }

  /** Two deliveries before the board is drawn are one to it. */
  #bring(news: GameEvent[]): void {
    this.events = this.#undrawn ? [...this.events, ...news] : news;
    this.#undrawn = true;
    void tick().then(() => (this.#undrawn = false));
  }

  /** Not asked for before the screen was passed. */
  #meant(seat: number | null): boolean {
    return !this.shared || seat === this.looking;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.declined =
          this.info?.asks?.seat === this.looking &&
          message.asks === null &&
          message.step === this.info?.step;
        this.#sent = message;
        this.clocks.told(message, performance.now());
        this.ticks += 1;
        this.#sat = true;
        break;
      case "view":
        this.figures = message.figures;
        this.passing = message.passing;
        this.#see(message.step, message.view, message.undo);
        break;
      case "events":
        this.#told(message.step, message.events, message.log);
        break;
      case "refused":
        if (message.id !== null) this.#connection.settled(message.id);
        if (message.id !== null && this.waiting === message.id) this.#free();
        if (this.hints.refused(message.id)) break;
        this.refusal = { clause: message.clause, say: message.say };
        void play("refused");
        break;
      case "taken":
        this.#connection.settled(message.id);
        if (this.waiting !== message.id) break;
        // Until it is seen what the answer led to, the old question is not open again.
        if (message.step > this.step && message.id !== this.#again) this.#due = message.step;
        else this.#free();
        break;
      case "undone":
        if (this.#due !== null) this.#free();
        this.log = this.log.filter((entry) => entry.notice || entry.step <= message.step);
        this.#toldUpTo = Math.min(this.#toldUpTo, message.step);
        this.result = null;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "notice":
        this.#noticed(message);
        break;
      case "hint":
        this.#connection.settled(message.id);
        if (message.step === this.step) this.hints.heard(message);
        break;
      case "orders":
        this.orders = { ...this.orders, [message.seat]: message };
        break;
      case "result":
        this.result = message;
        void play("over");
        break;
      case "bye": // the socket closes next, and the connection comes back by itself
        break;
    }
  }

  #see(step: number, view: View, undo: boolean): void {
    const asked = this.decisions.length > 0;
    if (step !== this.step) {
      letGo();
      this.gamble = null;
      this.#forget();
      this.hints.forget();
      this.refusal = null;
      if (this.view !== null) this.notice = null;
    }
    this.step = step;
    this.view = view;
    this.undoable = undo;
    if (this.#due !== null && step >= this.#due) this.#free();
    if (!asked && this.decisions.length > 0) void play("turn");
    // The next at this screen must not see this hand behind the curtain.
    if (this.pass !== null && this.looking !== null) this.look(null);
  }

  #noticed(notice: Notice): void {
    this.notice = notice;
    this.log = [...this.log, { step: this.step, event: { is: "Notice" }, text: "", notice }];
  }

  /** The next answer may be given. */
  #free(): void {
    this.waiting = null;
    this.#due = null;
  }

  #told(step: number, events: GameEvent[], log: string[]): void {
    if (step <= this.#toldUpTo) return; // told again after a reconnect
    this.#toldUpTo = step;
    this.#news.push(...events);
    this.log = [...this.log, ...events.map((event, at) => ({ step, event, text: log[at] ?? "" }))];
  }
}

/** A question that was answered goes, and its button with it. With the focus on it, the browser
 * would have to lay out the page in the middle of the change. */
function letGo(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest(".questions")) at.blur();
}

function nameless(seat: number): string {
  return t("seat-number", { seat: seat + 1 });
}

const cancelling = (timer: ReturnType<typeof setTimeout>) => () => clearTimeout(timer);

function fresh(): string {
  return crypto.randomUUID();
}
