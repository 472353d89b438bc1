/** What the fleets do, as the director plays it. */

import type { Act, Before, Scene, Scenes } from "../../director/scene";
import { PLANETARY, eventsOf, ownerOf, type Event } from "./facts";
import { Chronicle, type Report } from "./fights";

/** Milliseconds at normal speed. */
const STEP = 220;
const CARD = 1000;
const SHOT = 800;
const FIGHT = 3200;
const BREAK = 1000;
const BANNER = 1700;

type Told = Omit<Scene, "event" | "seat"> & { seat?: number };

/** What the fight theatre gets to draw. */
export interface FightShown {
  is: "fight";
  report: Report;
  /** Cards that were played into it: who, which. */
  cards: { seat: number; card: number }[];
}

class Teller {
  readonly #chronicle = new Chronicle();
  readonly #viewer: number | null;
  #cards: { seat: number; card: number }[] = [];

  constructor({ view, past }: Before) {
    this.#viewer = view.viewer;
    for (const event of eventsOf(past)) this.#note(event);
    this.#chronicle.feed(past);
  }

  /** Cards belong to the fight they are played into. */
  #note(event: Event): void {
    if (event.is === "Attacked" || event.is === "PlanetAttacked" || event.is === "FightOver")
      this.#cards = [];
    if (event.is === "Declared" || event.is === "Played")
      this.#cards = [...this.#cards, { seat: event.seat, card: event.card }];
  }

  /** `rest` is what follows in the same breath. */
  scene(event: Event, rest: readonly Event[]): Told | null {
    this.#note(event);
    const report = this.#chronicle.feed([event as never]);
    switch (event.is) {
      case "TurnBegan":
        return { lasts: 500, acts: [] };
      case "Moved":
        return this.#moved(event);
      case "Warped":
        return {
          seat: ownerOf(event.unit),
          lasts: 600,
          acts: [
            { is: "look", at: `space:${event.space}` },
            { is: "beam", from: `unit:${event.unit}`, to: `space:${event.space}`, sound: "warp" },
          ],
          leaves: [`space:${event.space}`],
        };
      case "Attacked":
        return this.#shots(event.attackers, `unit:${event.defender}`);
      case "PlanetAttacked":
        return this.#shots(event.attackers, `planet:${event.planet}`);
      case "Compared":
      case "Held":
      case "Evaded":
        return report && this.#fight(this.#chronicle.ahead(rest) ?? report);
      case "Captured":
        if (report?.kind === PLANETARY) return this.#fight(this.#chronicle.ahead(rest) ?? report);
        return { lasts: 900, acts: [{ is: "look", at: `planet:${event.planet}` }] };
      case "Damaged":
        return this.#damaged(event);
      case "Destroyed":
        return this.#destroyed(event);
      case "Played":
        return {
          lasts: CARD,
          acts: [{ is: "card", cards: [{ of: "card", number: event.card }], sound: "card" }],
        };
      case "Researched":
        return {
          lasts: CARD,
          acts: [
            {
              is: "card",
              cards: [{ of: "technology", number: event.technology }],
              to: `technology:${event.seat}`,
              sound: "card",
            },
          ],
        };
      case "Robbed":
        return {
          seat: event.thief,
          lasts: event.victim === this.#viewer ? BANNER : 700,
          acts: [this.#token(`purse:${event.victim}`, `purse:${event.thief}`)],
          ...(event.victim === this.#viewer
            ? { matters: true, banner: { tone: "bad" as const } }
            : {}),
        };
      case "LastRound":
        return {
          lasts: BANNER,
          acts: [],
          matters: true,
          banner: { tone: "plain", title: "scene-last-round", more: true },
        };
      case "Eliminated":
        return { lasts: BANNER, acts: [], matters: true, banner: { tone: "plain" } };
      default:
        return null;
    }
  }

  #token(from: string, to: string): Act {
    return { is: "fly", from, to, what: { of: "mineral", number: 0 }, lasts: 600, sound: "coin" };
  }

  #moved(event: Extract<Event, { is: "Moved" }>): Told {
    const along = event.path.filter((space) => space !== event.start);
    const lasts = STEP * Math.max(2, Math.min(7, along.length));
    return {
      seat: ownerOf(event.unit),
      lasts: 150 + lasts,
      acts: [
        { is: "look", at: `space:${along.at(-1) ?? event.start}` },
        {
          is: "travel",
          thing: `unit:${event.unit}`,
          along: along.map((space) => `space:${space}`),
          bank: true,
          after: 150,
          lasts,
          sound: "fly",
        },
      ],
      leaves: [event.start, ...along].map((space) => `space:${space}`),
    };
  }

  #shots(attackers: number[], to: string): Told {
    return {
      lasts: SHOT,
      acts: [
        { is: "look", at: to },
        ...attackers.map((unit, n): Act => ({
          is: "beam",
          from: `unit:${unit}`,
          to,
          after: 120 + n * 90,
          lasts: 500,
          sound: "laser",
        })),
      ],
      leaves: [to],
      ...(attackers[0] === undefined ? {} : { seat: ownerOf(attackers[0]) }),
    };
  }

  #fight(report: Report): Told {
    const sides = [
      ...report.attackers.map(ownerOf),
      ...(report.kind === PLANETARY ? [] : [ownerOf(report.defender)]),
    ];
    const what: FightShown = { is: "fight", report, cards: this.#cards };
    return {
      seat: sides[0] ?? 0,
      lasts: FIGHT,
      matters: this.#viewer !== null && sides.includes(this.#viewer),
      acts: [{ is: "show", what, sound: "dice" }],
    };
  }

  #damaged(event: Extract<Event, { is: "Damaged" }>): Told | null {
    const lost = event.shield + event.hull + event.spare;
    if (ownerOf(event.unit) !== this.#viewer || lost === 0) return null;
    return {
      seat: ownerOf(event.unit),
      lasts: BANNER,
      matters: true,
      moods: [{ seat: ownerOf(event.unit), mood: "hurt" }],
      acts: [
        { is: "blast", at: [`unit:${event.unit}`], lasts: 600, sound: "hit" },
        {
          is: "pop",
          at: `unit:${event.unit}`,
          text: `−${lost}`,
          tone: "bad",
          after: 150,
          lasts: 900,
        },
      ],
      banner: {
        tone: "bad",
        title: "scene-you-were-hit",
        args: { unit: { of: "unit", number: event.unit } },
        gain: `−${lost}`,
      },
    };
  }

  #destroyed(event: Extract<Event, { is: "Destroyed" }>): Told {
    const own = ownerOf(event.unit) === this.#viewer;
    return {
      seat: ownerOf(event.unit),
      lasts: own ? BANNER : BREAK,
      matters: own,
      moods: [
        { seat: ownerOf(event.unit), mood: "hurt" },
        ...(event.by >= 0 ? [{ seat: event.by, mood: "glad" as const }] : []),
      ],
      acts: [
        { is: "look", at: `unit:${event.unit}` },
        { is: "blast", at: [`unit:${event.unit}`], after: 150, lasts: 850, sound: "blast" },
        { is: "break", thing: `unit:${event.unit}`, after: 150, lasts: 850 },
      ],
      ...(own ? { banner: { tone: "bad" as const } } : {}),
    };
  }
}

const scenes: Scenes = (events, before) => {
  const teller = new Teller(before);
  return eventsOf(events).flatMap((told, at, all) => {
    const scene = teller.scene(told, all.slice(at + 1));
    const event = events[at];
    const seat = "seat" in told ? told.seat : null;
    return scene && event ? [{ seat, event, ...scene }] : [];
  });
};

export default scenes;
