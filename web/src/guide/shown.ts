/** The first element of these selectors that can be seen: of size, and not on a hidden tab. */
export function shown(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && element.checkVisibility()) return element;
    }
  return null;
}
