"""The content files, opened once. What they say is read by the modules named after them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.kit.content import Cell, Pack

FILES: Final = ("table.txt", "mine.txt", "cards.txt", "bots.txt")
PACK: Final = Pack(Path(__file__).parent, FILES)


def numbers(cell: Cell) -> tuple[int, ...]:
    """`4/3/2` as numbers."""
    return tuple(part.whole() for part in cell.parts("/"))


def figure(kind: str, field: str) -> int:
    """One number of a section that stands alone."""
    return PACK.only(kind).value(field).whole()


def figures(kind: str, field: str) -> tuple[int, ...]:
    return numbers(PACK.only(kind).value(field))
