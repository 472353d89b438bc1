/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import { partsOf, type Piece } from "./effects";
import type { Facts, RoomFacts } from "./facts";

export class Words {
  constructor(
    readonly speech: Speech,
    readonly facts: Facts,
  ) {}

  say(id: string, args?: { [name: string]: string | number }): string {
    return this.speech.say(id, { ...this.facts.prices, ...args }) ?? id;
  }

  letter(kind: number): string {
    return this.say(`letter-${this.facts.minerals[kind]?.id ?? ""}`);
  }

  mineral(kind: number): string {
    return this.speech.name("mineral", kind);
  }

  card(card: number): string {
    return this.speech.name("card", card);
  }

  floor(floor: number): string {
    return this.speech.name("floor", floor);
  }

  room(room: number): string {
    return this.speech.name("room", room);
  }

  mech(mech: number): string {
    return this.speech.name("mech", mech);
  }

  shop(shop: number): string {
    return this.speech.name("shop", shop);
  }

  /** A piece of an effect for a card's face. */
  short(piece: Piece): string {
    return this.#piece("fx", piece);
  }

  /** The same in full. */
  long(piece: Piece): string {
    return this.speech.say(`fxl-${piece.id}`, args(piece)) ?? this.#piece("fx", piece);
  }

  #piece(prefix: string, piece: Piece): string {
    return (
      this.speech.say(`${prefix}-${piece.id}`, args(piece)) ??
      `${piece.id.replace(/-/g, " ")} ${piece.numbers.join(" ")}`
    );
  }

  effect(effect: string): string {
    return partsOf(effect)
      .map((part) =>
        part
          .map((way) => way.map((piece) => this.long(piece)).join(" + "))
          .join(` ${this.say("or")} `),
      )
      .join("; ");
  }

  /** Everything that stands on a card. */
  about(card: number): string {
    const face = this.facts.cards[card];
    if (!face) return "";
    const parts = [this.effect(face.effect)];
    if (face.permanent) parts.push(this.say("card-permanent"));
    else {
      parts.push(
        face.solid ? this.say("card-solid") : this.say("card-cost", { fuel: face.cost ?? 0 }),
      );
      parts.push(this.say("card-fuel", { fuel: face.fuel }));
    }
    if (face.price !== null) parts.push(this.say("card-price", { price: face.price }));
    if (face.battery) parts.push(this.say("card-battery"));
    if (face.points) parts.push(this.say("points", { points: face.points }));
    return `${this.card(card)}: ${parts.join(". ")}.`;
  }

  tileName(tile: number): string {
    const face = this.facts.tiles[tile];
    return face
      ? this.say(face.barrier ? "tile-barrier" : "tile-corridor", { floor: face.floor })
      : "";
  }

  tile(tile: number): string {
    const face = this.facts.tiles[tile];
    if (!face) return "";
    return `${this.tileName(tile)}: ${this.say("tile-about", { effect: this.effect(face.effect), points: face.points, loss: face.loss, width: face.width })}`;
  }

  aboutRoom(room: number): string {
    const face = this.facts.rooms[room];
    if (!face) return this.say("room-hidden");
    const parts: string[] = [];
    for (const when of [
      "reveal",
      "corridor",
      "first_corridor",
      "collect",
      "end",
    ] as const satisfies (keyof RoomFacts)[]) {
      if (face[when]) parts.push(`${this.say(`room-${when}`)}: ${this.effect(face[when])}`);
    }
    if (face.discount) parts.push(this.say("room-discount", { number: face.discount }));
    return `${this.room(room)}. ${parts.join(". ")}.`;
  }

  minerals(counts: readonly number[]): string {
    return (
      counts
        .flatMap((number, kind) => (number ? [`${this.mineral(kind)} × ${number}`] : []))
        .join(", ") || this.say("nothing")
    );
  }
}

const args = (piece: Piece) => ({ n: piece.numbers[0] ?? 0, m: piece.numbers[1] ?? 0 });

/** A text in at most so many lines of about so many letters. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && (last.length + 1 + word.length <= letters || found.length >= lines))
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.map((line) => (line.length > letters + 2 ? `${line.slice(0, letters)}…` : line));
}
