/** The interface's own words, in the language of the settings. */

import english from "../locales/en.ftl?raw";
import russian from "../locales/ru.ftl?raw";
import { Texts, type Args } from "./fluent";
import { settings, type Language } from "./settings.svelte";

const TEXTS: Record<Language, Texts> = {
  en: new Texts("en", [english]),
  ru: new Texts("ru", [russian]),
};

/** A text of the interface. Reading it in a component follows the language. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? TEXTS.en.find(id, args) ?? id;
}

/** The same, or undefined where the language has no such text. */
export function maybe(id: string, args?: Args): string | undefined {
  return TEXTS[settings.language].find(id, args);
}
