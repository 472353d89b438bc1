"""The four kinds of shops: rows, and the expansion of the advanced one (table.txt)."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.reading import distinct, table, values
from headframe.kit.content import Pack

ADVANCED_ID: Final = "advanced"
"""The shop whose cards cost a battery each. It stands last."""
MOST_SHOPS: Final = 10
MOST_IN_ROW: Final = 10


class Shops:
    __slots__ = ("advanced", "expansion_cards", "expansion_floor", "ids", "names", "row_sizes")

    def __init__(self, pack: Pack, first_barrier: int, bottom: int) -> None:
        section = table(pack, "shops")
        rows = distinct(section.rows, "id", "name")
        if len(rows) > MOST_SHOPS:
            raise rows[MOST_SHOPS]["id"].error(f"there can be {MOST_SHOPS} shops")
        self.ids = tuple([row["id"].required() for row in rows])
        self.names = tuple([row["name"].required() for row in rows])
        self.row_sizes = tuple([row["row"].whole(1, MOST_IN_ROW) for row in rows])
        """Cards of a full row."""
        rows[-1]["id"].word((ADVANCED_ID,))
        self.advanced = len(rows) - 1
        section = values(pack, "expansion")
        self.expansion_floor = section.value("floor").whole(first_barrier, bottom)
        """Opening this floor expands the advanced shop."""
        self.expansion_cards = section.value("cards").whole(0, MOST_IN_ROW)
