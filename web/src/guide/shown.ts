/** The first element of these selectors that can be seen: of size, not on a hidden tab, and not
 * wholly under a page that lies over it. */
export function shown(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && element.checkVisibility() && !covered(element, box))
        return element;
    }
  return null;
}

/** Where one looks for it, in parts of its width and height. */
const PARTS = [0.1, 0.5, 0.9];

function covered(element: Element, box: DOMRect): boolean {
  for (const x of PARTS)
    for (const y of PARTS) {
      const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
      // Outside of the window: it can be scrolled to.
      if (!top || element.contains(top) || top.contains(element)) return false;
    }
  return true;
}
