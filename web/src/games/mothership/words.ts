/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import { who, type Seated } from "../../lib/seated";
import {
  ARTIFACTS,
  GUARDIAN,
  MOONS,
  MOTHERSHIP,
  STATION,
  UNITS,
  kindOf,
  ownerOf,
  type Facts,
  type Figures,
  type War,
} from "./facts";
import type { Hexes } from "./hex";
import { isHeld } from "./read";

type Args = { [name: string]: string | number };

export class Words {
  constructor(
    readonly speech: Speech,
    readonly facts: Facts,
    readonly hexes: Hexes,
    readonly seats: readonly Seated[],
  ) {}

  say(id: string, args?: Args): string {
    return this.speech.say(id, args) ?? id;
  }

  /** Whose it is: a seat, or the opponent that the rules play. */
  owner(owner: number): string {
    const seat = this.seats[owner];
    if (!seat) return this.say("other-seat");
    return seat.you ? this.say("you") : seat.name || String(owner + 1);
  }

  doer(owner: number): { seat: string; you: string } {
    return this.seats[owner] ? who(this.seats, owner) : { seat: this.say("other-seat"), you: "no" };
  }

  kind(kind: number): string {
    return this.say(`kind-${this.facts.units[kind]?.id ?? ""}`);
  }

  /** "Fighter 2" */
  ship(unit: number): string {
    return this.speech.name("ship", unit % UNITS);
  }

  /** "your Fighter 2", "Ada's Fighter 2" */
  unit(unit: number): string {
    return unit < 0 ? this.say("asteroids") : this.speech.name("unit", unit, this.seats);
  }

  space(space: number): string {
    return this.speech.name("space", space);
  }

  body(planet: number): string {
    return this.say(`body-${this.facts.board.planets[planet]?.body ?? "mineral-planet"}`);
  }

  planet(planet: number): string {
    return this.speech.name("planet", planet);
  }

  piece(piece: number): string {
    return this.speech.name("piece", piece, this.seats);
  }

  card(title: number): string {
    return this.speech.name("card", title);
  }

  cardText(title: number): string {
    const card = this.facts.cards[title];
    return card ? this.speech.phrase(card.text) : "";
  }

  aboutCard(title: number): string {
    return `${this.card(title)}. ${this.speech.about("card", title)}`;
  }

  tech(number: number): string {
    return this.speech.name("technology", number);
  }

  techText(number: number): string {
    return this.speech.about("technology", number);
  }

  artifact(number: number): string {
    return this.speech.name("artifact", number);
  }

  artifactText(number: number): string {
    return this.speech.about("artifact", number);
  }

  development(number: number): string {
    return this.speech.name("development", number);
  }

  developmentText(number: number): string {
    return this.speech.about("development", number);
  }

  /** "2 Minerals, 1 Gas" */
  goods(of: { minerals?: number; gas?: number; influence?: number }): string {
    const parts = (["minerals", "gas", "influence"] as const).flatMap((name) =>
      of[name] ? [this.say(`some-${name}`, { number: of[name] ?? 0 })] : [],
    );
    return parts.join(", ");
  }

  row(row: number): string {
    return this.speech.name("energy", row);
  }

  die(sides: number): string {
    return sides > 0 ? this.say("die", { sides }) : this.say("no-die");
  }

  /** All that is to be known of a unit. */
  aboutUnit(war: War, figures: Figures, unit: number): string[] {
    const kind = kindOf(unit);
    const owner = ownerOf(unit);
    const parts: string[] = [];
    if (kind === STATION)
      parts.push(
        this.say("hull-is", {
          number: war.stations[owner] ?? 0,
          most: this.facts.units[STATION]?.hull ?? 0,
        }),
      );
    if (kind === MOTHERSHIP) {
      parts.push(
        this.say("hull-is", {
          number: war.hulls[owner] ?? 0,
          most: this.facts.units[MOTHERSHIP]?.hull ?? 0,
        }),
      );
      parts.push(this.say("shield-is", { number: figures.shields[owner] ?? 0 }));
    }
    if (kind !== STATION && kind !== GUARDIAN)
      parts.push(this.say("engine-is", { number: figures.engines[unit] ?? 0 }));
    if (kind !== STATION) parts.push(this.die(figures.dice[unit] ?? 0));
    if (isHeld(war, unit)) parts.push(this.say("is-held"));
    if (owner === war.turn && kind !== STATION && kind !== GUARDIAN) {
      if (war.fought.includes(unit)) parts.push(this.say("has-fought"));
      else if (war.moved.includes(unit)) parts.push(this.say("has-moved"));
    }
    return parts;
  }

  aboutPlanet(war: War, figures: Figures, planet: number): string[] {
    const holder = war.holder[planet] ?? -1;
    const parts = [
      holder < 0 ? this.say("is-neutral") : this.say("is-held-by", this.doer(holder)),
      this.say("defence-is", { number: figures.defences[planet] ?? 0 }),
    ];
    if (this.facts.board.planets[planet]?.moon && war.setting.modules & MOONS)
      parts.push(this.say("has-moon"));
    const token = war.tokens[planet];
    if (typeof token === "number")
      parts.push(`${this.artifact(token)}: ${this.artifactText(token)}`);
    else if (war.setting.modules & ARTIFACTS) parts.push(this.say("unexplored"));
    for (const title of war.built[planet] ?? [])
      parts.push(`${this.development(title)}: ${this.developmentText(title)}`);
    return parts;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
