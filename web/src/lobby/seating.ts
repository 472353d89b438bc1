import type { BotInfo, GameInfo, Options, OptionValue, SeatWish } from "../lib/wire";

/** The option that the number of seats sets; it is not shown among the others. */
export const PLAYERS = "players";

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, copy(option.default)]));
}

/** What is worth saying to the server: everything that is not a default, and the players. `applies`
 * names the options that mean something, once the server has said so. */
export function changed(
  game: GameInfo,
  options: Options,
  seats: number,
  applies: readonly string[] | null,
): Options {
  const said: Options = {};
  for (const option of game.options) {
    if (applies && !applies.includes(option.name)) continue;
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
  return resized([{ kind: "person", name }], count, middling(bots));
}

export function middling(bots: BotInfo[]): string | undefined {
  return bots[Math.floor(bots.length / 2)]?.name;
}

/** So many seats: the first ones stay, new ones get bots. */
export function resized(seats: SeatWish[], count: number, bot: string | undefined): SeatWish[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatWish => ({
    kind: "bot",
    ...(bot ? { bot } : {}),
  }));
  return [...seats, ...more].slice(0, count);
}

function copy(value: OptionValue): OptionValue {
  return Array.isArray(value) ? [...value] : value;
}
