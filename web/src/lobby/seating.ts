import type { BotInfo, GameInfo, OptionInfo, Options, OptionValue, SeatWish } from "../lib/wire";

/** The option that the number of seats sets; it is not shown among the others. */
export const PLAYERS = "players";

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, copy(option.default)]));
}

/** What is worth saying to the server: everything that is not a default, and the players. Their
 * number is left out where it is not one to choose: a solo mode fixes it. */
export function changed(game: GameInfo, options: Options, seats: number): Options {
  const said: Options = {};
  for (const option of game.options) {
    if (option.name === PLAYERS) {
      if (seats >= game.seats.low && seats <= game.seats.high) said[PLAYERS] = seats;
    } else if (JSON.stringify(options[option.name]) !== JSON.stringify(option.default))
      said[option.name] = options[option.name] ?? null;
  }
  return said;
}

/** You against bots of a middling level, as many as the game likes. */
export function firstSeats(game: GameInfo, bots: BotInfo[], name: string): SeatWish[] {
  const players = game.options.find((option) => option.name === PLAYERS)?.default;
  const count = typeof players === "number" ? players : game.seats.low;
  const bot = middling(bots);
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? { kind: "person", name } : { kind: "bot", ...(bot ? { bot } : {}) },
  );
}

/** How many play with the options as they are, where the server refused another number. */
export function seatsWanted(refusal: string): number | null {
  const found = /(\d+) play/.exec(refusal);
  return found ? Number(found[1]) : null;
}

export function middling(bots: BotInfo[]): string | undefined {
  return bots[Math.floor(bots.length / 2)]?.name;
}

export function resized(seats: SeatWish[], count: number, bots: BotInfo[]): SeatWish[] {
  const bot = middling(bots);
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatWish => ({
    kind: "bot",
    ...(bot ? { bot } : {}),
  }));
  return [...seats, ...more].slice(0, count);
}

/** Options that most people want to see; free text is for the few. */
export function shownOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => option.name !== PLAYERS);
}

function copy(value: OptionValue): OptionValue {
  return Array.isArray(value) ? [...value] : value;
}
