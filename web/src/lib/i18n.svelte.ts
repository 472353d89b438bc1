/** The interface's own words, in the language of the settings. */

import { Texts, type Args } from "./fluent";
import { LANGUAGES, ownWords, sharedWords, type Language } from "./languages";
import { settings } from "./settings.svelte";
import { Speech } from "./speech";

const ENGLISH = textsOf("en");
const TEXTS = new Map(LANGUAGES.map((language) => [language, textsOf(language)]));

function textsOf(language: Language): Texts {
  return new Texts(language, [...ownWords(language), ...sharedWords(language)]);
}

/** Those of the settings; a language that has gone is read as English. */
function here(): Texts {
  return TEXTS.get(settings.language) ?? ENGLISH;
}

/** For sentences of the server where no game is at hand. */
export function common(): Speech {
  return new Speech(here(), ENGLISH, {});
}

/** A text of the interface. Reading it in a component follows the language. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? ENGLISH.find(id, args) ?? id;
}

/** The same, or undefined where the language has no such text. */
export function maybe(id: string, args?: Args): string | undefined {
  return here().find(id, args);
}
