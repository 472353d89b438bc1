/** Whose turn it is at one's tables, and in which order they are listed. */

import type { Ticket } from "../lib/purse.svelte";
import type { TableLine } from "../lib/wire";

export type Turn = "yours" | "others" | "open" | "over" | "gone";

export interface Listed {
  ticket: Ticket;
  line: TableLine;
  turn: Turn;
}

const ORDER: readonly Turn[] = ["yours", "open", "others", "over", "gone"];

export function turnOf(line: TableLine): Turn {
  if (line.what === "over" || line.what === "open") return line.what;
  if (line.what !== "running") return "gone";
  return line.seats.some((seat) => seat.yours && seat.asked && !seat.stand_in) ? "yours" : "others";
}

/** What waits for one comes first, the longest wait before the others; else the latest. */
export function sorted(listed: Listed[]): Listed[] {
  return [...listed].sort((a, b) => {
    const by = ORDER.indexOf(a.turn) - ORDER.indexOf(b.turn);
    if (by !== 0) return by;
    const later = b.line.moved - a.line.moved || b.ticket.since - a.ticket.since;
    return a.turn === "yours" ? -later : later;
  });
}
