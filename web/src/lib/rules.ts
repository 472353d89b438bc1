import type { ClauseInfo } from "./wire";

export interface Section {
  title: string;
  clauses: ClauseInfo[];
}

/** The clauses that have every word of the search in their id or text, section by section. */
export function found(clauses: readonly ClauseInfo[], wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const sections: Section[] = [];
  for (const clause of clauses) {
    const hay = `${clause.id} ${clause.section} ${clause.text}`.toLowerCase();
    if (!words.every((word) => hay.includes(word))) continue;
    const last = sections.find((section) => section.title === clause.section);
    if (last) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return sections;
}
