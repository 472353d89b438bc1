"""The floors of the mine, from the surface down (mine.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.minerals import minerals_in
from headframe.games.drillers.content.reading import distinct, table, whole_or_nothing
from headframe.kit.content import Pack, Row

SURFACE: Final = 0
ENTRANCE: Final = 1
MOST_FLOORS: Final = 10
MOST_COST: Final = 99
MOST_PENALTY: Final = 99


class Floors:
    __slots__ = (
        "barrier_costs",
        "bottom",
        "corridor_costs",
        "count",
        "first_barrier",
        "minerals",
        "names",
        "penalties",
        "rows",
    )

    def __init__(self, pack: Pack) -> None:
        section = table(pack, "floors")
        rows = self.rows = distinct(section.rows, "name")
        """For the tiles, whose points and widths follow their floor."""
        if not ENTRANCE + 1 < len(rows) <= MOST_FLOORS:
            raise section.error("floor", f"there must be from 3 to {MOST_FLOORS} floors")
        for number, row in enumerate(rows):
            row["floor"].whole(number, number)
        self.count = len(rows)
        self.bottom = self.count - 1
        self.names = tuple([row["name"].required() for row in rows])
        self.penalties = tuple([row["penalty"].whole(0, MOST_PENALTY) for row in rows])
        """Points that a mech loses on this floor when the game ends."""
        self.minerals = tuple([minerals_in(row["minerals"]) for row in rows])
        """What lies there at the start."""
        self.corridor_costs = tuple([_cost(row, "corridor") for row in rows])
        self.barrier_costs = tuple([_cost(row, "barrier") for row in rows])
        """Drills; 0 where there is none."""
        closed = [floor for floor, cost in enumerate(self.barrier_costs) if cost]
        if not closed or closed[0] <= ENTRANCE:
            raise section.error("barrier cost", "a barrier must lie below the entrance")
        self.first_barrier = closed[0]
        """The highest floor that a barrier closes; all below it have one."""
        for floor in range(self.first_barrier, self.count):
            if not self.barrier_costs[floor]:
                raise rows[floor]["barrier cost"].error("a barrier closes every floor below one")


def _cost(row: Row, kind: str) -> int:
    cost = whole_or_nothing(row[f"{kind} cost"], 1, MOST_COST)
    for field in row.cells:
        if field.startswith(kind) and row[field].empty != (cost == 0):
            raise row[field].error(f"either all of the {kind}'s numbers are set or none")
    return cost
