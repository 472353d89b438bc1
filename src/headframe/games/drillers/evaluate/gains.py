"""What a sale and a tile bring, as evaluate.py and plan.py see it."""

from __future__ import annotations

from headframe.games.drillers.content import Content
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.player import Player


def price(content: Content, p: Player, kind: int, earlier: int) -> int:
    """What the next mineral of a kind sells for, after so many of them."""
    minerals = content.minerals
    height = p.market[kind] + earlier
    if height < minerals.column:
        return minerals.prices[kind][height]
    return minerals.overflow_prices[kind]


def load_price(content: Content, p: Player) -> int:
    """What storage sells for."""
    storage = p.storage
    return sum([price(content, p, kind, n) for kind in range(KINDS) for n in range(storage[kind])])


def tile_gain(content: Content, tile: int, notch: float) -> float:
    return content.tiles.points[tile] + notch * content.tiles.widths[tile]
