/** What the mechs do, as the director plays it. */

import type { Act, Before, Scene, Scenes } from "../../director/scene";
import { factsOf, type Event, type Facts } from "./facts";

/** Milliseconds at normal speed. */
const FLOOR = 420;
const CARD = 950;
const DRILL = 700;
const FLIGHT = 600;
const BANNER = 1700;

type Told = Omit<Scene, "event" | "seat">;

const fly = (from: string, to: string, mineral: number, sound: string): Act => ({
  is: "fly",
  from,
  to,
  what: { of: "mineral", number: mineral },
  lasts: FLIGHT,
  sound,
});

class Teller {
  readonly #facts: Facts;
  readonly #viewer: number | null;
  /** Where each mech stands as the events go on. */
  readonly #floors = new Map<number, number>();

  constructor({ view, catalogue }: Before) {
    this.#facts = factsOf(catalogue);
    this.#viewer = view.viewer;
    const state = view.state as unknown as { players: { seat: number; floor: number }[] };
    for (const { seat, floor } of state.players) this.#floors.set(seat, floor);
  }

  scene(event: Event): Told | null {
    switch (event.is) {
      case "TurnBegan":
        return { lasts: 500, acts: [{ is: "look", at: `mech:${event.seat}` }] };
      case "Played":
      case "UsedPermanent":
        return { lasts: CARD, acts: [this.#card(event.card)] };
      case "Burned":
        return {
          lasts: CARD,
          acts: [{ ...this.#card(event.card), to: `fuel:${event.seat}`, sound: "fuel" }],
        };
      case "Moved":
        return this.#climb(event);
      case "Collected":
        return this.#collected(event);
      case "TileWon":
        return this.#won(event);
      case "RoomRevealed":
        return { lasts: 800, acts: [{ is: "look", at: `room:${event.floor}`, sound: "room" }] };
      case "Sold":
        return {
          lasts: FLIGHT,
          acts: [
            fly(
              `storage:${event.seat}`,
              `column:${event.seat}-${event.mineral}`,
              event.mineral,
              "coin",
            ),
            {
              is: "pop",
              at: `column:${event.seat}-${event.mineral}`,
              text: `+${event.price}`,
              tone: "good",
              after: FLIGHT / 2,
              lasts: FLIGHT / 2,
            },
          ],
        };
      case "Bought":
        return {
          lasts: CARD,
          acts: [{ ...this.#card(event.card), to: `seat:${event.seat}`, sound: "coin" }],
        };
      case "Damaged":
        return this.#damaged(event);
      case "MilestoneTaken":
        return this.#milestone(event);
      case "EndTriggered":
        return {
          lasts: BANNER,
          acts: [],
          matters: true,
          banner: { tone: "plain", title: "scene-end-triggered", more: true },
        };
      default:
        return null;
    }
  }

  #card(number: number): Act & { is: "card" } {
    return { is: "card", cards: [{ of: "card", number }], sound: "card" };
  }

  #climb(event: Extract<Event, { is: "Moved" }>): Told {
    this.#floors.set(event.seat, event.floor);
    const step = Math.sign(event.floor - event.origin) || 1;
    const along: string[] = [];
    for (let at = event.origin; at !== event.floor;) along.push(`floor:${(at += step)}`);
    const lasts = FLOOR * Math.max(1, Math.min(3, along.length));
    return {
      lasts,
      acts: [
        { is: "look", at: `floor:${event.floor}` },
        { is: "travel", thing: `mech:${event.seat}`, along, upright: true, lasts, sound: "climb" },
      ],
      leaves: [`floor:${event.floor}`],
    };
  }

  #collected(event: Extract<Event, { is: "Collected" }>): Told {
    const from = event.floor < 0 ? `seat:${event.seat}` : `gem:${event.floor}-${event.mineral}`;
    return {
      lasts: FLIGHT + 150,
      acts: [
        { is: "look", at: from },
        { ...fly(from, `storage:${event.seat}`, event.mineral, "gem"), after: 150 },
      ],
      leaves: [from],
    };
  }

  #won(event: Extract<Event, { is: "TileWon" }>): Told {
    const floor = this.#facts.tiles[event.tile]?.floor ?? this.#floors.get(event.seat) ?? 0;
    const barrier = this.#facts.tiles[event.tile]?.barrier;
    const where = `${barrier ? "barrier" : "corridor"}:${floor}`;
    // A barrier that breaks is the moment one has drilled for.
    const near: Act = { is: "zoom", at: where, word: "scene-crack", after: 200, lasts: DRILL };
    return {
      lasts: DRILL + 300,
      moods: [{ seat: event.seat, mood: "glad" }],
      acts: [
        { is: "look", at: where },
        ...(barrier ? [near] : []),
        { is: "blast", at: [where], after: 200, lasts: DRILL, sound: "drill" },
        ...this.#gain(`track:${event.seat}`, this.#facts.tiles[event.tile]?.points ?? 0),
        {
          is: "fly",
          from: where,
          to: `track:${event.seat}`,
          what: { of: "tile", number: event.tile },
          after: 450,
          lasts: FLIGHT,
        },
      ],
      leaves: [where],
    };
  }

  /** Points jump out of where they are counted. */
  #gain(at: string, points: number): Act[] {
    if (points <= 0) return [];
    return [{ is: "pop", at, text: `+${points}`, tone: "good", after: 500, lasts: 500 }];
  }

  #damaged(event: Extract<Event, { is: "Damaged" }>): Told {
    const own = event.seat === this.#viewer;
    return {
      lasts: own ? BANNER : 600,
      moods: [{ seat: event.seat, mood: "hurt" }],
      acts: [{ is: "blast", at: [`mech:${event.seat}`], lasts: 500, sound: "hit" }],
      ...(own ? { matters: true, banner: { tone: "bad" as const } } : {}),
    };
  }

  #milestone(event: Extract<Event, { is: "MilestoneTaken" }>): Told {
    const lost = this.#viewer !== null && this.#viewer !== event.seat;
    return {
      lasts: BANNER,
      matters: true,
      moods: [
        { seat: event.seat, mood: "glad" },
        ...(lost && this.#viewer !== null ? [{ seat: this.#viewer, mood: "hurt" as const }] : []),
      ],
      acts: [
        {
          is: "fly",
          from: `milestone:${event.milestone}`,
          to: `seat:${event.seat}`,
          what: { of: "milestone", number: event.milestone },
          lasts: 800,
          sound: lost ? "lost" : "won",
        },
      ],
      banner: {
        tone: lost ? "bad" : "good",
        title: lost ? "scene-taken-before" : "scene-taken",
        args: { what: { of: "milestone", number: event.milestone } },
        gain: `+${this.#facts.milestones[event.milestone]?.points ?? 0}`,
      },
    };
  }
}

const scenes: Scenes = (events, before) => {
  const teller = new Teller(before);
  return events.flatMap((event) => {
    const scene = teller.scene(event as unknown as Event);
    const seat = event["seat"];
    return scene ? [{ seat: typeof seat === "number" ? seat : null, event, ...scene }] : [];
  });
};

export default scenes;
