/** A table before it is opened: what was chosen, and what the server says follows from it. */

import * as api from "../lib/api";
import type {
  BotInfo,
  ClauseInfo,
  ClockWish,
  GameInfo,
  MapInfo,
  OptionInfo,
  Options,
  OptionValue,
  PresetInfo,
  SeatWish,
  SetupInfo,
  TableWish,
} from "../lib/wire";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { keepSetup, lastSetup } from "./lastSetup";
import { RIGHTS, type Rights } from "./rights";
import { PLAYERS, changed, defaults, firstSeats, middling, resized } from "./seating";

/** Text that is being typed is not asked about letter by letter. */
const ASK_AFTER = 120;

export class Setup {
  options = $state<Options>({});
  seats = $state<SeatWish[]>([]);
  clock = $state.raw<ClockWish | null>(null);
  rights = $state.raw<Rights>(RIGHTS);
  /** Where it began; null: with what was last played here. */
  preset = $state.raw<PresetInfo | null>(null);
  info = $state.raw<SetupInfo | null>(null);
  fault = $state.raw<unknown>(null);
  clause = $state.raw<ClauseInfo | null>(null);
  /** It begins as it was last played. */
  remembered = $state(false);
  #asked = "";
  #bot: string | undefined;

  constructor(
    readonly game: GameInfo,
    readonly bots: BotInfo[],
  ) {
    this.#bot = middling(bots);
    this.options = defaults(game);
    const me = settings.name || nameless(0);
    this.seats = firstSeats(game, bots, me);
    const last = lastSetup(game);
    if (last) {
      this.remembered = true;
      this.options = { ...this.options, ...last.options };
      this.seats = last.seats.filter((seat) => seat.kind !== "bot" || this.#knows(seat.bot));
      if (this.seats.length === 0) this.seats = firstSeats(game, bots, me);
      this.clock = last.clock;
      this.rights = { ...RIGHTS, ...last.rights };
    }
  }

  #knows(bot: string | null | undefined): boolean {
    return this.bots.some((each) => each.name === bot);
  }

  applies = (name: string): boolean => this.info?.applies.includes(name) ?? true;
  map = $derived(this.info?.maps.find((map) => map.chosen) ?? null);
  guests = $derived(this.seats.some((seat) => seat.kind === "open"));
  people = $derived(this.seats.filter((seat) => seat.kind !== "bot").length);

  /** Options that were chosen otherwise than the preset has them. */
  strayed = $derived.by(() => {
    const preset = this.preset;
    if (!preset) return [];
    const wanted = { ...defaults(this.game), ...preset.options };
    return this.game.options.filter(
      ({ name }) =>
        name !== PLAYERS &&
        this.applies(name) &&
        JSON.stringify(this.options[name]) !== JSON.stringify(wanted[name]),
    );
  });

  set(name: string, value: OptionValue): void {
    this.options[name] = value;
  }

  /** A word of a list on or off, with those that come with it, or without those that need it. */
  toggle(option: OptionInfo, word: string): void {
    const list = this.options[option.name];
    const on = Array.isArray(list) ? list : [];
    const needs = option.needs ?? {};
    const next = on.includes(word)
      ? on.filter((other) => other !== word && !(needs[other] ?? []).includes(word))
      : [...on, word, ...(needs[word] ?? [])];
    this.options[option.name] = (option.words ?? []).filter((each) => next.includes(each));
  }

  /** Of an option with a word for each seat. */
  wordOf(option: OptionInfo, seat: number): string {
    const list = this.options[option.name];
    return (Array.isArray(list) ? list[seat] : undefined) ?? option.words?.[0] ?? "";
  }

  setWord(option: OptionInfo, seat: number, word: string): void {
    const next = this.seats.map((_, at) => (at === seat ? word : this.wordOf(option, at)));
    this.options[option.name] = next.every((each) => each === option.words?.[0]) ? [] : next;
  }

  begin(preset: PresetInfo): void {
    this.preset = preset;
    this.remembered = false;
    this.options = { ...defaults(this.game), ...preset.options };
    const people = this.seats.filter((seat) => seat.kind === "person").slice(0, 1);
    const bot = { kind: "bot" as const, bot: preset.bot };
    this.seats = [...people, ...Array<SeatWish>(preset.seats).fill(bot)]
      .slice(0, preset.seats)
      .map((seat) => ({ ...seat }));
  }

  choose(map: MapInfo): void {
    this.options = { ...this.options, ...map.options };
    this.resize(map.seats);
  }

  resize(count: number): void {
    this.seats = resized(this.seats, count, this.preset?.bot ?? this.#bot);
    for (const { name, repeat } of this.game.options) {
      const list = this.options[name];
      if (repeat && Array.isArray(list)) this.options[name] = list.slice(0, count);
    }
  }

  #said(applies: readonly string[] | null): Options {
    return changed(this.game, $state.snapshot(this.options) as Options, this.seats.length, applies);
  }

  /** For a picture of it. */
  drawn(): Options {
    return this.#said(this.info?.applies ?? null);
  }

  /** To be called in an effect: asks the server whenever something was chosen otherwise. */
  ask(language: string): (() => void) | undefined {
    const wish = this.#wished();
    if (wish === this.#asked) return undefined;
    const timer = setTimeout(() => {
      this.#asked = wish;
      this.settle().catch((error: unknown) => {
        if (error instanceof api.ApiError && error.what === "bad-option")
          void this.show(error, language);
      });
    }, ASK_AFTER);
    return () => clearTimeout(timer);
  }

  #wished = (): string => JSON.stringify([this.#said(null), this.people]);

  /** What follows from what is chosen now. */
  async settle(): Promise<void> {
    const wish = this.#wished();
    const found = await api.setup(this.game.name, this.#said(null), this.people);
    if (this.#wished() !== wish) return; // chosen otherwise meanwhile
    this.fault = null;
    this.info = found;
    if (found.seats !== this.seats.length) this.resize(found.seats);
  }

  /** What is wrong, with the text of the clause that says so. */
  async show(error: unknown, language: string): Promise<void> {
    this.fault = error;
    this.clause = null;
    if (!(error instanceof api.ApiError) || !error.clause) return;
    const { clause: id } = error;
    const rules = await api.rules(this.game.name, language).catch(() => []);
    this.clause = rules.find((each) => each.id === id) ?? null;
  }

  wish(): TableWish {
    return {
      game: this.game.name,
      options: this.#said(this.info?.applies ?? null),
      seats: $state.snapshot(this.seats) as SeatWish[],
      ...(this.clock ? { clock: this.clock } : {}),
      ...this.rights,
    };
  }

  /** For the next time. */
  remember(): void {
    const me = this.seats.findIndex((seat) => seat.kind === "person");
    const name = this.seats[me]?.name;
    if (name && name !== nameless(me)) settings.save({ name });
    keepSetup(this.game.name, {
      options: $state.snapshot(this.options) as Options,
      seats: $state.snapshot(this.seats) as SeatWish[],
      clock: this.clock,
      rights: this.rights,
    });
  }
}

export const nameless = (seat: number): string => t("player-number", { number: seat + 1 });
