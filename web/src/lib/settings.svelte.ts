/** What a person sets once for this browser. */

import { LANGUAGES, type Language } from "./languages";

const KEY = "headframe-settings";

interface Saved {
  language?: Language;
  sound?: boolean;
  pace?: boolean;
  name?: string;
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {};
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

class Settings {
  language = $state<Language>("en");
  sound = $state(false);
  /** Others' answers are shown one by one. */
  pace = $state(true);
  name = $state("");

  constructor() {
    const saved = read();
    this.language = saved.language ?? preferred();
    this.sound = saved.sound ?? false;
    this.pace = saved.pace ?? true;
    this.name = saved.name ?? "";
  }

  save(change: Saved): void {
    Object.assign(this, change);
    const { language, sound, pace, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, sound, pace, name }));
  }
}

export const settings = new Settings();
