/** What a person has been told already, kept in this browser: `OFF` among it ends the telling. */

const OFF = "off";

export class Progress {
  #told = $state.raw<ReadonlySet<string>>(new Set());

  /** `subject`: a guided table, or a game whose questions are explained when first asked. */
  constructor(private readonly subject: string) {
    this.#told = new Set(this.#read());
  }

  get told(): ReadonlySet<string> {
    return this.#told;
  }

  get on(): boolean {
    return !this.#told.has(OFF);
  }

  note(what: string): void {
    this.#write([...this.#told, what]);
  }

  stop(): void {
    this.note(OFF);
  }

  /** Where it was left. */
  resume(): void {
    this.#write([...this.#told].filter((what) => what !== OFF));
  }

  restart(): void {
    this.#write([]);
  }

  #read(): string[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      return Array.isArray(found) ? (found as string[]) : [];
    } catch {
      return [];
    }
  }

  #write(told: string[]): void {
    this.#told = new Set(told);
    localStorage.setItem(this.#key, JSON.stringify([...this.#told]));
  }

  get #key(): string {
    return `headframe-guide-${this.subject}`;
  }
}
