import { explain as told } from "../../ui/tooltip.svelte";

/** As the shell's, but an element that loses its focus by being taken away hides its text only
 * a moment later: nothing may be changed while the board is drawn anew. */
export function explain(text: () => string | undefined) {
  const attach = told(text);
  return (element: Element): (() => void) => {
    const gone = (event: Event) => {
      if (event instanceof CustomEvent) return;
      event.stopImmediatePropagation();
      queueMicrotask(() => element.dispatchEvent(new CustomEvent("blur")));
    };
    element.addEventListener("blur", gone);
    const detach = attach(element);
    return () => {
      element.removeEventListener("blur", gone);
      detach();
    };
  };
}
