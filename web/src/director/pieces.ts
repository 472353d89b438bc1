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

/** A piece falls apart: it jerks, tilts and fades; the board is drawn without it afterwards. */
export function breakApart(thing: string, lasts: number): (() => void) | undefined {
  const element = elementOf(thing);
  if (!element) return undefined;
  const { piece, down } = lifted(element);
  const breaking = piece.animate(
    [
      { opacity: 1 },
      { opacity: 1, translate: "3px -2px", offset: 0.15 },
      { opacity: 0.9, translate: "-4px 3px", rotate: "6deg", offset: 0.3 },
      { opacity: 0.6, translate: "6px 8px", rotate: "-14deg", offset: 0.6 },
      { opacity: 0, translate: "10px 30px", rotate: "-40deg" },
    ],
    { duration: lasts, easing: "ease-in", fill: "forwards" },
  );
  return () => {
    breaking.cancel();
    down();
  };
}
