"""Why an action cannot be done now: the most exact clause, from what the player may know."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named
from headframe.games.drillers.content.cards import NO_SHOP, PERMANENT, SOLID
from headframe.games.drillers.content.effect_codes import (
    ANY_DRONE,
    ANY_MOVE,
    ONCE_HARPOON,
    ONCE_RAISE,
    SUCTION,
)
from headframe.games.drillers.content.minerals import KINDS, RUBY, SILVER
from headframe.games.drillers.content.tiles import BATTERY
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.costs import corridor_cost, has_battery, repairable
from headframe.games.drillers.legal.operations import reserves
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DAMAGED, REPAIRED, DrillersState


def operations_refusal(s: DrillersState, p: Player, answer: Answer) -> Refusal:
    if not isinstance(answer, int) or not 0 <= answer < c.LAST:
        return Refusal("DR-OPS-01", "there is no such action")
    if c.REFRESH_SHOP <= answer < c.REFRESH_SHOP + len(s.rows):
        return Refusal("DR-DRONE-08", "the shop refresh tile is used in Surfacing only")
    if (
        answer in (c.SELL_ALL, c.REPAIR_NOW, c.UPGRADE_CAP, c.UPGRADE_STORAGE)
        or answer >= c.DISCARD
    ):
        return Refusal("DR-SURF-01", "this is done in Surfacing only")
    if answer >= c.USE:
        return _use(s, p, answer - c.USE)
    if answer >= c.BUY:
        if not p.drones:
            return Refusal("DR-DRONE-01", "no drone is face up to buy a card with")
        return _buy(s, p, answer - c.BUY)
    if answer >= c.PLAY:
        return _card(s, p, answer % c.CARD_SPAN)
    if answer >= c.EXHAUST:
        return _tile(s, p, answer - c.EXHAUST)
    if answer >= c.COLLECT:
        return _mineral(s, p, answer)
    return _plain(s, p, answer)


def _plain(s: DrillersState, p: Player, action: int) -> Refusal:
    if action in (c.UP, c.DOWN):
        floor = p.floor + (1 if action == c.DOWN else -1)
        if not 0 <= floor <= s.content.floors.bottom:
            return Refusal("DR-MOVE-03", "there is no floor beyond")
        if floor > s.deepest:
            return Refusal("DR-MOVE-02", "a barrier closes that floor")
        return Refusal("DR-MOVE-01", "there is no move on your gauge")
    if action == c.EXCAVATE:
        if not s.stacks[p.floor]:
            return Refusal("DR-DRILL-08", "there is no corridor on this floor")
        cost = corridor_cost(s, p.floor)
        return Refusal(
            "DR-DRILL-12",
            "the corridor costs {cost} drills, you have {drills}",
            cost=cost,
            drills=s.drills,
        )
    if action == c.BREAK:
        if p.floor != s.deepest or p.floor == s.content.floors.bottom:
            return Refusal("DR-DRILL-09", "there is no barrier right below this floor")
        cost = s.content.floors.barrier_costs[p.floor + 1]
        return Refusal(
            "DR-DRILL-12",
            "the barrier costs {cost} drills, you have {drills}",
            cost=cost,
            drills=s.drills,
        )
    if action == c.TAKE_DAMAGE:
        if s.flags & DAMAGED:
            return Refusal("DR-DEF-03", "this is possible once a turn")
        return Refusal("DR-DEF-04", "there is neither a DAMAGE card nor a market mineral to lose")
    if action == c.ANY_MOVE_NOW and not s.flags & ANY_MOVE:
        return Refusal("DR-PLAY-09", "no card played this turn offers this")
    if action == c.ANY_DRONE_NOW:
        if not s.flags & ANY_DRONE:
            return Refusal("DR-PLAY-09", "no card played this turn offers this")
        return Refusal("DR-DRONE-01", "no drone is face up")
    if action in (c.BUY_MOVE, c.BUY_DRILL, c.ANY_MOVE_NOW):
        return Refusal("DR-OPS-05", "there is not enough fuel in your tank")
    return Refusal("DR-OPS-01", "there is no such action")


def _mineral(s: DrillersState, p: Player, action: int) -> Refusal:
    if action < c.SELL:
        return _collect(s, p, action - c.COLLECT, p.floor)
    if action < c.RAISE_NOW:
        if not p.drones:
            return Refusal("DR-DRONE-01", "no drone is face up to sell with")
        return Refusal("DR-DRONE-02", "no such mineral is in your storage")
    if action < c.HARPOON_UP:
        if not s.flags & ONCE_RAISE:
            return Refusal("DR-PLAY-08", "no unused effect of this turn raises a mineral")
        kind = action - c.RAISE_NOW
        if kind == RUBY:
            return Refusal("DR-CARD-SUPERIOR-SOAKER", "a ruby cannot be raised")
        return Refusal("DR-CARD-SUPERIOR-SOAKER", "no such mineral is in your storage")
    if not s.flags & ONCE_HARPOON:
        return Refusal("DR-PLAY-08", "no unused effect of this turn collects from a floor beside")
    below = action >= c.HARPOON_DOWN
    floor = p.floor + (1 if below else -1)
    if not 0 <= floor <= s.deepest:
        return Refusal("DR-CARD-HARPOON-DRILL", "there is no open floor on that side")
    return _collect(s, p, action - (c.HARPOON_DOWN if below else c.HARPOON_UP), floor)


def _collect(s: DrillersState, p: Player, kind: int, floor: int) -> Refusal:
    if kind == c.RESERVED:
        if not reserves(s, floor) or not p.emerald:
            return Refusal("DR-FCARD-JACKPOT", "no emerald is reserved for you there")
    elif kind > c.RESERVED:
        return Refusal("DR-OPS-01", "there is no such action")
    elif not s.ground[floor * KINDS + kind]:
        return Refusal(
            "DR-DRILL-02",
            "there is no loose {mineral} on that floor",
            mineral=Named("mineral", kind, s.content.minerals.names[kind]),
        )
    if sum(p.storage) >= p.capacity:
        return Refusal("DR-DRILL-03", "your storage is full")
    if s.flags & SUCTION and kind != SILVER:
        return Refusal("DR-DRILL-02", "collecting costs 1 drill, silver alone is free")
    return Refusal("DR-DRILL-02", "collecting costs 1 drill")


def _card(s: DrillersState, p: Player, card: int) -> Refusal:
    cards = s.content.cards
    if card >= cards.count:
        return Refusal("DR-PLAY-01", "there is no such card")
    if card in p.permanents or cards.costs[card] == PERMANENT:
        return Refusal(
            "DR-PLAY-20",
            "{card} is permanent and never played",
            card=_named(s, card),
        )
    if card not in p.hand:
        if card in p.play:
            return Refusal(
                "DR-PLAY-14",
                "{card} has been played this turn",
                card=_named(s, card),
            )
        return Refusal("DR-PLAY-01", "{card} is not in your hand", card=_named(s, card))
    if cards.costs[card] == SOLID:
        return Refusal(
            "DR-PLAY-12",
            "{card} burns a stored mineral, and you have none",
            card=_named(s, card),
        )
    return Refusal(
        "DR-OPS-05",
        "{card} costs {price} fuel, you have {fuel}",
        card=_named(s, card),
        price=cards.costs[card],
        fuel=p.fuel,
    )


def _use(s: DrillersState, p: Player, card: int) -> Refusal:
    cards = s.content.cards
    if card not in p.permanents:
        return Refusal("DR-PLAY-19", "you own no such permanent card")
    if s.used >> card & 1:
        return Refusal(
            "DR-PLAY-19",
            "{card} has been used in these Operations",
            card=_named(s, card),
        )
    if p.fuel < cards.pay_fuel[card]:
        return Refusal(
            "DR-OPS-05",
            "{card} costs {fuel} fuel",
            card=_named(s, card),
            fuel=cards.pay_fuel[card],
        )
    # The ledger has a clause for each card of ours; those of an own pack have the general one.
    clause = "DR-GAUGE-04" if s.pack else f"DR-CARD-{cards.ids[card]}"
    if moves := cards.need_moves[card]:
        return Refusal(clause, "it needs {moves} moves gained this turn", moves=moves)
    drills = cards.need_drills[card]
    return Refusal(clause, "it needs {drills} drills gained this turn", drills=drills)


def _buy(s: DrillersState, p: Player, card: int) -> Refusal:
    cards = s.content.cards
    shop = cards.shop_of[card] if card < cards.count else NO_SHOP
    if shop == NO_SHOP or card not in s.rows[shop]:
        return Refusal("DR-BUY-01", "no such card lies face up in a shop")
    price = cards.prices[card]
    if shop == s.content.shops.advanced and not has_battery(s, p):
        return Refusal(
            "DR-BUY-02", "{card} costs a battery, and you have none left", card=_named(s, card)
        )
    return Refusal(
        "DR-OPS-05",
        "{card} costs {price} credits, you have {credits}",
        card=_named(s, card),
        price=price,
        credits=p.credits,
    )


def _tile(s: DrillersState, p: Player, tile: int) -> Refusal:
    if tile not in p.tiles:
        return Refusal("DR-TILE-03", "you own no such mine tile")
    if p.spent >> tile & 1:
        return Refusal("DR-TILE-03", "this tile is exhausted")
    if s.content.tiles.effects[tile] == BATTERY:
        return Refusal("DR-TILE-11", "a battery only pays for an advanced card")
    assert not s.content.tiles.useful_in_surfacing[tile]
    return Refusal("DR-TILE-13", "moves and fuel of a tile are for Operations only")


def surfacing_refusal(s: DrillersState, p: Player, answer: Answer) -> Refusal:
    figures = s.content.figures
    if not isinstance(answer, int) or not 0 <= answer < c.LAST:
        return Refusal("DR-SURF-01", "there is no such action")
    if answer >= c.DISCARD:
        return Refusal("DR-SURF-05", "no such card is in your hand")
    if c.BUY <= answer < c.USE:
        return _buy(s, p, answer - c.BUY)
    if c.EXHAUST <= answer < c.PLAY:
        return _tile(s, p, answer - c.EXHAUST)
    if c.REFRESH_SHOP <= answer < c.REFRESH_SHOP + len(s.rows):
        if not p.refresh:
            return Refusal("DR-REFRESH-01", "your shop refresh tile is used")
        return Refusal("DR-REFRESH-04", "that shop has no card left")
    if c.SELL <= answer < c.RAISE_NOW:
        return Refusal(
            "DR-SELL-01", "a sale in Surfacing is of all stored minerals, and no drone can be used"
        )
    if answer == c.ANY_DRONE_NOW:
        return Refusal("DR-DRONE-07", "drones are used in Operations only")
    if answer == c.SELL_ALL:
        return Refusal("DR-SELL-01", "there is nothing in your storage to sell")
    if answer == c.REPAIR_NOW:
        return _repair(s, p)
    if answer == c.UPGRADE_CAP:
        if p.cap >= figures.most_cap:
            return Refusal("DR-UPG-05", "the fuel cap ends at {most}", most=figures.most_cap)
        return Refusal(
            "DR-OPS-05",
            "the next step costs {credits} credits",
            credits=figures.cap_steps[p.cap - figures.start_cap],
        )
    if answer == c.UPGRADE_STORAGE:
        if p.capacity >= figures.most_storage:
            return Refusal(
                "DR-UPG-05",
                "storage ends at {most} spaces",
                most=figures.most_storage,
            )
        return Refusal(
            "DR-OPS-05",
            "one more space costs {credits} credits",
            credits=figures.storage_step,
        )
    return Refusal("DR-SURF-03", "this is not possible in Surfacing")


def _repair(s: DrillersState, p: Player) -> Refusal:
    if s.flags & REPAIRED:
        return Refusal("DR-SURF-02", "one repair in each Surfacing, and it is made")
    if not repairable(p):
        return Refusal("DR-REP-09", "there is no card to repair")
    return Refusal(
        "DR-SURF-04",
        "a repair costs {price} credits, you have {credits}",
        price=s.content.figures.repair_price,
        credits=p.credits,
    )


def _named(s: DrillersState, card: int) -> Named:
    return Named("card", card, s.content.cards.names[card])
