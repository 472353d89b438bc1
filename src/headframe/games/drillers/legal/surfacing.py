"""Everything that the active player can do and pay in full in Surfacing."""

from __future__ import annotations

from headframe.games.drillers.legal.action_codes import (
    DISCARD,
    END,
    EXHAUST,
    REFRESH_SHOP,
    REPAIR_NOW,
    SELL_ALL,
    UPGRADE_CAP,
    UPGRADE_STORAGE,
)
from headframe.games.drillers.legal.costs import buyable, repairable
from headframe.games.drillers.state import REPAIRED, DrillersState
from headframe.kit.tuples import total


def surfacing(s: DrillersState) -> list[int]:
    """The actions, as numbers of ``action_codes``."""
    p = s.players[s.active]
    figures = s.content.figures
    purse = p.credits
    found = [END]
    if total(p.storage):
        found.append(SELL_ALL)
    if purse >= figures.repair_price and not s.flags & REPAIRED and repairable(p):
        found.append(REPAIR_NOW)
    last = -1
    for card in p.hand:
        if card != last:
            last = card
            found.append(DISCARD + card)
    if p.cap < figures.most_cap and purse >= figures.cap_steps[p.cap - figures.start_cap]:
        found.append(UPGRADE_CAP)
    if p.capacity < figures.most_storage and purse >= figures.storage_step:
        found.append(UPGRADE_STORAGE)
    buyable(s, p, found)
    if p.refresh:
        for shop, row in enumerate(s.rows):
            if row or any(s.decks[shop]):
                found.append(REFRESH_SHOP + shop)
    if p.tiles:
        useful = s.content.tiles.useful_in_surfacing
        spent = p.spent
        found += [EXHAUST + tile for tile in p.tiles if useful[tile] and not spent >> tile & 1]
    return found
