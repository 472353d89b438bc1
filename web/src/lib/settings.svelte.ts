/** What a person sets once for this device. */

import { SPEEDS, type Speed } from "../director/scene";
import { LANGUAGES, type Language } from "./languages";

const KEY = "headframe-settings";

export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** Per cent of the usual size. */
export const TEXT_SIZES = [100, 115, 130] as const;

/** Everything that is kept; what is not set has its usual value. */
interface Kept {
  language: Language;
  name: string;
  /** How fast others' turns are played. */
  speed: Speed;
  /** 0 to 100, and whether it is heard at all. */
  volume: number;
  muted: boolean;
  /** What is heard around, besides what happens. */
  ambience: boolean;
  text: number;
  theme: Theme;
  /** No motion, whatever the system says. */
  still: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** The place's buttons on the other side, for the left hand. */
  left: boolean;
  /** The system says "your turn" while one looks elsewhere. */
  notify: boolean;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

const system = matchMedia("(prefers-reduced-motion: reduce)");

class Settings implements Kept {
  language = $state<Language>("en");
  name = $state("");
  speed = $state<Speed>("normal");
  volume = $state(40);
  muted = $state(false);
  ambience = $state(false);
  text = $state(100);
  theme = $state<Theme>("dark");
  still = $state(false);
  confirm = $state(true);
  left = $state(false);
  notify = $state(false);
  #system = $state(system.matches);

  constructor() {
    this.language = preferred();
    Object.assign(this, this.#sane(read()));
    system.addEventListener("change", () => (this.#system = system.matches));
    this.#apply();
  }

  /** Nothing moves: pictures that stand still tell the same. */
  get calm(): boolean {
    return this.still || this.#system;
  }

  save(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, name, speed, volume, muted, ambience } = this;
    const { text, theme, still, confirm, left, notify } = this;
    const heard = { volume, muted, ambience };
    const wished = { text, theme, still, confirm, left, notify };
    const kept = { language, name, speed, ...heard, ...wished };
    localStorage.setItem(KEY, JSON.stringify(kept satisfies Kept));
    this.#apply();
  }

  /** The page as a whole looks like that. */
  #apply(): void {
    const { dataset, style } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["hand"] = this.left ? "left" : "right";
    dataset["motion"] = this.still ? "still" : "";
    style.setProperty("--text", String(this.text / 100));
  }

  /** What another release or a person wrote there may be anything. */
  #sane(saved: Partial<Kept>): Partial<Kept> {
    const known = Object.entries(saved).filter(([name, value]) => {
      if (name === "speed") return SPEEDS.some((speed) => speed === value);
      if (name === "theme") return THEMES.some((theme) => theme === value);
      if (name === "language") return LANGUAGES.some((language) => language === value);
      return typeof value === typeof this[name as keyof Kept];
    });
    return Object.fromEntries(known);
  }
}

export const settings = new Settings();
