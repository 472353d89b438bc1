/** One tooltip for the whole page. `{@attach explain(() => text)}` gives any element, an SVG one
 * too, a description for screen readers and a text: after a moment's hover, on focus by keyboard,
 * on a long press. A tap or a click that plays does not bring it up. */

import { keyboard } from "../lib/keyboard";

const HOVER = 350;
const LONG_PRESS = 450;

class Tooltip {
  text = $state("");
  box = $state.raw<DOMRect | null>(null);
  #owner: Element | null = null;

  show(owner: Element, text: string): void {
    // What a card is carried over has nothing to say.
    if ("dragging" in document.documentElement.dataset) return;
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

  /** A finger came down elsewhere: what a tap brought up goes. */
  pressed(at: EventTarget | null): void {
    if (!(at instanceof Node && this.#owner?.contains(at))) this.hide();
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    this.#owner = null;
    this.box = null;
  }
}

export const tooltip = new Tooltip();

interface Manner {
  /** Asked when the text would be shown: while true, it is not. */
  quiet?: () => boolean;
  /** The element is there to explain: a tap or a click shows its text at once. */
  tap?: boolean;
  /** One of a great many: it is put into words when pointer or focus come to it. */
  later?: boolean;
}

/** `text` may have to be fetched first, for an element that is described `later`. */
export function explain(
  text: () => string | undefined | Promise<string>,
  { quiet, tap = false, later = false }: Manner = {},
) {
  return (element: Element): (() => void) => {
    let said = "";
    let waited = false;
    const take = (words: string) => {
      said = words;
      if (said) element.setAttribute("aria-description", said);
    };
    const describe = () => {
      const words = text();
      if (!(words instanceof Promise)) return take(words ?? "");
      void words.then((fetched) => {
        take(fetched);
        if (waited && said && !quiet?.()) tooltip.show(element, said);
      });
    };
    if (!later) {
      describe();
      if (!said) return () => {};
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      waited = true;
      if (later) describe();
      if (said && !quiet?.()) tooltip.show(element, said);
    };
    const wait = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, delay);
    };
    // Not at once: an element that is taken away loses its focus while the page is being drawn
    // anew, when no state may change.
    const hide = () => {
      waited = false;
      clearTimeout(timer);
      queueMicrotask(() => tooltip.hide(element));
    };
    // Where the finger is lifted does not matter: a board may have captured it.
    const press = () => {
      wait(LONG_PRESS);
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => clearTimeout(timer), { once: true, capture: true });
    };
    const mouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => mouse(event) && wait(HOVER)],
      ["pointerleave", hide],
      ["pointerdown", (event) => (mouse(event) ? tap || hide() : press())],
      ["click", () => tap && show()],
      ["focus", () => (keyboard.used ? show() : later && describe())],
      ["blur", hide],
      ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && hide()],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    return () => {
      hide();
      element.removeAttribute("aria-description");
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    };
  };
}
