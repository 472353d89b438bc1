/** Pan and zoom of the map by mouse, touch, wheel and buttons. It moves one element by a transform
 * and asks for a redraw only when it has come to rest at another size: while the map is panned, the
 * browser alone works. */

const MOST = 5;
const TAP = 6;
const STEP = 1.35;

interface Point {
  x: number;
  y: number;
}

export class Camera {
  /** How wide one unit of the board is, in pixels, when the view last came to rest. */
  scale = $state(1);
  /** Counts its movements, for what hangs beside a space. */
  moves = $state(0);
  #viewport: HTMLElement | null = null;
  #world: HTMLElement | null = null;
  #k = 1;
  #x = 0;
  #y = 0;
  #frame = 0;
  #fingers = new Map<number, Point>();
  #dragged = false;
  #settle: ReturnType<typeof setTimeout> | undefined;
  /** The board's own size, in its own units. */
  #board = { width: 1, height: 1 };
  /** Told when the view moves, so that what hangs beside a space can go. */
  onmove: () => void = () => {};
  /** Asked when a finger or button goes down: true = the press is no pan. */
  onpress: (event: PointerEvent) => boolean = () => false;

  /** For the element around; the first child with class `world` is what moves. */
  attach(board: { width: number; height: number }) {
    return (viewport: HTMLElement): (() => void) => {
      this.#board = board;
      this.#viewport = viewport;
      this.#world = viewport.querySelector<HTMLElement>(".world");
      const on = <K extends keyof HTMLElementEventMap>(
        name: K,
        handler: (event: HTMLElementEventMap[K]) => void,
        options?: AddEventListenerOptions,
      ) => {
        viewport.addEventListener(name, handler, options);
        return () => viewport.removeEventListener(name, handler, options);
      };
      const off = [
        on("pointerdown", this.#down),
        on("pointermove", this.#move),
        on("pointerup", this.#up),
        on("pointercancel", this.#up),
        on("wheel", this.#wheel, { passive: false }),
        on("click", this.#click, { capture: true }),
      ];
      const resized = new ResizeObserver(() => {
        this.#apply();
        this.#settled();
      });
      resized.observe(viewport);
      return () => {
        for (const each of off) each();
        resized.disconnect();
        cancelAnimationFrame(this.#frame);
        this.#viewport = this.#world = null;
      };
    };
  }

  zoom(by: number): void {
    const { width, height } = this.#size();
    this.#zoomAt(by, width / 2, height / 2);
    this.#glide();
  }
  closer = () => this.zoom(STEP);
  farther = () => this.zoom(1 / STEP);

  pan(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#glide();
  }

  fit = () => {
    this.#k = 1;
    this.#x = this.#y = 0;
    this.#glide();
  };

  /** Bring these points of the board into the view, no closer than `closest`. */
  show(points: readonly Point[], closest: number): void {
    if (points.length === 0) return;
    const { width, height } = this.#size();
    if (!width || !height) return;
    const unit = this.#unit();
    const xs = points.map((point) => point.x * unit + width / 2);
    const ys = points.map((point) => point.y * unit + height / 2);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const air = 60 * unit;
    const k = Math.min(
      width / (right - left + air * 2),
      height / (bottom - top + air * 2),
      closest,
    );
    this.#k = Math.max(1, k);
    this.#x = width / 2 - ((left + right) / 2) * this.#k;
    this.#y = height / 2 - ((top + bottom) / 2) * this.#k;
    this.#glide();
  }

  /** Whether all of these points can be seen now. */
  sees(points: readonly Point[]): boolean {
    const { width, height } = this.#size();
    const unit = this.#unit();
    return points.every(({ x, y }) => {
      const px = (x * unit + width / 2) * this.#k + this.#x;
      const py = (y * unit + height / 2) * this.#k + this.#y;
      return px > 8 && py > 8 && px < width - 8 && py < height - 8;
    });
  }

  /** Where a point of the board lies in the view, and how large that is. */
  place({ x, y }: Point): { x: number; y: number; width: number; height: number } {
    void this.moves;
    const { width, height } = this.#size();
    const unit = this.#unit();
    return {
      x: (x * unit + width / 2) * this.#k + this.#x,
      y: (y * unit + height / 2) * this.#k + this.#y,
      width,
      height,
    };
  }

  /** How much closer than the whole board the view is. */
  get zoomed(): number {
    return this.#k;
  }

  /** Bring what lies there on the screen into view, if it is not. */
  reveal(thing: DOMRect): void {
    const room = this.#viewport?.getBoundingClientRect();
    if (!room || thing.width === 0) return;
    const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
    if (x > room.left && x < room.right && y > room.top && y < room.bottom) return;
    this.pan(room.x + room.width / 2 - x, room.y + room.height / 2 - y);
  }

  #settled(): void {
    const scale = this.#unit() * this.#k;
    if (scale > 0 && Math.abs(scale - this.scale) > 0.01) this.scale = scale;
  }

  #size(): { width: number; height: number } {
    return { width: this.#viewport?.clientWidth ?? 0, height: this.#viewport?.clientHeight ?? 0 };
  }

  #unit(): number {
    const { width, height } = this.#size();
    return Math.min(width / this.#board.width, height / this.#board.height);
  }

  #zoomAt(by: number, x: number, y: number): void {
    const k = Math.min(MOST, Math.max(1, this.#k * by));
    const share = k / this.#k;
    this.#x = x - (x - this.#x) * share;
    this.#y = y - (y - this.#y) * share;
    this.#k = k;
  }

  /** Move there softly; a finger's own movement is followed at once. */
  #glide(): void {
    this.#world?.classList.add("glide");
    this.#later();
  }

  #later(): void {
    if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#apply();
      });
    }
  }

  #apply(): void {
    const world = this.#world;
    if (!world) return;
    const { width, height } = this.#size();
    if (!width || !height) return; // on a phone the map may be behind another tab
    // The board never leaves the view: half of it at most is off each side.
    const keep = (at: number, room: number) =>
      Math.min(room * 0.45, Math.max(room - room * this.#k - room * 0.45, at));
    if (this.#k <= 1.001) {
      this.#x = this.#y = 0;
      this.#k = 1;
    } else {
      this.#x = keep(this.#x, width);
      this.#y = keep(this.#y, height);
    }
    world.style.transform = `translate3d(${this.#x}px, ${this.#y}px, 0) scale(${this.#k})`;
    // While it moves, the drawn picture is shifted.
    world.classList.add("moving");
    if (this.#fingers.size === 0) this.#rest();
    this.moves += 1;
    this.onmove();
  }

  #local(event: MouseEvent): Point {
    const box = this.#viewport?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest(".over")) return;
    this.#dragged = false;
    if (this.#fingers.size === 0 && this.onpress(event)) return;
    this.#fingers.set(event.pointerId, this.#local(event));
    // The picture is made ready to be shifted before it moves: the first frame is not late.
    clearTimeout(this.#settle);
    this.#world?.classList.add("moving");
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    if (this.#fingers.size === 1) {
      if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < TAP) return;
      if (!this.#dragged) this.#viewport?.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.#x += now.x - before.x;
      this.#y += now.y - before.y;
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      this.#dragged = true;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.#x += (now.x - before.x) / 2;
      this.#y += (now.y - before.y) / 2;
      const distance = (point: Point) =>
        Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.#zoomAt(distance(now) / distance(before), middle.x, middle.y);
    }
    this.#fingers.set(event.pointerId, now);
    this.#world?.classList.remove("glide");
    this.#later();
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#rest();
  };

  /** Once it stands still, the picture is drawn sharp again. */
  #rest(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      this.#world?.classList.remove("moving", "glide");
      this.#settled();
    }, 320);
  }

  /** The click that ends a drag means nothing. */
  #click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.#local(event);
    this.#world?.classList.remove("glide");
    this.#zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), x, y);
    this.#later();
  };
}
