"""The boards of the solo bot, one for each level (bots.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.cards import Cards
from headframe.games.drillers.content.floors import Floors
from headframe.games.drillers.content.mechs import MECH_IDS
from headframe.games.drillers.content.minerals import MINERAL_IDS, SILVER
from headframe.games.drillers.content.reading import inside, numbers, tables
from headframe.kit.content import Cell, Pack, Section

LEVELS: Final = 4
BARRIER: Final = 0
CORRIDOR: Final = 1
MINERAL: Final = 2
MOST_SLOTS: Final = 20
MOST_COST: Final = 99
MOST_DRILLS: Final = 20


class BotBoard:
    """One level: read once, shared by all games."""

    __slots__ = ("cells", "level", "mech", "priorities", "row_of", "slots")

    def __init__(self, section: Section, level: int, floors: Floors) -> None:
        self.level = level
        self.mech = MECH_IDS.index(section.value("mech").word(MECH_IDS))
        self.slots = numbers(section.value("slots"), 1, MOST_SLOTS)
        """Slots for minerals, by column."""
        self.priorities = [_entry(part, floors) for part in section.value("priorities").parts()]
        """What drills are spent on: BARRIER, CORRIDOR with a floor, MINERAL with a kind."""
        self.row_of: dict[int, int] = {}
        """The row that is read for a card's fuel cost."""
        self.cells: list[list[tuple[int, bool]]] = []
        """Drills, and whether the bot moves, by row and column."""
        for at, row in enumerate(section.rows):
            for cost in numbers(row["cost"], 0, MOST_COST):
                if cost in self.row_of:
                    raise row["cost"].error(f"cost {cost} stands twice")
                self.row_of[cost] = at
            self.cells.append([_cell(row[f"column {n + 1}"]) for n in range(len(self.slots))])

    def column(self, filled: int) -> int:
        """The leftmost column with an empty slot, the rightmost if all are filled."""
        for column, slots in enumerate(self.slots):
            filled -= slots
            if filled < 0:
                return column
        return len(self.slots) - 1

    def check(self, section: Section, cards: Cards) -> None:
        """Whatever card of its deck comes up, the board says what to do."""
        wanted = {cards.costs[card] for card in (*cards.starting, cards.damage)}
        if set(self.row_of) != wanted:
            where = section.rows[0]["cost"]
            raise where.error(f"the rows must list {sorted(wanted)}, the costs of its cards")
        priorities = section.value("priorities")
        if not self.priorities or self.priorities[-1] != (MINERAL, SILVER):
            raise priorities.error("silver must come last")
        if len(set(self.priorities)) != len(self.priorities):
            raise priorities.error("an entry stands twice")


def read_boards(pack: Pack, floors: Floors, cards: Cards) -> dict[int, BotBoard]:
    """By level."""
    found: dict[int, BotBoard] = {}
    sections = tables(pack, "bot", [str(level) for level in range(1, LEVELS + 1)])
    for level, section in enumerate(sections, start=1):
        found[level] = BotBoard(section, level, floors)
        found[level].check(section, cards)
    return found


def _entry(cell: Cell, floors: Floors) -> tuple[int, int]:
    word, _, floor = cell.text.partition(" ")
    if cell.text == "barrier":
        return BARRIER, 0
    if word == "corridor":
        which = inside(cell, floor).whole(0, floors.bottom)
        if not floors.corridor_costs[which]:
            raise cell.error(f"there are no corridors on floor {which}")
        return CORRIDOR, which
    return MINERAL, MINERAL_IDS.index(cell.word(("barrier", "corridor N", *MINERAL_IDS)))


def _cell(cell: Cell) -> tuple[int, bool]:
    drills, _, word = cell.text.partition(" ")
    if word not in ("move", "stay"):
        raise cell.error("a cell is a number of drills and `move` or `stay`")
    return inside(cell, drills).whole(0, MOST_DRILLS), word == "move"
