import type { Term } from "./speech";

export interface Piece {
  text: string;
  term: Term | null;
}

/** A text cut at the terms it uses. Longer terms win over shorter ones inside them, and a term
 * is marked where it first stands. */
export function glossed(text: string, terms: readonly Term[]): Piece[] {
  const byForm = new Map<string, Term>();
  for (const term of terms) for (const form of term.forms) byForm.set(form.toLowerCase(), term);
  if (byForm.size === 0) return [{ text, term: null }];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const pieces: Piece[] = [];
  const marked = new Set<Term>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase());
    if (!term || marked.has(term)) continue;
    marked.add(term);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), term: null });
    pieces.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), term: null });
  return pieces;
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
