import type { Box } from "../games";
import type { Seated } from "./seated";
import { t } from "./i18n.svelte";
import type { LogEntry, Notice } from "./said";
import type { SeatInfo } from "./wire";

/** A log line in the player's language where the game can tell it, else as the server did;
 * empty where the game finds it not worth any words. */
export function told(
  entry: LogEntry,
  { speech }: Box,
  seats: readonly Seated[],
): { text: string; translated: boolean } {
  if (entry.notice) return { text: noticed(entry.notice), translated: true };
  const own = speech.event(entry.event, seats);
  return { text: own ?? named(entry.text, seats), translated: own !== undefined };
}

/** What happened at the table itself. */
export function noticed({ what, name }: Notice): string {
  return t(`notice-${what}`, { name });
}

/** The server's lines know seats by number alone. */
export function named(text: string, seats: readonly SeatInfo[]): string {
  return text.replace(/\bseat (\d+)\b/g, (said, seat) => seats[Number(seat)]?.name || said);
}
