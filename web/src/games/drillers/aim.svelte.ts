import { NO_CHANGE, type Change } from "./effects";

/** What the player points at, and what it would do: the ghost. */
export class Aim {
  change = $state.raw<Change>(NO_CHANGE);
  floor = $state<number | null>(null);
  /** What a dig would lay on the track: how wide it is, and its points. */
  width = $state(0);
  points = $state(0);

  at(
    change: Partial<Change>,
    more: { floor?: number; width?: number; points?: number } = {},
  ): void {
    this.change = { ...NO_CHANGE, ...change };
    this.floor = more.floor ?? null;
    this.width = more.width ?? 0;
    this.points = more.points ?? 0;
  }

  off = (): void => {
    this.change = NO_CHANGE;
    this.floor = null;
    this.width = 0;
    this.points = 0;
  };
}

/** `{@attach pointed(aim, () => aim.at(…))}`: the ghost while an element is pointed at or focused. */
export function pointed(aim: Aim, on: () => void) {
  return (element: Element): (() => void) => {
    // An element that is taken away while it is drawn anew loses its focus in that moment, when
    // nothing may be changed: a moment later.
    const later = (handler: () => void) => () => queueMicrotask(handler);
    const pairs: [string, () => void][] = [
      ["pointerenter", later(on)],
      ["focus", later(on)],
      ["pointerleave", later(aim.off)],
      ["blur", later(aim.off)],
    ];
    for (const [name, handler] of pairs) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of pairs) element.removeEventListener(name, handler);
    };
  };
}
