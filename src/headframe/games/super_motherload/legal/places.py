"""Where tunnels may lie: legal lines and blasts, and why others are refused."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.bonuses import BY_CORNER, THROUGH_ROCK
from headframe.games.super_motherload.content.cards import WILD
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.kit.lines import longest_line

PLATES: Final = 3
"""Colours of steel plates, and of drills that are not wild."""
ANY_COLOUR: Final = (1 << PLATES) - 1
"""All three as bits: wild icons alone."""
COMBINATIONS: Final = (BY_CORNER | THROUGH_ROCK) + 1
"""Of the two placement bonuses."""
UNKNOWN: Final = -1


def touching(s: SuperMotherloadState, placing: int) -> int:
    """Spaces that connect: by an edge, and with the corner bonus by a corner too."""
    if not placing & BY_CORNER:
        return s.connected
    return s.connected | s.content.sheet.board.diagonal(s.dug) & s.field.full


def drillable(s: SuperMotherloadState, colour: int, placing: int) -> int:
    """Uncovered spaces that a drill of this colour passes."""
    at = colour + PLATES if placing & THROUGH_ROCK else colour
    return s.field.drillable[at] & ~s.dug


class Reach:
    """How long a drill of each colour can be, worked out when asked for.

    Legal lengths have no gaps (kit.lines), so one number answers for all sets of a colour with
    the same placement bonuses. Keeps its own view of the ground: choices outlive the state they
    were asked in.
    """

    __slots__ = ("board", "connected", "dug", "field", "limit", "longest")

    def __init__(self, s: SuperMotherloadState, limit: int) -> None:
        self.board = s.content.sheet.board
        self.field = s.field
        self.dug = s.dug
        self.connected = s.connected
        self.limit = limit
        self.longest = [UNKNOWN] * (PLATES * COMBINATIONS)

    def allows(self, colour: int, placing: int, length: int) -> bool:
        """Whether a legal line exists; ``colour`` WILD: in any of the colours."""
        if colour == WILD:
            for each in range(PLATES):
                if self.allows(each, placing, length):
                    return True
            return False
        longest = self.longest[colour * COMBINATIONS + placing]
        if longest == UNKNOWN:
            longest = self._measure(colour, placing)
        return length <= longest

    def _measure(self, colour: int, placing: int) -> int:
        touch = self.connected
        if placing & BY_CORNER:
            touch |= self.board.diagonal(self.dug) & self.field.full
        at = colour + PLATES if placing & THROUGH_ROCK else colour
        free = self.field.drillable[at] & ~self.dug
        longest = longest_line(self.board, free, touch, self.limit)
        self.longest[colour * COMBINATIONS + placing] = longest
        return longest


def legal_lines(s: SuperMotherloadState, colours: int, length: int, placing: int) -> int:
    """The ids of the legal lines: with wild icons alone the union over the colours."""
    lines = s.content.sheet.lines[length]
    touch = touching(s, placing)
    found = 0
    for colour in range(PLATES):
        if colours >> colour & 1:
            found |= lines.legal(drillable(s, colour, placing), touch)
    return found


def legal_blasts(s: SuperMotherloadState, pattern: int) -> int:
    return s.content.sheet.blasts[pattern].legal(s.field.bombable & ~s.dug, s.connected)


def can_blast(s: SuperMotherloadState, pattern: int) -> bool:
    return s.content.sheet.blasts[pattern].exists(s.field.bombable & ~s.dug, s.connected)


def why_no_line(s: SuperMotherloadState, cells: int, colours: int, placing: int) -> Refusal:
    """The clause that forbids a line over these cells, the plainest reason first."""
    refusal = _off_or_covered(s, cells, "SM-DRILL-04")
    if refusal is not None:
        return refusal
    if cells & s.field.rocks and not placing & THROUGH_ROCK:
        return Refusal("SM-TERRAIN-03", "rock cannot be drilled")
    crossed = [colour for colour in range(PLATES) if cells & s.field.plates[colour]]
    if len(crossed) > 1 and colours == ANY_COLOUR:
        return Refusal("SM-DRILL-08", "plates of two colours need two colours of drill")
    if any(not colours >> colour & 1 for colour in crossed):
        return Refusal("SM-TERRAIN-02", "a steel plate is passed only in its own colour")
    return _not_connected(s, cells)


def why_no_blast(s: SuperMotherloadState, cells: int) -> Refusal:
    refusal = _off_or_covered(s, cells, "SM-BOMB-02")
    if refusal is not None:
        return refusal
    if any(cells & plates for plates in s.field.plates):
        return Refusal("SM-TERRAIN-02", "a steel plate cannot be bombed")
    return _not_connected(s, cells)


def _off_or_covered(s: SuperMotherloadState, cells: int, covered: str) -> Refusal | None:
    if cells == 0 or cells & ~s.field.full:
        return Refusal("SM-PLACE-05", "that would leave the boards in play")
    if cells & s.dug:
        return Refusal(covered, "one of these spaces is covered by a tunnel")
    return None


def _not_connected(s: SuperMotherloadState, cells: int) -> Refusal:
    if cells & s.content.sheet.board.diagonal(s.dug):
        return Refusal("SM-PLACE-02", "touching a tunnel at a corner is no connection")
    return Refusal("SM-PLACE-01", "no space of it touches a tunnel or the surface")


def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))
