"""What a sale and a tile bring, as evaluate.py and plan.py see it."""

from __future__ import annotations

from headframe.games.drillers.content.figures import COLUMN, KINDS, OVERFLOW_PRICES, PRICES
from headframe.games.drillers.content.mine import TILE_POINTS, TILE_WIDTHS
from headframe.games.drillers.player import Player


def price(p: Player, kind: int, earlier: int) -> int:
    """What the next mineral of a kind sells for, after so many of them."""
    height = p.market[kind] + earlier
    return PRICES[kind][height] if height < COLUMN else OVERFLOW_PRICES[kind]


def load_price(p: Player) -> int:
    """What storage sells for."""
    return sum([price(p, kind, n) for kind in range(KINDS) for n in range(p.storage[kind])])


def tile_gain(tile: int, notch: float) -> float:
    return TILE_POINTS[tile] + notch * TILE_WIDTHS[tile]
