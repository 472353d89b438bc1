/** Where the player is about to dig: a cell pointed at, a way to turn, a stroke being drawn. */

import { cellsOf } from "../../lib/choices";
import type { Placement } from "../../lib/wire";
import { stroked, through } from "./mine";

export class Aim {
  placements = $state.raw<readonly Placement[]>([]);
  /** The cell under pointer or cursor, -1 for none. */
  cell = $state(-1);
  /** Where a stroke began, -1 while none is drawn. */
  from = $state(-1);
  variant = $state(0);
  /** Numbers of one orientation lie within one span (catalogue.sheet). */
  #span = 1;

  readonly lit = $derived(new Set(cellsOf(this.placements)));
  readonly options = $derived(this.cell < 0 ? [] : through(this.placements, this.cell));
  readonly ghost = $derived(
    this.from >= 0 && this.from !== this.cell
      ? stroked(this.placements, this.from, this.cell)
      : this.options[this.variant % Math.max(1, this.options.length)],
  );

  begin(placements: readonly Placement[], span: number): void {
    this.placements = placements;
    this.#span = span;
    this.cell = this.from = -1;
    this.variant = 0;
  }

  /** Point at another cell; the way it was turned is kept where it can be. */
  point(cell: number): void {
    if (cell === this.cell) return;
    const before = this.ghost;
    const at = before ? before.cells.indexOf(this.cell) : -1;
    this.cell = cell;
    this.variant = 0;
    if (!before) return;
    const alike = (one: Placement) => this.#turned(one) === this.#turned(before);
    const same = this.options.findIndex((one) => alike(one) && one.cells.indexOf(cell) === at);
    this.variant = Math.max(0, same >= 0 ? same : this.options.findIndex(alike));
  }

  turn(by = 1): void {
    const count = this.options.length;
    if (count > 0) this.variant = (this.variant + by + count) % count;
  }

  /** Turn so that the tunnel runs from the cell by this step. */
  run(step: number): void {
    const wanted = this.cell + step;
    const end = (one: Placement) => one.cells[0] === this.cell || one.cells.at(-1) === this.cell;
    const found = this.options.findIndex((one) => one.cells.includes(wanted) && end(one));
    if (found >= 0) this.variant = found;
  }

  #turned(placement: Placement): number {
    return Math.floor(placement.answer / this.#span);
  }
}
