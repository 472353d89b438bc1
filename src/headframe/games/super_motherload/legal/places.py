"""Where tunnels may lie: legal lines and blasts, and why others are refused."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.refusal import Refusal
from headframe.games.super_motherload.content.bonuses import THROUGH_ROCK
from headframe.games.super_motherload.content.ground import PLATES
from headframe.games.super_motherload.state import SuperMotherloadState

ANY_COLOUR: Final = (1 << PLATES) - 1
"""All three as bits: wild icons alone."""


def legal_lines(s: SuperMotherloadState, colours: int, length: int, placing: int) -> int:
    """The ids of the legal lines: with wild icons alone the union over the colours."""
    ground = s.ground
    found = 0
    for colour in range(PLATES):
        if colours >> colour & 1:
            lines = ground.lines(colour, placing, length)
            found = found | lines if found else lines  # mostly there is one colour
    return found


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
