/** Plays what others did, one answer after the other, on the position in which it was answered.
 *
 * It is fed by the server's messages alone and knows neither game nor browser: the order is the
 * server's, what this screen did itself is never late, and what waits never takes longer than the
 * speed allows. */

import type { FromServer, GameEvent, ViewMessage } from "../lib/wire";
import type { Scene, Speed } from "./scene";

/** How much longer than at normal speed a scene takes. */
const PACE: Record<Exclude<Speed, "off">, number> = { slow: 1.7, normal: 1, fast: 0.5 };
/** Milliseconds that all that waits may take: more is played faster. */
export const LIMIT: Record<Exclude<Speed, "off">, number> = {
  slow: 24_000,
  normal: 12_000,
  fast: 5_000,
};
/** Of turns before the last few only what matters is played. */
export const FEW_TURNS = 4;
/** What would be over before it is seen is left out. */
const SHORTEST = 50;
/** So many answers are kept to be seen once more. */
const REMEMBERED = 80;
/** So many events a scene may look back on: where a gem came from that is only now put away. */
const PAST = 60;

/** These answer what this screen asked: never late. */
const OWN = new Set<FromServer["type"]>(["taken", "refused", "hint", "undone"]);
/** These belong to the moment, not to the story. */
const PRESENT = new Set<FromServer["type"]>(["table", "chat", "bye"]);

export interface Trace {
  seat: number | null;
  things: string[];
}

export interface Rules {
  speed: Speed;
  /** Nobody looks at this tab. */
  hidden: boolean;
  /** A clock runs, or several people share the screen: they never wait for a film. */
  hurried: boolean;
  /** The seats played on this screen. */
  here: readonly number[];
}

export interface House {
  deliver(messages: FromServer[]): void;
  /** What the events look like from the position before them; `past` happened just before. */
  scenes(events: readonly GameEvent[], before: ViewMessage, past: readonly GameEvent[]): Scene[];
  /** Draw this for so many milliseconds; null: the light goes on again. */
  show(scene: Scene | null, span: number): void;
  /** Draw these beside what the player does: what they led to is on the board already. */
  echo(scenes: Scene[]): void;
  /** An earlier position to play on; null: the present one. */
  picture(view: ViewMessage | null): void;
  /** What others left on the board since the last action of one's own. */
  traces(traces: Trace[]): void;
  /** How many answers wait to be shown, and how many may be seen once more. */
  told(waiting: number, again: number): void;
  rules(): Rules;
}

export interface Timer {
  /** Gives what cancels it. */
  after(milliseconds: number, go: () => void): () => void;
}

/** One answer: what followed a position, up to and with the next one. */
interface Part {
  messages: FromServer[];
  /** The news in it: what was not told before. */
  events: GameEvent[];
  /** What was told just before. */
  past: readonly GameEvent[];
  step: number;
  before: ViewMessage | null;
  own: boolean;
  /** Played once more: nothing is delivered. */
  again: boolean;
  scenes: Scene[] | null;
}

export class Director {
  #queue: Part[] = [];
  /** The newest position that was put in, and the newest that was delivered. */
  #latest: ViewMessage | null = null;
  #given: ViewMessage | null = null;
  #told = -1;
  #past: readonly GameEvent[] = [];
  /** Others' answers since the last one of our own, and of these the ones nobody saw. */
  #round: Part[] = [];
  #missed: Part[] = [];
  #fresh = true;
  /** The scene being played: its place in the first part. */
  #at = -1;
  #cancel: (() => void) | null = null;
  /** How much scenes are shortened until all that waits was played. */
  #short = 1;

  constructor(
    private readonly house: House,
    private readonly timer: Timer,
  ) {}

  put(messages: readonly FromServer[]): void {
    for (const message of messages) {
      if (PRESENT.has(message.type)) this.house.deliver([message]);
      else this.#sort(message);
    }
    this.#go();
  }

