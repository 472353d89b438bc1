/** Where things stand on the screen, by their names in `data-thing`. */

export interface Spot {
  x: number;
  y: number;
  /** The shorter side. */
  size: number;
}

/** The element that draws a thing: of several the first that can be seen. */
export function elementOf(thing: string): Element | null {
  const found = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  return found.find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** The middle of a thing; where it is not drawn, of who acts. */
export function spotOf(thing: string, seat: number | null = null): Spot | null {
  const element = elementOf(thing) ?? (seat === null ? null : elementOf(`seat:${seat}`));
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** It comes into view: by the board's own camera, or by scrolling. */
export function lookAt(thing: string, calm: boolean): void {
  const element = elementOf(thing);
  if (!element) return;
  const wanted = new CustomEvent("look", { bubbles: true, cancelable: true });
  if (element.dispatchEvent(wanted))
    element.scrollIntoView({
      block: "nearest",
      inline: "nearest",
      behavior: calm ? "auto" : "smooth",
    });
}

/** The way of something thrown from one spot to another, as steps of an animation. */
export function arc(from: Spot, to: Spot, end = 0.7): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lift = Math.min(160, Math.hypot(dx, dy) * 0.35);
  return Array.from({ length: 13 }, (_, n) => {
    const t = n / 12;
    const up = 4 * t * (1 - t) * lift;
    const scale = 1 + 0.5 * Math.sin(Math.PI * t) + (end - 1) * t;
    return {
      transform: `translate(${dx * t}px, ${dy * t - up}px) scale(${scale}) rotate(${t * 360}deg)`,
      opacity: t > 0.9 ? 0.4 : 1,
    };
  });
}
