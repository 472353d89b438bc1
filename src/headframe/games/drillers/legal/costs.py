"""What things cost a player here and now, and whether there is anything to pay with."""

from __future__ import annotations

from headframe.games.drillers.content.tiles import BATTERY
from headframe.games.drillers.legal.action_codes import BUY
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState


def corridor_cost(s: DrillersState, floor: int) -> int:
    """The active player's price here and now."""
    cost = s.content.floors.corridor_costs[floor]
    room = s.rooms[floor]
    if room >= 0 and not s.corridors >> floor & 1:
        return cost - s.content.rooms.discounts[room]
    return cost


def usable(s: DrillersState, p: Player, card: int) -> bool:
    """Whether a permanent card's terms are met."""
    cards = s.content.cards
    return (
        p.fuel >= cards.pay_fuel[card]
        and s.moves_gained >= cards.need_moves[card]
        and s.drills_gained >= cards.need_drills[card]
    )


def repairable(p: Player) -> bool:
    """Whether there is a card that a repair could take."""
    return bool(p.hand or p.play or p.discard or p.deck)


def buyable(s: DrillersState, p: Player, found: list[int]) -> None:
    """Every face-up card that can be paid in full, as actions."""
    purse = p.credits
    prices = s.content.card_prices
    rows = s.rows
    advanced = len(rows) - 1
    for shop in range(advanced):
        for card in rows[shop]:
            if prices[card] <= purse:
                found.append(BUY + card)  # noqa: PERF401  (two cards: a loop is faster)
    if p.tiles and has_battery(s, p):  # for the advanced shop, which stands last
        found += [BUY + card for card in rows[advanced] if prices[card] <= purse]


def batteries(s: DrillersState, p: Player) -> tuple[int, ...]:
    """The tiles that can pay for an advanced card, the smallest loss first, then the oldest."""
    effects = s.content.tiles.effects
    found = [tile for tile in p.tiles if effects[tile] == BATTERY and not p.spent >> tile & 1]
    if len(found) > 1:
        found.sort(key=s.content.tiles.losses.__getitem__)
    return tuple(found)


def has_battery(s: DrillersState, p: Player) -> bool:
    effects = s.content.tiles.effects
    for tile in p.tiles:
        if effects[tile] == BATTERY and not p.spent >> tile & 1:
            return True
    return False
