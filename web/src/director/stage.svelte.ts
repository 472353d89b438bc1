/** What the director shows just now, for those who draw it. */

import { settings } from "../lib/settings.svelte";
import type { FromServer, ViewMessage } from "../lib/wire";
import type { Mood } from "../ui/faces";
import type { House, Rules, Trace } from "./director";
import type { Scene } from "./scene";

export interface Playing {
  id: number;
  scene: Scene;
  /** How much longer or shorter than at normal speed. */
  pace: number;
}

/** What a scene beside the player's own doing may take, in milliseconds. */
const BESIDE = 700;
/** Some acts belong to a scene of their own: nobody reads a card while playing another, and a piece
 * that is drawn where it went does not go there once more. */
const BESIDE_ACTS = new Set(["bore", "blast", "fly", "beam", "dice", "pop"]);

export class Stage {
  scene = $state.raw<Playing | null>(null);
  /** Beside what the player does: motion alone, and it holds up nothing. */
  beside = $state.raw<Playing[]>([]);
  /** An earlier position, while something is played once more. */
  picture = $state.raw<ViewMessage | null>(null);
  traces = $state.raw<Trace[]>([]);
  /** How many answers of others wait to be shown, and how many can be seen once more. */
  behind = $state(0);
  remembered = $state(0);
  /** How this game's events look: known once its box is open. */
  scenes: House["scenes"] = () => [];
  #count = 0;

  house(
    deliver: (messages: FromServer[]) => void,
    table: () => Pick<Rules, "hurried" | "here">,
  ): House {
    return {
      deliver,
      scenes: (events, before, past) => this.scenes(events, before, past),
      show: (scene, span) =>
        (this.scene = scene && { id: (this.#count += 1), scene, pace: span / scene.lasts }),
      echo: (scenes) => this.echo(scenes),
      picture: (view) => (this.picture = view),
      traces: (traces) => (this.traces = traces),
      told: (waiting, again) => ([this.behind, this.remembered] = [waiting, again]),
      rules: () => ({ speed: settings.speed, hidden: document.hidden, ...table() }),
    };
  }

  /** All together, short, and over what is drawn already. */
  echo(scenes: Scene[]): void {
    this.beside = scenes
      .map((scene) => ({
        ...scene,
        acts: scene.acts.filter(({ is }) => BESIDE_ACTS.has(is)),
      }))
      .filter((scene) => scene.acts.length > 0 || scene.banner)
      .map((scene) => ({
        id: (this.#count += 1),
        scene,
        pace: Math.min(1, BESIDE / scene.lasts),
      }));
  }

  /** How a seat takes what is played just now. */
  mood(seat: number): Mood {
    const scenes = [this.scene, ...this.beside].map((playing) => playing?.scene.moods ?? []);
    return scenes.flat().find((each) => each.seat === seat)?.mood ?? "plain";
  }

  /** A scene beside the play is over. */
  over(id: number): void {
    this.beside = this.beside.filter((playing) => playing.id !== id);
  }
}
