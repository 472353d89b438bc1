"""The four mechs (table.txt). Their ids belong to the options; names and colours are content."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.reading import distinct, table
from headframe.kit.content import Pack

MECH_IDS: Final = ("headmaster", "railbreaker", "splash", "mayday")


class Mechs:
    __slots__ = ("colours", "names")

    def __init__(self, pack: Pack) -> None:
        section = table(pack, "mechs")
        rows = distinct(section.rows, "id", "name", "colour")
        if len(rows) != len(MECH_IDS):
            raise section.error("id", f"there must be {len(MECH_IDS)}: {', '.join(MECH_IDS)}")
        for row, wanted in zip(rows, MECH_IDS, strict=True):
            row["id"].word((wanted,))
        self.names = tuple([row["name"].required() for row in rows])
        self.colours = tuple([row["colour"].required() for row in rows])
