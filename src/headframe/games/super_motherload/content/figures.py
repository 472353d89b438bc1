"""The plain numbers of the box, and the minerals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.kit.content import Cell, ContentError, Pack, Row, no_twins

MINERALS: Final = 6
"""How many kinds the rules know (SM-COLLECT-10)."""
SEATS: Final = 4
"""So many play at most, and each has tokens at the start."""
# What no pack goes beyond: a slip of the pen is found, and nothing overflows a page.
MOST: Final = 1000
MOST_POINTS: Final = 100
MOST_MONEY: Final = 100
MOST_TILES: Final = 99
DEEPEST: Final = 9


class Figures:
    """The plain numbers of the box."""

    __slots__ = (
        "actions",
        "bomb_tokens",
        "cards_drawn",
        "claims",
        "depths",
        "depths_of_two",
        "hand_limit",
        "majors",
        "majors_shown",
        "minors",
        "minors_shown",
        "minors_shown_to_two",
        "quiet_rounds",
        "start_hand",
        "start_tokens",
        "tiles",
    )

    def __init__(self, pack: Pack) -> None:
        read = _Reader(pack)
        self.actions = read.number("actions a turn", 1)
        self.cards_drawn = read.number("cards drawn by an action", 1)
        self.start_hand = read.number("cards at the start", 0)
        self.hand_limit = read.number("hand limit", 1)
        self.bomb_tokens = read.number("bomb tokens", 0)
        self.start_tokens = read.number("bomb tokens at the start", 0, self.bomb_tokens // SEATS)
        self.majors = read.number("major achievements", 0)
        self.majors_shown = read.number("majors shown", 0, self.majors)
        self.minors = read.number("minor achievements", 0)
        self.minors_shown = read.number("minors shown", 0, self.minors)
        self.minors_shown_to_two = read.number("minors shown to two players", 0, self.minors)
        self.tiles = read.number("artifact tiles", 0)
        self.claims = read.number("claims a turn", 1)
        self.quiet_rounds = read.number("turns without a tunnel", 1)
        self.depths = read.depths("depths")
        self.depths_of_two = read.depths("depths of two players")


class _Reader:
    """The figures of all sections together; each stands in one of them."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.sections = pack.of("figures")
        for section in self.sections:
            section.provenance()

    def cell(self, name: str) -> Cell:
        found = [section.value(name) for section in self.sections if name in section.values]
        if not found:
            raise ContentError(self.pack.folder, 0, name, "must be set in a section [figures]")
        if len(found) > 1:
            raise found[1].error(f"is set twice, first in line {found[0].line}")
        return found[0]

    def number(self, name: str, low: int, high: int = MOST) -> int:
        return self.cell(name).whole(low, high)

    def depths(self, name: str) -> tuple[int, ...]:
        cell = self.cell(name)
        depths = tuple(part.whole(1, DEEPEST) for part in cell.parts())
        if not depths or list(depths) != sorted(set(depths)):
            raise cell.error("depths must ascend")
        return depths


class Mineral:
    """A mineral and its money."""

    __slots__ = ("letter", "money", "name", "provenance")

    def __init__(self, row: Row, provenance: str) -> None:
        self.name = row["name"].required()
        self.letter = row["letter"].required()
        if len(self.letter) != 1 or not self.letter.isalpha() or self.letter == "A":
            raise row["letter"].error(f"{self.letter!r} is not one letter other than A")
        self.money = row["money"].whole(1, MOST_MONEY)
        self.provenance = provenance


def read_minerals(pack: Pack) -> list[Mineral]:
    section = pack.only("minerals")
    minerals = [Mineral(row, section.provenance(row)) for row in section.rows]
    if len(minerals) != MINERALS:
        raise section.error("", f"there are {MINERALS} minerals [SM-COLLECT-10]")
    no_twins(row["name"] for row in section.rows)
    no_twins(row["letter"] for row in section.rows)
    return minerals


def letters_of(minerals: Sequence[Mineral]) -> list[str]:
    return [mineral.letter for mineral in minerals]
