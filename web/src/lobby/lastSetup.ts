/** The set-up that was last played, game by game, on this device. */

import type { ClockWish, GameInfo, Options, SeatWish } from "../lib/wire";
import type { Rights } from "./rights";

const KEY = "headframe-setups";

export interface LastSetup {
  options: Options;
  seats: SeatWish[];
  clock: ClockWish | null;
  rights: Rights;
}

function all(): { [game: string]: LastSetup } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { [game: string]: LastSetup }) ?? {};
  } catch {
    return {};
  }
}

/** As far as the game still has such options and seats. */
export function lastSetup(game: GameInfo): LastSetup | null {
  const found = all()[game.name];
  if (!found || !Array.isArray(found.seats) || found.seats.length === 0) return null;
  const known = new Set(game.options.map((option) => option.name));
  const options = Object.fromEntries(
    Object.entries(found.options ?? {}).filter(([name]) => known.has(name)),
  );
  return { ...found, options };
}

export function keepSetup(game: string, setup: LastSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: setup }));
}
