/** Pieces of the board that move themselves: the board is drawn anew when the scene is over. */

import type { Act } from "./scene";
import { elementOf, spotOf } from "./things";

/** Screen pixels in a unit of the element's own drawing. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/** Room around a drawn piece, in units of its own drawing. */
const ROOM = 160;

interface Lifted {
  /** What moves: in pixels of the screen. */
  piece: Element;
  unit: number;
  down: () => void;
}

/** A piece taken off the board: a part of a large drawing that moved inside it would have all of it
 * painted anew, so a copy of it flies over the table, as a layer of its own, while it is hidden. */
function lifted(element: Element): Lifted {
  const theatre = document.querySelector(".theatre");
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!(element instanceof SVGGraphicsElement) || !theatre || !matrix || matrix.b || matrix.c)
    // A group that is scaled inside its own transform moves by that of its parent.
    return { piece: element, unit: scaleOf(element.parentElement ?? element), down: () => {} };
  const copy = element.cloneNode(true) as SVGGraphicsElement;
  for (const name of ["transform", "data-thing", "data-unit"]) copy.removeAttribute(name);
  copy.style.transform = "none";
  copy.style.transition = "none";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${-ROOM / 2} ${-ROOM / 2} ${ROOM} ${ROOM}`);
  const wide = ROOM * matrix.a;
  Object.assign(svg.style, {
    position: "absolute",
    left: `${matrix.e - wide / 2}px`,
    top: `${matrix.f - wide / 2}px`,
    width: `${wide}px`,
    height: `${wide}px`,
    overflow: "visible",
  });
  svg.append(copy);
  theatre.append(svg);
  element.style.visibility = "hidden";
  const down = () => {
    svg.remove();
    element.style.removeProperty("visibility");
  };
  return { piece: svg, unit: 1, down };
}

/** The piece goes from where it stands along these things, and turns the way it flies. */
export function travel(
  act: Extract<Act, { is: "travel" }>,
  lasts: number,
  calm: boolean,
): (() => void) | undefined {
  const element = elementOf(act.thing);
  const start = spotOf(act.thing);
  if (!element || !start || calm) return undefined;
  // The piece keeps its distance from the middle of the space it stands on.
  const stops = act.along.map((thing) => spotOf(thing)).filter((spot) => spot !== null);
  if (stops.length === 0) return undefined;
  const { piece, unit, down } = lifted(element);
  const ways = [start, ...stops].map(({ x, y }) => [
    act.upright ? 0 : (x - start.x) / unit,
    (y - start.y) / unit,
  ]);
  const frames = ways.map(([x, y]) => ({ translate: `${x}px ${y}px` }));
  const timing = { duration: lasts, easing: "ease-in-out", fill: "forwards" } as const;
  const moving = [piece.animate(frames, timing)];
  // The drawing inside the piece turns: its own middle is where it turns about.
  const drawing = act.bank ? piece.querySelector<SVGElement>("[data-turn]") : null;
  if (drawing) {
    const { turns, leans } = banking(ways, Number(drawing.dataset["turn"]));
    moving.push(drawing.animate(turns, timing));
    if (drawing.firstElementChild) moving.push(drawing.firstElementChild.animate(leans, timing));
  }
  return () => {
    moving.forEach((each) => each.cancel());
    down();
  };
}

/** A ship looks where it flies, and leans into every turn: seen from above it gets narrower. */
export function banking(
  ways: readonly (readonly number[])[],
  heading: number,
): { turns: Keyframe[]; leans: Keyframe[] } {
  const legs = ways.slice(1).map(([x = 0, y = 0], n) => {
    const [fromX = 0, fromY = 0] = ways[n] ?? [];
    return (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI + 90;
  });
  const turns: Keyframe[] = [{ rotate: "0deg", offset: 0 }];
  const leans: Keyframe[] = [{ scale: "1 1", offset: 0 }];
  let turned = 0;
  for (const [n, leg] of legs.entries()) {
    const by = ((((leg - heading - turned) % 360) + 540) % 360) - 180;
    turned += by;
    const lean = 1 - Math.min(0.4, Math.abs(by) / 150);
    const at = (part: number) => (n + part) / legs.length;
    turns.push({ rotate: `${turned - by}deg`, offset: at(0) });
    turns.push({ rotate: `${turned}deg`, offset: at(0.35) });
    leans.push({ scale: `${lean} 1`, offset: at(0.17) }, { scale: "1 1", offset: at(0.35) });
  }
  turns.push({ rotate: `${turned}deg`, offset: 1 });
  leans.push({ scale: "1 1", offset: 1 });
  return { turns, leans };
}

/** The stage trembles. */
export function shake(lasts: number): void {
  const stage = document.querySelector('[data-zone="stage"]');
  stage?.animate(
    [0, 7, -6, 5, -4, 2, 0].map((x, n) => ({ translate: `${x}px ${n % 2 ? -x / 2 : x / 3}px` })),
    { duration: Math.min(450, lasts), easing: "linear" },
  );
}

/** The blow is felt: for a moment everything that moves over the table stands still. */
export function hitStop(after: number): () => void {
  let held: Animation[] = [];
  const go = () => held.forEach((each) => each.playState === "paused" && each.play());
  const hold = () => {
    const moving = document.querySelector(".theatre")?.getAnimations({ subtree: true }) ?? [];
    held = moving.filter((each) => each.playState === "running");
    held.forEach((each) => each.pause());
    timers.push(setTimeout(go, HELD));
  };
  const timers = [setTimeout(hold, after)];
  return () => {
    timers.forEach(clearTimeout);
    go();
  };
}

/** The camera comes near and goes back: what it looks at stays where it is on the screen. */
export function zoom(thing: string, lasts: number): (() => void) | undefined {
  const spot = spotOf(thing);
  const camera = document.querySelector<HTMLElement>("[data-camera]");
  if (!spot || !camera) return undefined;
  const { left, top } = camera.getBoundingClientRect();
  camera.style.transformOrigin = `${spot.x - left}px ${spot.y - top}px`;
  const near = camera.animate(
    [
      { transform: "none" },
      { transform: "scale(1.22)", offset: 0.2 },
      { transform: "scale(1.22)", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: lasts, easing: "ease-out" },
  );
  return () => near.cancel();
}

/** How long a blow holds everything, in milliseconds. */
const HELD = 80;
/** Pieces of a piece: cuts from the middle to these points of its edge. */
const CUTS = [
  [0, 0],
  [55, 0],
  [100, 20],
  [100, 75],
  [60, 100],
  [15, 100],
  [0, 60],
] as const;

/** A piece falls apart: a jerk, then its shards fly off, each its own way; the board is drawn without
 * it afterwards. */
export function breakApart(thing: string, lasts: number): (() => void) | undefined {
  const element = elementOf(thing);
  if (!element) return undefined;
  const { piece, down } = lifted(element);
  // What could not be taken off the board falls as a whole.
  const shards = piece === element ? [] : CUTS.map((from, n) => shardOf(piece, from, n));
  const timing = { duration: lasts, fill: "both" } as const;
  const breaking = shards.map(({ shard, x, y }, n) => {
    const part = (share: number) => `translate(${x * share}px, ${y * share}px)`;
    const turned = n % 2 ? 150 : -110;
    return shard.animate(
      [
        { transform: "none" },
        { transform: `translate(${n % 2 ? 4 : -4}px, 2px)`, offset: 0.07 },
        { transform: `translate(${n % 2 ? -3 : 3}px, -1px)`, offset: 0.14 },
        { transform: "none", offset: 0.2, easing: "cubic-bezier(0.1, 0.7, 0.4, 1)" },
        { transform: `${part(0.8)} rotate(${turned * 0.7}deg)`, opacity: 1, offset: 0.65 },
        { transform: `${part(1)} rotate(${turned}deg) scale(0.7)`, opacity: 0 },
      ],
      timing,
    );
  });
  breaking.push(
    piece.animate(
      shards.length > 0
        ? [{ opacity: 0 }, { opacity: 0 }]
        : [{ opacity: 1 }, { opacity: 0, rotate: "-40deg" }],
      timing,
    ),
  );
  return () => {
    breaking.forEach((each) => each.cancel());
    shards.forEach(({ shard }) => shard.remove());
    down();
  };
}

/** A copy of the piece of which one wedge is left, and where that flies. */
function shardOf(
  piece: Element,
  [x, y]: readonly [number, number],
  n: number,
): { shard: HTMLElement | SVGElement; x: number; y: number } {
  const [toX, toY] = CUTS[(n + 1) % CUTS.length] ?? [0, 0];
  // The drawing has much room around it: the cuts go through its middle.
  const near = (value: number) => 50 + (value - 50) * 0.5;
  const edges = [
    [50, 50],
    [near(x), near(y)],
    [near(toX), near(toY)],
  ];
  const shard = piece.cloneNode(true) as SVGElement;
  shard.style.clipPath = `polygon(${edges.map(([a, b]) => `${a}% ${b}%`).join(", ")})`;
  piece.parentElement?.append(shard);
  const size = piece.getBoundingClientRect().width;
  const far = size * (0.3 + (n % 3) * 0.08);
  const angle = Math.atan2((y + toY) / 2 - 50, (x + toX) / 2 - 50);
  return { shard, x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}
