/** The house's tooltip for a board full of things that explain themselves: after a moment's hover,
 * on focus by keyboard, on a long press. A tap or a click that plays does not bring it up. */

import { keyboard } from "../../lib/keyboard";
import { tooltip } from "../../ui/tooltip.svelte";

const HOVER = 350;
const LONG_PRESS = 450;

/** `quiet` is asked when it would be shown: while true, it is not. */
export function explain(text: () => string | undefined, quiet: () => boolean = () => false) {
  return (element: Element): (() => void) => {
    const said = text();
    if (!said) return () => {};
    element.setAttribute("aria-description", said);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!quiet()) tooltip.show(element, said);
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    // Not at once: an element taken away loses the focus while the page is being redrawn.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => tooltip.hide(element));
    };
    const mouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => mouse(event) && later(HOVER)],
      ["pointerleave", hide],
      ["pointerdown", (event) => (mouse(event) ? hide() : later(LONG_PRESS))],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["focus", () => keyboard.used && show()],
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
