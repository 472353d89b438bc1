/** Things of this game in the player's words. */

import type { Speech } from "../../lib/speech";
import type { Phrase } from "../../lib/wire";
import { kindOf } from "./effects";
import type { Facts } from "./generated";

export class Words {
  constructor(
    readonly speech: Speech,
    readonly facts: Facts,
  ) {}

  say(id: string, args?: { [name: string]: string | number }): string {
    return this.speech.say(id, args) ?? id;
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
  short(piece: Phrase): string {
    return this.speech.phrase({ ...piece, say: `short-${kindOf(piece)}` });
  }

  /** Everything that stands on a card. */
  about(card: number): string {
    return `${this.card(card)}: ${this.speech.about("card", card)}.`;
  }

  tileName(tile: number): string {
    return this.speech.name("tile", tile);
  }

  tile(tile: number): string {
    return `${this.tileName(tile)}: ${this.speech.about("tile", tile)}`;
  }

  aboutRoom(room: number): string {
    if (room < 0) return this.say("room-hidden");
    return `${this.room(room)}. ${this.speech.about("room", room)}.`;
  }

  minerals(counts: readonly number[]): string {
    return (
      counts
        .flatMap((number, kind) => (number ? [`${this.mineral(kind)} × ${number}`] : []))
        .join(", ") || this.say("nothing")
    );
  }
}
