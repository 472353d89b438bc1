/** Which puzzle comes next: those not solved yet, in an order of the day; then all of them again. */

/** A number that follows from a text, the same everywhere. */
function drawn(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619);
  return found >>> 0;
}

/** `day` shuffles them; `last` is not asked twice in a row. */
export function nextPuzzle(
  ids: readonly string[],
  solved: (id: string) => boolean,
  day: string,
  last: string | null = null,
): string | undefined {
  const shuffled = [...ids].sort((a, b) => drawn(day + a) - drawn(day + b));
  const at = last === null ? -1 : shuffled.indexOf(last);
  const from = [...shuffled.slice(at + 1), ...shuffled.slice(0, Math.max(at, 0))];
  return from.find((id) => !solved(id)) ?? from[0] ?? shuffled[0];
}

export const today = (): string => new Date().toISOString().slice(0, 10);
