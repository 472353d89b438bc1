/** One's tables as they stand: asked from the server page by page, what waits for one first. */

import * as api from "../lib/api";
import { nudge } from "../lib/nudge";
import { purse } from "../lib/purse.svelte";
import { settings } from "../lib/settings.svelte";
import { sorted, turnOf, type Listed } from "./turns";

/** So many the server tells at once. */
const AT_ONCE = 20;
const AGAIN_MS = 20_000;

const nameOf = ({ line }: Listed): string => line.table;

export class OwnTables {
  listed = $state.raw<Listed[]>([]);
  /** Everything is told. */
  known = $state(false);
  fault = $state.raw<unknown>(null);
  /** Without those that were put away. */
  shown = $derived(this.listed.filter(({ ticket }) => !purse.find(ticket.table)?.away));
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    void this.refresh();
    this.#timer = setInterval(() => {
      if (!document.hidden || settings.notify) void this.refresh();
    }, AGAIN_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    try {
      const found: Listed[] = [];
      const asked = new Set<string>();
      // Rematches that are heard of on the way join the end of the purse's list.
      for (;;) {
        const next = purse.tickets.filter(({ table }) => !asked.has(table)).slice(0, AT_ONCE);
        if (next.length === 0) break;
        for (const { table } of next) asked.add(table);
        const lines = await api.mine(
          next.map(({ table, tokens }) => ({ table, tokens: Object.values(tokens) })),
        );
        lines.forEach((line, at) => {
          const ticket = next[at];
          if (!ticket) return;
          found.push({ ticket, line, turn: turnOf(line) });
          if (line.again) purse.follow(ticket, line.again);
        });
        if (!this.known) this.listed = sorted(found);
      }
      this.#tell(found);
      this.listed = sorted(found);
      this.known = true;
      this.fault = null;
    } catch (error) {
      this.fault = error;
    }
  }

  /** Where it has become one's turn since the tables were last looked at. */
  #tell(found: readonly Listed[]): void {
    if (!this.known) return;
    const before = new Set(this.listed.filter(({ turn }) => turn === "yours").map(nameOf));
    for (const listed of found)
      if (listed.turn === "yours" && !before.has(nameOf(listed)))
        nudge(listed.line.table, listed.line.title);
  }
}
