/** A card drawn out of the hand onto the board: another way to do what a click does. */

/** So far, in pixels, a press becomes a drag. */
const FAR = 12;

export interface Dragged {
  /** Asked when the drag would begin. */
  may: () => boolean;
  /** It was let go over this. */
  drop: (over: Element) => void;
}

/** `{@attach dragged({ may, drop })}`: the element stays where it is, a copy follows the pointer. */
export function dragged({ may, drop }: Dragged) {
  return (element: HTMLElement): (() => void) => {
    element.style.touchAction = "pan-x";
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    function lift(): void {
      const { left, top } = element.getBoundingClientRect();
      copy = element.cloneNode(true) as HTMLElement;
      for (const name of ["data-thing", "data-card"]) copy.removeAttribute(name);
      copy.dataset["dragged"] = "";
      Object.assign(copy.style, {
        position: "absolute",
        left: `${left}px`,
        top: `${top}px`,
        width: `${element.offsetWidth}px`,
        height: `${element.offsetHeight}px`,
        transform: "rotate(-3deg) scale(1.06)",
        transition: "none",
        pointerEvents: "none",
      });
      // Over all of the table, and in nobody's way.
      (document.querySelector(".theatre") ?? document.body).append(copy);
      element.style.opacity = "0.35";
      document.documentElement.dataset["dragging"] = "";
    }
    function end(): void {
      copy?.remove();
      copy = from = null;
      element.style.removeProperty("opacity");
      delete document.documentElement.dataset["dragging"];
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!copy && Math.hypot(x, y) > FAR && may()) lift();
      if (copy) copy.style.translate = `${x}px ${y}px`;
    }
    function up({ clientX, clientY }: PointerEvent): void {
      const over = copy && document.elementFromPoint(clientX, clientY);
      end();
      if (!over) return;
      // The release is no click on the card that was pressed.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      drop(over);
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    }
    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      end();
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const overStage = (over: Element) => over.closest('[data-zone="stage"]') !== null;
