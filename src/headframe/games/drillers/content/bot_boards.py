"""The four boards of the solo bot (content/bots.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.cards import COSTS, DAMAGE_CARD, STARTING
from headframe.games.drillers.content.figures import MECH_IDS, MINERAL_IDS, SILVER
from headframe.games.drillers.content.mine import BOTTOM
from headframe.games.drillers.content.pack import PACK, numbers
from headframe.kit.content import Cell, Section

BARRIER: Final = 0
CORRIDOR: Final = 1
MINERAL: Final = 2


class BotBoard:
    """One level: read once, shared by all games."""

    __slots__ = ("cells", "level", "mech", "priorities", "row_of", "slots")

    def __init__(self, section: Section) -> None:
        self.level = int(section.name)
        self.mech = MECH_IDS.index(section.value("mech").word(MECH_IDS))
        self.slots = numbers(section.value("slots"))
        self.priorities = [_entry(part) for part in section.value("priorities").parts()]
        self.row_of: dict[int, int] = {}
        self.cells: list[list[tuple[int, bool]]] = []
        for at, row in enumerate(section.rows):
            for cost in numbers(row["cost"]):
                if cost in self.row_of:
                    raise row["cost"].error(f"cost {cost} stands twice")
                self.row_of[cost] = at
            self.cells.append([_cell(row[f"column {n + 1}"]) for n in range(len(self.slots))])
        self._check(section)

    def _check(self, section: Section) -> None:
        wanted = {COSTS[card] for card in (*STARTING, DAMAGE_CARD)}
        if set(self.row_of) != wanted:
            raise section.error("cost", f"the rows must list {sorted(wanted)}")
        if self.priorities[-1] != (MINERAL, SILVER):
            raise section.error("priorities", "silver must come last")
        if len(set(self.priorities)) != len(self.priorities):
            raise section.error("priorities", "an entry stands twice")

    def column(self, filled: int) -> int:
        """The leftmost column with an empty slot, the rightmost if all are filled."""
        for column, slots in enumerate(self.slots):
            filled -= slots
            if filled < 0:
                return column
        return len(self.slots) - 1


def _entry(cell: Cell) -> tuple[int, int]:
    word, _, floor = cell.text.partition(" ")
    if word == "barrier":
        return BARRIER, 0
    if word == "corridor":
        return CORRIDOR, Cell(floor, cell.file, cell.line, cell.field).whole(0, BOTTOM)
    return MINERAL, MINERAL_IDS.index(cell.word(MINERAL_IDS))


def _cell(cell: Cell) -> tuple[int, bool]:
    drills, _, word = cell.text.partition(" ")
    if word not in ("move", "stay"):
        raise cell.error("a cell is a number of drills and `move` or `stay`")
    return Cell(drills, cell.file, cell.line, cell.field).whole(), word == "move"


BOARDS: Final = {board.level: board for board in map(BotBoard, PACK.of("bot"))}
