/** Pieces of the board that move themselves: the board is drawn anew when the scene is over. */

import type { Act } from "./scene";
import { elementOf, spotOf } from "./things";

/** Screen pixels in a unit of the element's own drawing. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
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
  // A group that is scaled inside its own transform moves by that of its parent.
  const unit = scaleOf(element.parentElement ?? element);
  const ways = [start, ...stops].map(({ x, y }) => [
    act.upright ? 0 : (x - start.x) / unit,
    (y - start.y) / unit,
  ]);
  // Inside a drawing, a turn would swing around the drawing's corner.
  const bank = act.bank && !(element instanceof SVGElement);
  const frames = ways.map(([x, y], n) => {
    const [a, b] = [ways[Math.max(0, n - 1)], ways[n]];
    const lean =
      act.bank && a && b ? Math.max(-18, Math.min(18, ((b[0] ?? 0) - (a[0] ?? 0)) / 4)) : 0;
    return { translate: `${x}px ${y}px`, ...(bank ? { rotate: `${lean}deg` } : {}) };
  });
  const moving = element.animate(frames, {
    duration: lasts,
    easing: "ease-in-out",
    fill: "forwards",
  });
  return () => moving.cancel();
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
  const piece = elementOf(thing);
  const turn = (degrees: number) => (piece instanceof SVGElement ? "0deg" : `${degrees}deg`);
  const breaking = piece?.animate(
    [
      { opacity: 1 },
      { opacity: 1, translate: "3px -2px", offset: 0.15 },
      { opacity: 0.9, translate: "-4px 3px", rotate: turn(6), offset: 0.3 },
      { opacity: 0.6, translate: "6px 8px", rotate: turn(-14), offset: 0.6 },
      { opacity: 0, translate: "10px 30px", rotate: turn(-40) },
    ],
    { duration: lasts, easing: "ease-in", fill: "forwards" },
  );
  return breaking && (() => breaking.cancel());
}
