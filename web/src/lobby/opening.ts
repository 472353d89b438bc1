/** Opening a table and sitting down at it. */

import { guideOf } from "../games";
import * as api from "../lib/api";
import type { SeatWish, TableOpened, TableWish } from "../lib/wire";
import { t } from "../lib/i18n.svelte";
import { purse, type Ticket } from "../lib/purse.svelte";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";

/** Open it, keep its seats in this browser, go there. */
export async function openAndSit(wish: TableWish, guided = false): Promise<void> {
  sitDown(await api.openTable(wish), wish.game, { guided });
}

/** Keep the seats of a table that was opened, and go there. */
export function sitDown(opened: TableOpened, game: string, more: Partial<Ticket>): void {
  const own = opened.seats.flatMap((token, seat) => (token ? [[seat, token] as const] : []));
  purse.keep({
    table: opened.table,
    game,
    tokens: Object.fromEntries(own),
    host: opened.host,
    invite: opened.invite,
    since: Date.now(),
    ...more,
  });
  go("table", opened.table);
}

/** A guided first game: the learner against beginners, dealt as the guide's texts like it. */
export async function learn(game: string): Promise<void> {
  const guide = await guideOf(game);
  if (!guide) return;
  const bots = guide.bots.map((bot): SeatWish => ({ kind: "bot", bot }));
  const me: SeatWish = { kind: "person", name: settings.name || t("player-number", { number: 1 }) };
  await openAndSit({ game, options: guide.options, seats: [me, ...bots], seed: guide.seed }, true);
}
