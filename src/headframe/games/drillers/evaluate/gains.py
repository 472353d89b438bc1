"""What a sale and a tile bring, as evaluate.py and plan.py see it."""

from __future__ import annotations

from headframe.games.drillers.content.minerals import KINDS, Minerals
from headframe.games.drillers.content.tiles import Tiles
from headframe.games.drillers.player import Player


def price(minerals: Minerals, p: Player, kind: int, earlier: int) -> int:
    """What the next mineral of a kind sells for, after so many of them."""
    height = p.market[kind] + earlier
    if height < minerals.column:
        return minerals.prices[kind][height]
    return minerals.overflow_prices[kind]


def load_price(minerals: Minerals, p: Player) -> int:
    """What storage sells for."""
    storage = p.storage
    return sum([price(minerals, p, kind, n) for kind in range(KINDS) for n in range(storage[kind])])


def tile_gain(tiles: Tiles, tile: int, notch: float) -> float:
    return tiles.points[tile] + notch * tiles.widths[tile]
