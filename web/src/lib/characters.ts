/** Bots have names, which the server gives; a language may spell them in its own way. */

import { maybe } from "./i18n.svelte";

export function called({ kind, name }: { kind: string; name: string }): string {
  return (kind === "bot" && maybe(`character-${name.toLowerCase()}`)) || name;
}

/** A table whose bots are called as this language calls them. */
export function withNames<S extends { kind: string; name: string }, T extends { seats: S[] }>(
  table: T,
): T {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: called(seat) })) };
}
