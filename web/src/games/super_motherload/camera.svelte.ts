/** What part of the mine is seen. The page's own scrolling moves it: wheel, finger and keys come
 * with that; here is the rest: dragging with the mouse, closer and wider, and where to look. */

const CLOSEST = 1.8;
const WIDEST = 0.6;
const STEP = 1.2;
/** A press that moves less far is a click. */
const SLIP = 6;

export class Camera {
  zoom = $state(1);
  /** In rows, as far as it is known. */
  top = $state(0);
  shown = $state(12);
  #view: HTMLElement | undefined;
  #sky = 0;
  #rows = 1;
  #drag: { x: number; y: number; left: number; top: number; far: boolean } | null = null;
  #pinch = 0;

  /** For the element that scrolls: the world in it is `sky` + `rows` spaces high. */
  attach(view: HTMLElement, sky: number, rows: number): () => void {
    this.#view = view;
    this.#sky = sky;
    this.#rows = rows;
    const look = () => this.#look();
    const watch = new ResizeObserver(look);
    watch.observe(view);
    view.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      view.removeEventListener("scroll", look);
    };
  }

  /** How high a row is on the screen. */
  get #unit(): number {
    return (this.#view?.scrollHeight ?? 0) / this.#rows || 1;
  }

  #look(): void {
    if (!this.#view) return;
    this.top = this.#view.scrollTop / this.#unit - this.#sky;
    this.shown = this.#view.clientHeight / this.#unit;
  }

  /** These rows come into view, as far as they are not. */
  show(first: number, last: number): void {
    if (first - 1 >= this.top && last + 1.5 <= this.top + this.shown) return;
    const middle = (first + last + 1) / 2;
    this.go(middle - this.shown / 2);
  }

  go(top: number): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const wanted = (top + this.#sky) * this.#unit;
    this.#view?.scrollTo({ top: wanted, behavior: calm ? "auto" : "smooth" });
  }

  /** As it was at first, with this row near the bottom. */
  home(row: number): void {
    this.zoom = 1;
    requestAnimationFrame(() => {
      this.#look();
      this.go(row + 2 - this.shown);
    });
  }

  /** Closer or wider, the middle of the view staying where it is. */
  scale(by: number): void {
    const middle = this.top + this.shown / 2;
    this.zoom = Math.min(CLOSEST, Math.max(WIDEST, this.zoom * by));
    requestAnimationFrame(() => {
      if (this.#view)
        this.#view.scrollTop = (middle + this.#sky) * this.#unit - this.#view.clientHeight / 2;
    });
  }
  closer(): void {
    this.scale(STEP);
  }
  wider(): void {
    this.scale(1 / STEP);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.scale(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  }

  /** Two fingers. */
  touch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) {
      this.#pinch = 0;
      return;
    }
    event.preventDefault();
    const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (this.#pinch > 0) this.scale(wide / this.#pinch);
    this.#pinch = wide;
  }

  /** The mouse takes hold of the ground. */
  hold(event: PointerEvent): void {
    if (!this.#view || event.pointerType !== "mouse") return;
    const { scrollLeft: left, scrollTop: top } = this.#view;
    this.#drag = { x: event.clientX, y: event.clientY, left, top, far: false };
  }
  /** True while the ground is being moved. */
  pull(event: PointerEvent): boolean {
    const drag = this.#drag;
    if (!drag || !this.#view) return false;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.far ||= Math.hypot(x, y) > SLIP;
    if (drag.far) this.#view.scrollTo({ left: drag.left - x, top: drag.top - y });
    return drag.far;
  }
  /** True if it was moved: then nothing was clicked. */
  release(): boolean {
    const far = this.#drag?.far ?? false;
    this.#drag = null;
    return far;
  }
}
