/** The languages that are there: whoever lays a file into `locales` has added one. */

const OWN = import.meta.glob<string>("../locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What kernel and server say whatever the game. */
const SHARED = import.meta.glob<string>("../../../src/headframe/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Language = string;

export const LANGUAGES: readonly Language[] = Object.keys(OWN).map(languageOf);

function languageOf(path: string): Language {
  return /(\w+)\.ftl$/.exec(path)?.[1] ?? "en";
}

function sources(files: Record<string, string>, language: Language): string[] {
  return Object.keys(files)
    .filter((path) => languageOf(path) === language)
    .map((path) => files[path] ?? "");
}

/** The words of the interface itself. */
export function ownWords(language: Language): string[] {
  return sources(OWN, language);
}

/** The words that it shares with server and terminal. */
export function sharedWords(language: Language): string[] {
  return sources(SHARED, language);
}
