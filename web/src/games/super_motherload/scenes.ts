/** What happens in the mine, as the director plays it. */

import type { Act, Before, Scene, Scenes } from "../../director/scene";
import { eventsOf, factsOf, mineOf, type Event, type Facts } from "./facts";
import { spacesOf, type Space } from "./mine";

/** Milliseconds at normal speed. */
const LOOK = 280;
const CELL = 130;
const CARD = 1000;
const BLAST = 900;
const FLIGHT = 620;
/** Between two gems of one haul. */
const BEHIND = 70;
const BANNER = 1700;
const POP = 500;

const cell = (number: number) => `cell:${number}`;

class Teller {
  readonly #facts: Facts;
  readonly #spaces: ReadonlyMap<number, Space>;
  readonly #viewer: number | null;
  /** The cells dug last, where what is put away came from. */
  #dug: number[];

  constructor(before: Before) {
    this.#facts = factsOf(before.catalogue);
    const mine = mineOf(before.view);
    this.#spaces = new Map(spacesOf(this.#facts, mine).map((space) => [space.cell, space]));
    this.#viewer = before.view.viewer;
    const tunnel = eventsOf(before.past).findLast(({ is }) => is === "TunnelDug");
    this.#dug = tunnel?.is === "TunnelDug" ? tunnel.cells : [];
  }

  scene(event: Event): Omit<Scene, "event" | "seat"> | null {
    switch (event.is) {
      case "TurnBegan":
        return { lasts: 450, acts: [] };
      case "ActionBegan":
        if (event.cards.length === 0) return { lasts: 550, acts: [] };
        return { lasts: CARD, acts: [this.#cards(event.cards)] };
      case "TunnelDug":
        return this.#tunnel(event);
      case "TileFound":
        return this.#brought("tile", event.seat, `tiles:${event.seat}`);
      case "MineralsPut":
        return this.#haul(event);
      case "CardBought":
        return {
          lasts: CARD + 200,
          acts: [{ ...this.#cards([event.card]), to: `stack:${event.seat}:${event.stack}` }],
        };
      case "MajorTaken":
        return this.#taken(event.seat, "major", event.major, this.#facts.majors[event.major]);
      case "MinorTaken":
        return this.#taken(event.seat, "minor", event.minor, this.#facts.minors[event.minor]);
      case "LastArtifact":
        return {
          lasts: BANNER,
          acts: [],
          matters: true,
          banner: { tone: "plain", title: "scene-last-artifact", more: true },
        };
      default:
        return null;
    }
  }

  #cards(cards: number[]): Act & { is: "card" } {
    return {
      is: "card",
      cards: cards.map((number) => ({ of: "card", number })),
      sound: "card",
    };
  }

  #tunnel(event: Extract<Event, { is: "TunnelDug" }>): Omit<Scene, "event" | "seat"> {
    this.#dug = event.cells;
    const things = event.cells.map(cell);
    const look: Act = { is: "look", at: cell(event.cells[event.cells.length >> 1] ?? 0) };
    const bomb = event.action === "bomb";
    const lasts = bomb ? BLAST : CELL * (event.cells.length + 1);
    const act: Act = bomb
      ? { is: "blast", at: things, after: LOOK, lasts, sound: "blast" }
      : { is: "bore", along: things, after: LOOK, lasts, sound: "drill" };
    return { lasts: LOOK + lasts, acts: [look, act], leaves: things };
  }

  /** Something from the tunnel to who dug it. */
  #brought(of: string, seat: number, to: string): Omit<Scene, "event" | "seat"> {
    const from = this.#dug.find((each) => this.#spaces.get(each)?.shows === "A") ?? this.#dug[0];
    const start = from === undefined ? `seat:${seat}` : cell(from);
    return {
      lasts: FLIGHT,
      acts: [{ is: "fly", from: start, to, what: { of, number: 0 }, sound: "find" }],
    };
  }

  #haul(event: Extract<Event, { is: "MineralsPut" }>): Omit<Scene, "event" | "seat"> {
    const left = [...this.#dug];
    const acts: Act[] = [];
    for (const [kind, count] of event.minerals.entries()) {
      const letter = this.#facts.minerals[kind]?.letter;
      for (let n = 0; n < count; n += 1) {
        const at = left.findIndex((each) => this.#spaces.get(each)?.shows === letter);
        const from = at < 0 ? this.#dug[0] : left.splice(at, 1)[0];
        acts.push({
          is: "fly",
          from: from === undefined ? `seat:${event.seat}` : cell(from),
          to: `stack:${event.seat}:${event.stack}`,
          what: { of: "mineral", number: kind },
          after: acts.length * BEHIND,
          lasts: FLIGHT,
          sound: "gem",
        });
      }
    }
    const lasts = FLIGHT + acts.length * BEHIND;
    const money = event.minerals.reduce(
      (sum, count, kind) => sum + count * (this.#facts.minerals[kind]?.money ?? 0),
      0,
    );
    if (money > 0)
      acts.push({
        is: "pop",
        at: `stack:${event.seat}:${event.stack}`,
        text: `+$${money}`,
        tone: "good",
        after: lasts - POP,
        lasts: POP,
      });
    return { lasts, acts };
  }

  #taken(
    seat: number,
    of: "major" | "minor",
    number: number,
    face: { points: number } | undefined,
  ): Omit<Scene, "event" | "seat"> {
    const lost = this.#viewer !== null && this.#viewer !== seat;
    return {
      lasts: BANNER,
      matters: true,
      moods: [
        { seat, mood: "glad" },
        ...(lost && this.#viewer !== null ? [{ seat: this.#viewer, mood: "hurt" as const }] : []),
      ],
      acts: [
        {
          is: "fly",
          from: `${of}:${number}`,
          to: `seat:${seat}`,
          what: { of: "goal", number: 0 },
          lasts: 800,
          sound: lost ? "lost" : "won",
        },
      ],
      banner: {
        tone: lost ? "bad" : "good",
        title: lost ? "scene-taken-before" : "scene-taken",
        args: { what: { of, number } },
        gain: `+${face?.points ?? 0}`,
      },
    };
  }
}

const scenes: Scenes = (events, before) => {
  const teller = new Teller(before);
  return eventsOf(events).flatMap((event, at) => {
    const scene = teller.scene(event);
    const told = events[at];
    return scene && told
      ? [{ seat: "seat" in event ? event.seat : null, event: told, ...scene }]
      : [];
  });
};

export default scenes;
