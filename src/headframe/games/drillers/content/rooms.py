"""Rooms, the cards that lie on the floors, by number (mine.txt): the starting ones, then the deep
ones."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.floors import Floors
from headframe.games.drillers.content.programs import IN_ROOM, ON_REVEAL, Compiler
from headframe.games.drillers.content.reading import distinct, tables, whole_or_nothing
from headframe.kit.content import Pack, Row

FACE_DOWN: Final = -1
"""In place of a room: its card is not turned up yet."""
NO_ROOM: Final = -2
"""In place of a room: the floor has none."""


class Rooms:
    __slots__ = (
        "count",
        "deep",
        "discounts",
        "ids",
        "names",
        "on_collect",
        "on_corridor",
        "on_end",
        "on_first_corridor",
        "on_reveal",
        "reserves",
        "starting",
    )

    def __init__(self, pack: Pack, floors: Floors, compiler: Compiler) -> None:
        first, deep = tables(pack, "rooms", ("starting", "deep"))
        rows = distinct([*first.rows, *deep.rows], "id", "name")
        self.count = len(rows)
        self.ids = tuple([row["id"].required() for row in rows])
        self.names = tuple([row["name"].required() for row in rows])
        self.starting = tuple(range(len(first.rows)))
        self.deep = tuple(range(len(first.rows), self.count))
        closed = floors.count - floors.first_barrier
        if len(self.deep) < closed:
            raise deep.error("id", f"{closed} floors have barriers, so {closed} rooms are needed")
        # Programs, by what sets them off. Saved games hold their numbers: see programs.py.
        self.on_reveal = tuple([compiler.compile(row["reveal"], ON_REVEAL) for row in rows])
        self.on_corridor = tuple([compiler.compile(row["corridor"], IN_ROOM) for row in rows])
        self.on_first_corridor = tuple(
            [compiler.compile(row["first corridor"], IN_ROOM) for row in rows]
        )
        self.on_collect = tuple([compiler.compile(row["collect"], IN_ROOM) for row in rows])
        self.on_end = tuple([compiler.compile(row["end"], IN_ROOM) for row in rows])
        self.discounts = tuple([_discount(row, floors) for row in rows])
        """Drills off a player's first corridor there in a turn."""
        self.reserves = tuple([_reserves(compiler, program) for program in self.on_reveal])
        """Whether a room keeps an emerald for each player."""
        for room, row in enumerate(rows):
            if self.reserves[room] and any(self.reserves[:room]):
                raise row["reveal"].error("one room alone can reserve emeralds")


def _discount(row: Row, floors: Floors) -> int:
    cheapest = min(cost for cost in floors.corridor_costs if cost)
    return whole_or_nothing(row["discount"], 1, cheapest)


def _reserves(compiler: Compiler, program: int) -> bool:
    return any(code == e.RESERVE for code, _, _ in compiler.programs[program])
