/** The interface's own words, in the language of the settings. */

import english from "../locales/en.ftl?raw";
import russian from "../locales/ru.ftl?raw";
import commonEnglish from "../../../src/headframe/locales/en.ftl?raw";
import commonRussian from "../../../src/headframe/locales/ru.ftl?raw";
import { Texts, type Args } from "./fluent";
import { settings, type Language } from "./settings.svelte";
import { Speech } from "./speech";

/** What kernel and server say whatever the game. */
export const COMMON: Record<Language, string> = { en: commonEnglish, ru: commonRussian };
const TEXTS: Record<Language, Texts> = {
  en: new Texts("en", [english, COMMON.en]),
  ru: new Texts("ru", [russian, COMMON.ru]),
};

/** For sentences of the server where no game is at hand. */
export function common(): Speech {
  return new Speech(TEXTS[settings.language], TEXTS.en, {});
}

/** A text of the interface. Reading it in a component follows the language. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? TEXTS.en.find(id, args) ?? id;
}

/** The same, or undefined where the language has no such text. */
export function maybe(id: string, args?: Args): string | undefined {
  return TEXTS[settings.language].find(id, args);
}
