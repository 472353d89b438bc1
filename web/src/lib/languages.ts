/** The languages that are there. English stands beside what says it; every other language is a
 * folder in `src/headframe/languages`, and whoever lays one there has added it. */

/** The words of the interface itself. */
const OWN = {
  ...import.meta.glob<string>("../locales/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../src/headframe/languages/*/browser.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
/** What kernel and server say whatever the game. */
const SHARED = {
  ...import.meta.glob<string>("../../../src/headframe/locales/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../src/headframe/languages/*/shared.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

export type Language = string;

export const LANGUAGES: readonly Language[] = Object.keys(OWN).map(languageOf);

/** Of a file with words, by its folder. */
export function languageOf(path: string): Language {
  return /\/languages\/([\w-]+)\//.exec(path)?.[1] ?? "en";
}

/** What a language calls itself, and what the reader calls it: "Русский (Russian)". */
export function nameOf(language: Language, reader: Language): string {
  const own = called(language, language);
  const here = called(language, reader);
  const name = own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
  return own === here ? name : `${name} (${here})`;
}

function called(language: Language, reader: Language): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
  } catch {
    return language; // not one that the browser has heard of
  }
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
