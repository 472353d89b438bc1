"""Who may deploy a Guardian, and beside which ships (MS-GC-01 to -05, MS-INF-07)."""

from __future__ import annotations

from headframe.games.mothership.query import guardians_on_board, has_room
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import SHIPS, UNITS


def may_deploy(s: MothershipState, owner: int) -> bool:
    """Within the supported number, and paid for (MS-GC-01 to -03)."""
    if s.minerals[owner] < s.content.figures.guardian_price:
        return False
    most, limit = s.powers[owner].guardians, s.content.figures.guardians
    return guardians_on_board(s, owner) < (most if most < limit else limit)


def servers(s: MothershipState, owner: int, free: bool) -> list[int]:
    """Ships beside which a Guardian may still be set this turn (MS-GC-05, MS-INF-07)."""
    spent = s.served if free else s.served | s.vetoed
    base = owner * UNITS
    found: list[int] = []
    for number in SHIPS:
        unit = base + number
        space = s.at[unit]
        if space >= 0 and not spent >> unit & 1 and has_room(s, space):
            found.append(unit)
    return found
