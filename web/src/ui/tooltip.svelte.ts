/** One tooltip for the whole page. `{@attach explain(() => text)}` gives any element, an SVG one
 * too, a text on hover, focus or long press, and a description for screen readers. */

const LONG_PRESS = 450;

class Tooltip {
  text = $state("");
  box = $state.raw<DOMRect | null>(null);
  #owner: Element | null = null;

  show(owner: Element, text: string): void {
    this.#owner = owner;
    this.text = text;
    this.box = owner.getBoundingClientRect();
  }

  /** Something scrolled: a text beside the wrong place is worse than none. */
  scrolled(): void {
    if (!this.#owner || !this.box) return;
    const { top, left } = this.#owner.getBoundingClientRect();
    if (top !== this.box.top || left !== this.box.left) this.hide();
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    this.#owner = null;
    this.box = null;
  }
}

export const tooltip = new Tooltip();

export function explain(text: () => string | undefined) {
  return (element: Element): (() => void) => {
    const said = text();
    if (!said) return () => {};
    element.setAttribute("aria-description", said);
    let press: ReturnType<typeof setTimeout> | undefined;
    const show = () => tooltip.show(element, said);
    const hide = () => tooltip.hide(element);
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show()],
      ["pointerleave", hide],
      ["pointerdown", (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") press = setTimeout(show, LONG_PRESS);
      }],
      ["pointerup", () => clearTimeout(press)],
      ["pointercancel", () => clearTimeout(press)],
      ["focus", show],
      ["blur", hide],
      ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && hide()],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    return () => {
      clearTimeout(press);
      hide();
      element.removeAttribute("aria-description");
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    };
  };
}
