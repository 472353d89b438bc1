/** What the player points at and is about to choose. Nothing of it is sent before it is chosen. */
export class Aim {
  /** The space under the pointer, or with the focus. */
  space = $state<number | null>(null);
  /** A finger rests on it: what is there? */
  rests = $state(false);
  /** The space where arrow keys go on from; the map's one tab stop. */
  cursor = $state(108);
  /** A way drawn step by step, the start left out; null = destinations are tapped. */
  drawn = $state.raw<number[] | null>(null);
  /** Units ticked for an attack that is asked. */
  ticked = $state.raw<number[]>([]);
  /** The space whose menu is open. */
  menu = $state<number | null>(null);
  /** An own ship that is picked up: another may be picked up instead at any time. */
  unit = $state<number | null>(null);
  /** The piece whose attack is being weighed. */
  target = $state<number | null>(null);
  /** A technology about to be researched; kept until it is, or put away by name. */
  tech = $state<number | null>(null);
  /** Whose reach is drawn on the map. */
  threat = $state<number | null>(null);

  /** A new question: what was pointed at for the last one is gone. */
  reset(): void {
    this.drawn = null;
    this.ticked = [];
    this.menu = null;
    this.target = null;
  }

  /** One step back: the last thing opened closes. True if there was one. */
  back(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.target !== null) this.target = null;
    else if (this.drawn) this.drawn = null;
    else if (this.unit !== null) this.unit = null;
    else return false;
    return true;
  }
}
