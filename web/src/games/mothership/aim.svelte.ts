/** What the player points at and is about to choose. Nothing of it outlives the question. */
export class Aim {
  /** The space under the pointer, or with the focus. */
  space = $state<number | null>(null);
  /** The space where arrow keys go on from; the map's one tab stop. */
  cursor = $state(108);
  /** A way drawn step by step, the start left out; null = destinations are tapped. */
  drawn = $state.raw<number[] | null>(null);
  /** Units ticked for an attack. */
  ticked = $state.raw<number[]>([]);
  /** The space whose menu is open. */
  menu = $state<number | null>(null);

  reset(): void {
    this.drawn = null;
    this.ticked = [];
    this.menu = null;
  }
}