  /** On to the next scene. */
  skip(): void {
    if (this.#at < 0) return;
    this.#next();
  }

  /** Everything now. */
  skipAll(): void {
    this.#flush(this.#queue.length);
    this.#go();
  }

  /** What others did since one's last action, on the board. */
  again(parts: Part[] = this.#round): void {
    if (this.#at >= 0 || parts.length === 0) return;
    this.#queue.unshift(...parts.map((part) => ({ ...part, messages: [], again: true })));
    this.#go();
  }

  /** Somebody looks again: what matters of what happened meanwhile. */
  wake(): void {
    const missed = this.#missed;
    this.#missed = [];
    const { speed, hidden, hurried } = this.house.rules();
    if (speed !== "off" && !hidden && !(hurried && this.#asks(this.#latest))) this.again(missed);
  }

  /** Somebody else looks at this screen: what was seen with other eyes is not shown again. */
  passed(): void {
    if (this.#queue[0]?.again) this.skipAll();
    [this.#round, this.#missed, this.#past] = [[], [], []];
    this.#fresh = true;
    this.house.traces([]);
    this.house.told(0, 0);
  }

  /** The settings changed, or whether anybody looks. */
  changed(): void {
    if (!this.house.rules().hidden) this.wake();
    this.#go();
  }

  close(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#at = -1;
  }

  #sort(message: FromServer): void {
    if (message.type === "undone") this.#forget(message.step);
    let part = this.#queue.at(-1);
    if (!part || part.again || this.#begins(message, part)) {
      part = {
        messages: [],
        events: [],
        past: this.#past,
        step: -1,
        before: this.#latest,
        own: this.#onlyWe(this.#latest),
        again: false,
        scenes: null,
      };
      this.#queue.push(part);
    }
    part.messages.push(message);
    if (message.type === "taken") part.own = true;
    if (message.type === "events" && message.step > this.#told) {
      this.#told = message.step;
      part.events.push(...message.events);
      this.#past = [...this.#past, ...message.events].slice(-PAST);
      part.step = message.step;
    }
    if (message.type === "view") this.#latest = message;
  }

  /** Whether a message belongs to another answer than what waits last. */
  #begins(message: FromServer, part: Part): boolean {
    if (part.messages.some(({ type }) => type === "view"))
      return message.type === "events" || OWN.has(message.type);
    const taken = part.messages.find(({ type }) => type === "taken");
    return message.type === "events" && taken?.type === "taken" && message.step > taken.step;
  }

  /** What was taken back did not happen. */
  #forget(step: number): void {
    this.#told = Math.min(this.#told, step);
    const stands = (part: Part) => part.step <= step;
    this.#round = this.#round.filter(stands);
    this.#missed = this.#missed.filter(stands);
    for (const part of this.#queue) if (!stands(part)) [part.events, part.scenes] = [[], null];
    this.house.traces(this.#traces());
  }

  #go(): void {
    const own = this.#queue.findLastIndex(({ messages }) =>
      messages.some(({ type }) => OWN.has(type)),
    );
    if (own >= 0) this.#flush(own + 1);
    const { speed, hidden, hurried } = this.house.rules();
    const asked = hurried && this.#asks(this.#latest);
    if ((speed === "off" || hidden || asked) && this.#queue.some(({ again }) => !again))
      this.#flush(this.#queue.length);
    if (this.#at < 0) this.#begin();
    if (this.#queue.length === 0) this.#short = 1;
    this.house.told(this.#queue.length, this.#round.length);
  }

  /** Deliver what needs no time, and play the first part that does. */
  #begin(): void {
    let at = 0;
    for (const part of this.#queue) {
      const beside = !part.again && this.#asks(this.#queue[at - 1]?.messages ?? this.#given);
      if (!beside && part.before && this.#scenes(part).length > 0) break;
      at += 1;
    }
    this.#flush(at);
    const [part] = this.#queue;
    if (!part) return;
    if (part.again) this.house.picture(part.before);
    this.#at = 0;
    this.#play(part);
  }

  #play(part: Part): void {
    const scenes = this.#scenes(part);
    while (this.#at < scenes.length) {
      const scene = scenes[this.#at] as Scene;
      const wanted = scene.matters || this.#long() === 0;
      const span = wanted ? scene.lasts * this.#haste() : 0;
      if (span >= SHORTEST) {
        this.house.show(scene, span);
        this.#cancel = this.timer.after(span, () => this.#next());
        return;
      }
      this.#at += 1;
    }
    this.#end();
  }

  #next(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#at += 1;
    const [part] = this.#queue;
    if (part) this.#play(part);
  }

  /** The part was played: what it led to is drawn. */
  #end(): void {
    this.#flush(1);
    this.#go();
  }

  /** Together, so that of several positions only the last is drawn. */
  #flush(count: number): void {
    if (count === 0) return;
    this.#cancel?.();
    this.#cancel = null;
    const played = this.#at >= 0;
    this.#at = -1;
    const parts = this.#queue.splice(0, count);
    const messages = parts.flatMap((part) => part.messages);
    if (played) this.house.show(null, 0);
    if (parts.some(({ again }) => again) && !this.#queue[0]?.again) this.house.picture(null);
    for (const part of parts) this.#keep(part);
    const view = messages.findLast((message) => message.type === "view");
    if (view) this.#given = view;
    if (messages.length > 0) this.house.deliver(messages);
    const last = parts.at(-1);
    const { speed, hidden } = this.house.rules();
    if (!played && parts.length < 3 && last?.before && !last.again && speed !== "off" && !hidden) {
      const scenes = this.#scenes(last);
      if (scenes.length > 0) this.house.echo(scenes);
    }
  }

  /** For "once more", for whoever was away, and for the marks on the board. */
  #keep(part: Part): void {
    if (part.again || !part.before || part.events.length === 0) return;
    if (part.own) {
      this.#fresh = true;
      this.#missed = [];
      this.house.traces([]);
      return;
    }
    if (this.#fresh) this.#round = [];
    this.#fresh = false;
    this.#round = [...this.#round, part].slice(-REMEMBERED);
    if (this.house.rules().hidden) this.#missed = [...this.#missed, part].slice(-REMEMBERED);
    this.house.traces(this.#traces());
  }

  #traces(): Trace[] {
    if (this.#fresh) return [];
    return this.#round.flatMap((part) =>
      this.#scenes(part).flatMap(({ seat, leaves }) => (leaves ? [{ seat, things: leaves }] : [])),
    );
  }

  #scenes(part: Part): Scene[] {
    if (!part.before || part.events.length === 0) return [];
    return (part.scenes ??= this.house.scenes(part.events, part.before, part.past));
  }

  /** How fast: what waits fits into the time that there is for all of it. */
  #haste(): number {
    const { speed } = this.house.rules();
    const pace = speed === "off" ? "normal" : speed;
    let total = 0;
    const long = this.#long();
    for (const [at, part] of this.#queue.entries())
      for (const scene of this.#scenes(part).slice(at === 0 ? this.#at : 0))
        if (scene.matters || at >= long) total += scene.lasts;
    this.#short = Math.min(this.#short, LIMIT[pace] / (total * PACE[pace]));
    return PACE[pace] * this.#short;
  }

  /** How many parts lie further back than the last few turns. */
  #long(): number {
    let turns = 0;
    let seat: number | null = null;
    for (let at = this.#queue.length - 1; at >= 0; at -= 1) {
      const scenes = this.#scenes(this.#queue[at] as Part);
      const actor = scenes.find((each) => each.seat !== null)?.seat ?? null;
      if (actor !== null && actor !== seat) turns += 1;
      if (turns > FEW_TURNS) return at + 1;
      seat = actor ?? seat;
    }
    return 0;
  }

  /** Whether somebody here is asked in a position, or in the last one of these. */
  #asks(found: ViewMessage | FromServer[] | null): boolean {
    const message = Array.isArray(found) ? found.findLast(({ type }) => type === "view") : found;
    if (message?.type !== "view") return Array.isArray(found) && this.#asks(this.#given);
    const { here } = this.house.rules();
    return message.view.open.some(({ seat }) => here.includes(seat));
  }

  /** Nobody else could answer. */
  #onlyWe(message: ViewMessage | null): boolean {
    const { here } = this.house.rules();
    const open = message?.view.open ?? [];
    return open.length > 0 && open.every(({ seat }) => here.includes(seat));
  }
}
