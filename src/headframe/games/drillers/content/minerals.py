"""The five minerals, numbered by rising value (table.txt).

Their number and their letters belong to the rules, which name silver, gold, emeralds and rubies;
what they are called and what they bring is content.
"""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.reading import distinct, numbers, table
from headframe.kit.content import Cell, Pack

MINERAL_IDS: Final = ("S", "G", "Sa", "E", "R")
KINDS: Final = 5
SILVER: Final = 0
GOLD: Final = 1
SAPPHIRE: Final = 2
EMERALD: Final = 3
RUBY: Final = 4
MOST_POINTS: Final = 100
MOST_PRICE: Final = 100


class Minerals:
    """Names, points and prices, by kind."""

    __slots__ = ("column", "names", "overflow_prices", "points", "prices")

    def __init__(self, pack: Pack) -> None:
        section = table(pack, "minerals")
        rows = distinct(section.rows, "id", "name")
        if len(rows) != KINDS:
            raise section.error("id", f"there must be {KINDS} rows: {', '.join(MINERAL_IDS)}")
        for row, wanted in zip(rows, MINERAL_IDS, strict=True):
            row["id"].word((wanted,))
        self.names = tuple([row["name"].required() for row in rows])
        self.points = tuple([row["points"].whole(0, MOST_POINTS) for row in rows])
        self.prices = tuple([numbers(row["market"], 0, MOST_PRICE) for row in rows])
        """Credits for the spaces of each market column, the first one first."""
        self.column = len(self.prices[0])
        """Spaces of a market column."""
        for row, prices in zip(rows, self.prices, strict=True):
            if len(prices) != self.column:
                raise row["market"].error(f"every column must have {self.column} spaces")
        self.overflow_prices = tuple([row["overflow"].whole(0, MOST_PRICE) for row in rows])


def minerals_in(cell: Cell) -> tuple[int, ...]:
    """`S G Sa` as numbers."""
    return tuple([MINERAL_IDS.index(part.word(MINERAL_IDS)) for part in cell.parts(" ")])
