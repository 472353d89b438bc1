"""The milestones of the progress track: the lines in rising order, the final one last."""

from __future__ import annotations

from typing import Final

from headframe.games.drillers.content.reading import distinct, inside, table
from headframe.kit.content import Cell, Pack

MOST_POINTS: Final = 99
MOST_GIFT: Final = 20


class Milestones:
    __slots__ = ("credits", "final", "final_draw", "lines", "points")

    def __init__(self, pack: Pack, track: int) -> None:
        section = table(pack, "milestones")
        *with_line, last = distinct(section.rows, "id")
        self.points = tuple([row["points"].whole(0, MOST_POINTS) for row in section.rows])
        lines: list[int] = []
        for row in with_line:
            lines.append(row["line"].whole(lines[-1] + 1 if lines else 1, track))
        self.lines = tuple(lines)
        """The notches at which they lie."""
        self.credits = tuple([_gift(row["others"], "credits") for row in with_line])
        """What every other player gets."""
        if not last["line"].empty:
            raise last["line"].error("the last milestone is for the end, and has no line")
        self.final = len(lines)
        """The number of the final one."""
        self.final_draw = _gift(last["others"], "draw")
        """The cards that every other player draws then."""


def _gift(cell: Cell, what: str) -> int:
    """`credits 3` with ``what`` "credits" as 3."""
    word, _, number = cell.required().partition(" ")
    if word != what:
        raise cell.error(f"{cell.text!r} is not `{what} N`")
    return inside(cell, number).whole(0, MOST_GIFT)
