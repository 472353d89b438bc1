/** What is said for the ear, page-wide: `table/Announcer.svelte` speaks it. */

/** Enough to go back to what was missed. */
const KEPT = 30;

class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #count = 0;

  say(...texts: string[]): void {
    if (texts.length === 0) return;
    const fresh = texts.map((text) => ({ id: (this.#count += 1), text }));
    this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  clear(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
