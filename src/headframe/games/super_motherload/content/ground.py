"""The ground of a position: what is dug, what that touches, and which tunnels could follow.

Nothing of it changes until the next tunnel, while it is asked again and again: before every action,
for every set of cards, and by every bot that looks ahead. So it keeps its answers, and copies of a
state share it.
"""

from __future__ import annotations

from typing import Final

from headframe.games.super_motherload.content.boards import PLATE_COLOURS, Field, Sheet, Tunnel
from headframe.games.super_motherload.content.bonuses import BY_CORNER, THROUGH_ROCK
from headframe.games.super_motherload.content.cards import WILD

PLATES: Final = len(PLATE_COLOURS)
"""Colours of steel plates, and of drills that are not wild."""
_PLACINGS: Final = (BY_CORNER | THROUGH_ROCK) + 1
"""Combinations of the two placement bonuses."""
_UNKNOWN: Final = -1


class Ground:
    """The boards in play with their tunnels. It is replaced, never changed."""

    __slots__ = ("_kept", "connected", "dirt", "dug", "field", "left", "sheet")

    def __init__(self, sheet: Sheet, field: Field, dug: int, left: int, connected: int) -> None:
        self.sheet = sheet
        self.field = field
        self.dug = dug
        self.left = left
        """Spaces that no tunnel covers."""
        self.connected = connected
        """Spaces connected with a tunnel or the surface, some of them covered; beside the boards
        too, where nothing is left to be drilled."""
        self.dirt: bool = connected & left & field.dirt != 0
        """Whether there is dirt to drill: then any card of one icon will do."""
        self._kept: dict[int, int] = {}
        """By number of the question: those about lines count up from 0, those about blasts down."""

    def with_tunnel(self, tunnel: Tunnel) -> Ground:
        """The ground after it."""
        connected = self.connected | tunnel.beside
        left = self.left ^ tunnel.mask
        return Ground(self.sheet, self.field, self.dug | tunnel.mask, left, connected)

    def touching(self, placing: int) -> int:
        """Spaces that connect: by an edge, and with the corner bonus by a corner too."""
        if not placing & BY_CORNER:
            return self.connected
        return self.connected | self.sheet.board.diagonal(self.dug)

    def lines(self, colour: int, placing: int, length: int) -> int:
        """The ids of the legal lines of a drill of one colour."""
        key = (length * _PLACINGS + placing) * PLATES + colour
        found = self._kept.get(key, _UNKNOWN)
        if found == _UNKNOWN:
            at = colour + PLATES if placing & THROUGH_ROCK else colour
            free = self.field.drillable[at] & self.left
            found = self.sheet.lines[length].legal(free, self.touching(placing))
            self._kept[key] = found
        return found

    def allows(self, colour: int, placing: int, length: int) -> bool:
        """Whether a legal line exists; ``colour`` WILD: in any of the colours."""
        if length > self.sheet.longest:
            return False
        if colour != WILD:
            return self.lines(colour, placing, length) != 0
        for each in range(PLATES):
            if self.lines(each, placing, length):
                return True
        return False

    def blasts(self, pattern: int) -> int:
        """The ids of the legal blasts of a pattern."""
        key = -2 * pattern - 1
        found = self._kept.get(key, _UNKNOWN)
        if found == _UNKNOWN:
            free = self.field.bombable & self.left
            found = self.sheet.blasts[pattern].legal(free, self.connected)
            self._kept[key] = found
        return found

    def can_blast(self, pattern: int) -> bool:
        """Whether there is any: sooner known than which."""
        key = -2 * pattern - 2
        found = self._kept.get(key, _UNKNOWN)
        if found == _UNKNOWN:
            free = self.field.bombable & self.left
            found = int(self.sheet.blasts[pattern].exists(free, self.connected))
            self._kept[key] = found
        return found != 0


def ground_of(sheet: Sheet, field: Field, dug: int) -> Ground:
    """The ground worked out from its tunnels alone."""
    connected = sheet.board.beside(dug) | field.surface
    return Ground(sheet, field, dug, field.full & ~dug, connected)
