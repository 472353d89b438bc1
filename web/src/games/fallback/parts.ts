/** Reading any view without knowing its game. */

import type { Fields, Json } from "../../lib/wire";

/** What the kernel keeps in every state, and names of parts: nothing to draw. */
const UNDRAWN = new Set(["is", "stack", "offers", "teams", "seat"]);

export function isPart(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many hidden things stand here, if the value is such a count. */
export function hidden(value: Json): number | null {
  if (!isPart(value) || Object.keys(value).length !== 1) return null;
  const count = value["hidden"];
  return typeof count === "number" ? count : null;
}

export function drawn(part: Fields): [string, Json][] {
  return Object.entries(part).filter(([name]) => !UNDRAWN.has(name));
}

/** The parts that belong to seats: the first list with one entry for each. */
export function seatParts(state: Fields): { field: string; parts: Fields[] } | null {
  for (const [field, value] of Object.entries(state)) {
    if (!Array.isArray(value) || value.length === 0) continue;
    const parts = value.filter(isPart);
    if (parts.length === value.length && parts.every((part) => typeof part["seat"] === "number"))
      if (!UNDRAWN.has(field)) return { field, parts };
  }
  return null;
}

/** Fields that hold cards in most games; any other plural may as well be a list of counts. */
const PILES = ["hand", "discard"];

/** The vocabulary of a field's numbers: the catalogue's `fields`, or one of the same name. */
export function vocabulary(
  field: string,
  words: { [of: string]: unknown },
  fields: { [field: string]: string } | undefined,
): string | null {
  const wanted = [fields?.[field], field, PILES.includes(field) ? "card" : undefined];
  return wanted.find((of) => of !== undefined && of in words) ?? null;
}
