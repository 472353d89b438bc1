import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

/** Texts in one language, looked up in several files: the first that knows an id answers. */
export class Texts {
  #bundle: FluentBundle;
  #ids: string[] = [];

  constructor(language: string, sources: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#ids.push(...resource.body.map((entry) => entry.id));
      this.#bundle.addResource(resource);
    }
  }

  /** The text, or undefined where there is none; `id.attribute` reads an attribute. */
  find(id: string, args?: Args): string | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : undefined;
  }

  startingWith(prefix: string): string[] {
    return this.#ids.filter((id) => id.startsWith(prefix));
  }
}

/** Fluent ids know letters, digits, - and _ alone. */
export function idOf(...parts: string[]): string {
  return parts.join("-").replace(/[^A-Za-z0-9_-]+/g, "-");
}
