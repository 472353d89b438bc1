/** What of a game has been learned, kept in this browser: lessons and puzzles that were solved, and
 * which puzzle was shown last. */

const KEY = "headframe-academy";
const LAST = "headframe-academy-last";

class LearnerRecord {
  #solved = $state.raw<ReadonlySet<string>>(new Set(read()));

  /** `exercise` as the server names it: `lesson/ID` or `puzzle/ID`. */
  has(game: string, exercise: string): boolean {
    return this.#solved.has(`${game}/${exercise}`);
  }

  note(game: string, exercise: string): void {
    this.#solved = new Set([...this.#solved, `${game}/${exercise}`]);
    localStorage.setItem(KEY, JSON.stringify([...this.#solved]));
  }

  /** The puzzle that was shown last: the next comes after it, solved or not. */
  last(game: string): string | null {
    return localStorage.getItem(`${LAST}-${game}`);
  }

  shown(game: string, puzzle: string): void {
    localStorage.setItem(`${LAST}-${game}`, puzzle);
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

export const learner = new LearnerRecord();
