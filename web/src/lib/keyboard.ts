/** Whether the last thing done was done by keyboard: then the focus is led, otherwise left alone. */
class Keyboard {
  used = false;

  constructor() {
    addEventListener("keydown", () => (this.used = true), true);
    addEventListener("pointerdown", () => (this.used = false), true);
  }
}

export const keyboard = new Keyboard();
