/** A table in a few words. */

import { called } from "../lib/characters";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { LineSeat, TableLine } from "../lib/wire";
import type { Listed } from "./turns";

export const nameOf = (seat: LineSeat): string => called(seat) || t("seat-free");

export const namesOf = (line: TableLine): string => line.seats.map(nameOf).join(", ");

/** Whose turn it is, or how it ended. */
export function stateOf({ line, turn }: Listed): string {
  if (turn === "gone") return t("table-gone");
  if (turn === "yours") return t("turn-yours");
  if (turn === "open") return t("turn-open");
  if (turn === "over") return endOf(line);
  const asked = line.seats.filter((seat) => seat.asked).map(nameOf);
  return asked.length > 0 ? t("turn-of", { names: asked.join(", ") }) : t("turn-running");
}

function endOf(line: TableLine): string {
  const first = line.seats.filter((seat) => seat.place === 1);
  if (first.length === 0) return t("table-over");
  if (first.some((seat) => seat.yours)) return t("ended-you");
  return t("ended-by", { names: first.map(nameOf).join(", "), count: first.length });
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "14 minutes ago", "yesterday". */
export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, length] of UNITS)
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  return t("just-now");
}

/** The way to it: a finished game is looked at again. */
export const wayTo = ({ line }: Listed): [string, string] => [
  line.what === "over" ? "replay" : "table",
  line.table,
];
