"""The board: a field of hexagons, the same in every game. Spaces are numbers, sets are masks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headframe.core.bits import bits
from headframe.kit.hex import HexGrid

RADIUS: Final = 8
GRID: Final = HexGrid(RADIUS)
FULL: Final[int] = GRID.full
BIT: Final[list[int]] = GRID.bit
NEXT: Final[list[int]] = GRID.neighbour_mask
NEIGHBOURS: Final[list[tuple[int, ...]]] = GRID.neighbours
DISTANCE: Final[list[bytes]] = GRID.distance
WITHIN: Final[list[list[int]]] = GRID.within

# What lies on the board at the start.
MINERAL: Final = 0
GAS: Final = 1
PLANETOID: Final = 2
BODY_NAMES: Final = ("mineral planet", "gas planet", "planetoid")


def space_name(space: int) -> str:
    """As layouts write it."""
    if not 0 <= space < GRID.size:
        return f"space {space}"
    q, r = GRID.coords[space]
    return f"({q}, {r})"


def space_mark(space: int) -> str:
    """As people read it, a letter for the row and a number from the left: "C7"."""
    q, r = GRID.coords[space]
    first = max(-RADIUS, -RADIUS - r)
    return f"{chr(ord('A') + r + RADIUS)}{q - first + 1}"


@lru_cache(maxsize=64)
def fields(asteroids: int) -> tuple[int, ...]:
    """The asteroid field of each space, -1 where there are no asteroids."""
    found = [-1] * GRID.size
    for number, part in enumerate(GRID.components(asteroids)):
        for at in bits(part):
            found[at] = number
    return tuple(found)


@lru_cache(maxsize=4096)
def field_of(asteroids: int, space: int) -> int:
    """The spaces of the field around one of them."""
    return GRID.component(space, asteroids)
