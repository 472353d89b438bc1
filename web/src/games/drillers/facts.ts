/** The catalogue and a view of this game, and what is read off them. */

import type { Catalogue, Decision, Fields, View } from "../../lib/wire";
import {
  BOT,
  type Bot,
  type DrillersState,
  type Facts,
  type Figures,
  type Hidden,
  type Key,
} from "./generated";

export * from "./generated";
/** An open decision of this game. */
export type Asked = Decision & { key: Key };
export const askedOf = (decisions: readonly Decision[]) => decisions as Asked[];
export type Mine = DrillersState;
export type Player = DrillersState["players"][number];
export type Pile = number[] | (Hidden & { top?: number });
export const FLOORS = 7;
export const NOBODY = -1;
export const ADVANCED = 3;

export const factsOf = (catalogue: Catalogue) => catalogue as unknown as Facts;
export const figuresOf = (figures: Fields) => figures as unknown as Figures;
export const mineOf = (view: View) => view.state as unknown as Mine;

export const size = (pile: Pile) => (Array.isArray(pile) ? pile.length : pile.hidden);
export const topOf = (pile: Pile) => (Array.isArray(pile) ? pile.at(-1) : pile.top);
export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A bit of a number that may have more than 32 of them. */
export const bit = (bits: number, at: number) => Math.floor(bits / 2 ** at) % 2 === 1;

/** Minerals by kind as a list: [2, 0, 1, 0, 0] is [0, 0, 2]. */
export const each = (counts: readonly number[]) =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

/** The points that lie open: all but those of hidden cards. */
export function openPoints(facts: Facts, mine: Mine, player: Player): number {
  const tiles = player.tiles.reduce((sum, tile) => {
    const face = facts.tiles[tile];
    return face ? sum + face.points - (bit(player.spent, tile) ? face.loss : 0) : sum;
  }, 0);
  const minerals = facts.minerals.reduce(
    (sum, mineral, kind) =>
      sum +
      mineral.points *
        ((player.storage[kind] ?? 0) + (player.market[kind] ?? 0) + (player.overflow[kind] ?? 0)),
    0,
  );
  const piles = [player.discard, player.play, player.hand, player.deck];
  const cards = piles.flatMap((pile) => (Array.isArray(pile) ? pile : []));
  return (
    tiles +
    minerals +
    Math.floor(player.credits / facts.prices.credits_per_point) +
    milestonePoints(facts, mine, player.seat) +
    (player.refresh ? facts.prices.refresh_points : 0) -
    (facts.floors[player.floor]?.penalty ?? 0) +
    cards.reduce((sum, card) => sum + (facts.cards[card]?.points ?? 0), 0)
  );
}

export function milestonePoints(facts: Facts, mine: Mine, seat: number): number {
  return mine.milestones.reduce(
    (sum, owner, at) => sum + (owner === seat ? (facts.milestones[at]?.points ?? 0) : 0),
    0,
  );
}

export function botPoints(facts: Facts, mine: Mine, bot: Bot): number {
  const tiles = bot.tiles.reduce((sum, tile) => sum + (facts.tiles[tile]?.points ?? 0), 0);
  const minerals = bot.minerals.reduce(
    (sum, count, kind) => sum + count * (facts.minerals[kind]?.points ?? 0),
    0,
  );
  return tiles + minerals + milestonePoints(facts, mine, BOT);
}
