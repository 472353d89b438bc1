/** How the map is touched: one set of ears for all its spaces, by pointer and by keys. */

import type { Aim } from "./aim.svelte";
import type { Camera } from "./camera.svelte";
import type { Hexes } from "./hex";

export interface Hands {
  aim: Aim;
  camera: Camera;
  press: (space: number) => void;
  focus: (space: number) => void;
  hexes: () => Hexes;
  lit: () => number[];
  /** Where the ship stands whose way is chosen, or -1. */
  start: () => number;
  draws: () => boolean;
}

const SHIFTS: { [key: string]: [number, number] } = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

const spaceAt = (target: EventTarget | null): number | null => {
  const cell = (target as Element | null)?.closest<SVGElement>("[data-space]");
  return cell ? Number(cell.dataset["space"]) : null;
};

/** A finger that rests so long asks what is there, and does nothing. */
const LONG_PRESS = 450;
/** So many pixels a finger at rest may move. */
const TREMBLES = 10;

export function ears(picture: SVGElement, hands: Hands): () => void {
  const { aim, camera } = hands;
  let drawing = false;
  let rested = false;
  /** A drag from the ship over its neighbours draws a way; a mere press picks the ship up. */
  camera.onpress = (event) => {
    drawing = hands.draws() && spaceAt(event.target) === hands.start();
    return drawing;
  };

  /** One step more, or back to a space of the way. */
  function extend(space: number): void {
    const way = aim.drawn ?? [];
    const start = hands.start();
    if (space === start) aim.drawn = way.length > 0 ? [] : aim.drawn;
    else if (way.includes(space)) aim.drawn = way.slice(0, way.indexOf(space) + 1);
    else if (hands.hexes().adjacent(way.at(-1) ?? start, space)) aim.drawn = [...way, space];
  }
  function act(space: number): void {
    aim.cursor = space;
    aim.space = space;
    if (aim.drawn && hands.start() >= 0) extend(space);
    else hands.press(space);
  }
  function drag(event: PointerEvent): void {
    if (!drawing) return;
    const under = spaceAt(document.elementFromPoint(event.clientX, event.clientY));
    if (under !== null && (aim.drawn || under !== hands.start())) extend(under);
  }
  function step(key: string, space: number): void {
    const lit = hands.lit().sort((a, b) => a - b);
    const next =
      key === "n"
        ? (lit.find((each) => each > space) ?? lit[0])
        : (lit.findLast((each) => each < space) ?? lit.at(-1));
    if (next !== undefined) hands.focus(next);
  }
  function key(event: KeyboardEvent): void {
    const space = spaceAt(event.target);
    if (space === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      act(space);
    } else if (event.key === "+" || event.key === "=") camera.closer();
    else if (event.key === "-") camera.farther();
    else if (event.key === "0") camera.fit();
    else if (event.key === "n" || event.key === "p") step(event.key, space);
    else if (event.key in SHIFTS) {
      event.preventDefault();
      const [dx, dy] = SHIFTS[event.key] ?? [0, 0];
      if (event.shiftKey) return camera.pan(dx, dy);
      const next = hands.hexes().step(space, event.key);
      if (next >= 0) hands.focus(next);
    }
  }

  function down(event: PointerEvent): void {
    rested = aim.rests = false;
    if (event.pointerType === "mouse") return;
    const space = spaceAt(event.target);
    const timer = setTimeout(() => {
      rested = aim.rests = true;
      aim.space = space;
    }, LONG_PRESS);
    // Where it is lifted does not matter: the camera may have captured it.
    const over = () => clearTimeout(timer);
    const moved = (now: PointerEvent) => {
      const far = Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > TREMBLES;
      if (far) over();
    };
    const still = new AbortController();
    addEventListener("pointermove", moved, { signal: still.signal, capture: true });
    for (const end of ["pointerup", "pointercancel"])
      addEventListener(end, () => (over(), still.abort()), { once: true, capture: true });
  }
  function click(event: Event): void {
    const space = spaceAt(event.target);
    if (space !== null && !rested) act(space);
  }

  const pairs: [string, (event: Event) => void][] = [
    ["pointerdown", (event) => down(event as PointerEvent)],
    ["click", click],
    ["keydown", (event) => key(event as KeyboardEvent)],
    ["pointerover", (event) => (aim.space = spaceAt(event.target) ?? aim.space)],
    ["pointerleave", () => rested || (aim.space = null)],
    ["focusin", (event) => queueMicrotask(() => (aim.space = spaceAt(event.target)))],
    ["focusout", () => queueMicrotask(() => (aim.space = null))],
    ["pointermove", (event) => drag(event as PointerEvent)],
    ["pointerup", () => (drawing = false)],
  ];
  for (const [name, handler] of pairs) picture.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of pairs) picture.removeEventListener(name, handler);
  };
}
