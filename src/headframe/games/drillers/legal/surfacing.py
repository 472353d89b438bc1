"""Everything that the active player can do and pay in full in Surfacing."""

from __future__ import annotations

from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.costs import buyable, repairable
from headframe.games.drillers.state import REPAIRED, DrillersState


def surfacing(s: DrillersState) -> list[int]:
    """The actions, as numbers of ``action_codes``."""
    p = s.players[s.active]
    figures = s.content.figures
    purse = p.credits
    found = [c.END]
    if any(p.storage):
        found.append(c.SELL_ALL)
    if purse >= figures.repair_price and not s.flags & REPAIRED and repairable(p):
        found.append(c.REPAIR_NOW)
    last = -1
    for card in p.hand:
        if card != last:
            last = card
            found.append(c.DISCARD + card)
    if p.cap < figures.most_cap and purse >= figures.cap_steps[p.cap - figures.start_cap]:
        found.append(c.UPGRADE_CAP)
    if p.capacity < figures.most_storage and purse >= figures.storage_step:
        found.append(c.UPGRADE_STORAGE)
    buyable(s, p, found)
    if p.refresh:
        for shop, row in enumerate(s.rows):
            if row or any(s.decks[shop]):
                found.append(c.REFRESH_SHOP + shop)
    tiles = s.content.tiles
    found += [
        c.EXHAUST + tile
        for tile in p.tiles
        if tiles.effects[tile] >= 0 and not p.spent >> tile & 1 and not tiles.operations_only[tile]
    ]
    return found
