/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import { who, type Seated } from "../../lib/seated";
import { idOf } from "../../lib/fluent";
import {
  BEAM,
  GUARDIAN,
  MOTHERSHIP,
  PASS,
  PLANET,
  STATION,
  kindOf,
  nthOf,
  ownerOf,
  type Facts,
  type War,
} from "./facts";
import type { Hexes } from "./hex";
import { defenceOf, dieOf, engineOf, isHeld, shieldNow } from "./read";

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
    if (!seat) return this.say("the-npc");
    return seat.you ? this.say("you") : seat.name || String(owner + 1);
  }

  doer(owner: number): { seat: string; you: string } {
    return this.seats[owner] ? who(this.seats, owner) : { seat: this.say("the-npc"), you: "no" };
  }

  kind(kind: number): string {
    return this.say(`kind-${this.facts.units[kind]?.id ?? ""}`);
  }

  /** "Fighter 2" */
  ship(unit: number): string {
    const kind = kindOf(unit);
    return (this.facts.units[kind]?.count ?? 1) > 1
      ? `${this.kind(kind)} ${nthOf(unit)}`
      : this.kind(kind);
  }

  /** "your Fighter 2", "Ada's Fighter 2" */
  unit(unit: number): string {
    if (unit < 0) return this.say("asteroids");
    return this.say("unit-of", { ...this.doer(ownerOf(unit)), unit: this.ship(unit) });
  }

  space(space: number): string {
    return this.hexes.name(space);
  }

  body(planet: number): string {
    return this.say(`body-${this.facts.board.planets[planet]?.body ?? "mineral-planet"}`);
  }

  planet(planet: number): string {
    return `${this.body(planet)} ${this.space(this.facts.board.planets[planet]?.space ?? 0)}`;
  }

  piece(piece: number): string {
    return piece >= PLANET ? this.planet(piece - PLANET) : this.unit(piece);
  }

  card(title: number): string {
    if (title === PASS) return this.say("pass");
    if (title === BEAM) return this.say("light-beam");
    return this.speech.name("card", title);
  }

  cardText(title: number): string {
    const card = this.facts.cards[title];
    return card ? (this.speech.say(idOf("text-card", card.id)) ?? card.text) : "";
  }

  /** When a card is played, in words. */
  cardWhen(title: number): string {
    const card = this.facts.cards[title];
    if (!card) return "";
    const windows = [
      ...new Set(
        card.windows.map((window) =>
          this.say(`when-${window.replace(/\d+$/, (n) => (window.startsWith("AST") ? "" : n))}`),
        ),
      ),
    ];
    return `${this.say(card.own_turn ? "when-own" : "when-any")}: ${windows.join(", ")}`;
  }

  aboutCard(title: number): string {
    if (title === BEAM)
      return this.techText(this.facts.technologies.findIndex((tech) => tech.id === "solar-beam"));
    const card = this.facts.cards[title];
    if (!card) return "";
    return `${this.card(title)}. ${this.cardText(title)} ${this.cardWhen(title)}. ${this.say("resale", { worth: this.goods(card.resale) })}`;
  }

  tech(number: number): string {
    return this.speech.name("technology", number);
  }

  techText(number: number): string {
    const tech = this.facts.technologies[number];
    return tech ? (this.speech.say(idOf("text-technology", tech.id)) ?? tech.text) : "";
  }

  artifact(number: number): string {
    return this.speech.name("artifact", number);
  }

  artifactText(number: number): string {
    const artifact = this.facts.artifacts[number];
    return artifact ? (this.speech.say(idOf("text-artifact", artifact.id)) ?? artifact.text) : "";
  }

  development(number: number): string {
    return this.speech.name("development", number);
  }

  developmentText(number: number): string {
    const found = this.facts.developments[number];
    if (!found) return "";
    const parts = [this.goods(found)];
    if (found.defence) parts.push(this.say("gives-defence", { number: found.defence }));
    if (found.energy) parts.push(this.say("gives-energy", { number: found.energy }));
    if (found.points) parts.push(this.say("gives-points", { number: found.points }));
    if (found.body !== "any") parts.push(this.say(`only-${found.body}`));
    return parts.filter(Boolean).join(", ");
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
  aboutUnit(war: War, unit: number): string[] {
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
      parts.push(this.say("shield-is", { number: shieldNow(this.facts, war, owner) }));
    }
    if (kind !== STATION && kind !== GUARDIAN)
      parts.push(this.say("engine-is", { number: engineOf(this.facts, war, unit) }));
    if (kind !== STATION) parts.push(this.die(dieOf(this.facts, war, unit)));
    if (isHeld(war, unit)) parts.push(this.say("is-held"));
    if (owner === war.turn && kind !== STATION && kind !== GUARDIAN) {
      if (war.fought.includes(unit)) parts.push(this.say("has-fought"));
      else if (war.moved.includes(unit)) parts.push(this.say("has-moved"));
    }
    return parts;
  }

  aboutPlanet(war: War, planet: number): string[] {
    const holder = war.holder[planet] ?? -1;
    const parts = [
      holder < 0 ? this.say("is-neutral") : this.say("is-held-by", this.doer(holder)),
      this.say("defence-is", { number: defenceOf(this.facts, war, planet) }),
    ];
    if (this.facts.board.planets[planet]?.moon && war.setting.modules & 8)
      parts.push(this.say("has-moon"));
    const token = war.tokens[planet];
    if (typeof token === "number")
      parts.push(`${this.artifact(token)}: ${this.artifactText(token)}`);
    else if (war.setting.modules & 1) parts.push(this.say("unexplored"));
    for (const title of war.built[planet] ?? [])
      parts.push(`${this.development(title)}: ${this.developmentText(title)}`);
    return parts;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
