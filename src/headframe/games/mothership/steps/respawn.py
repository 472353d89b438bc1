"""Respawning ships in Victory Point mode (MS-VP-11 to -15)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.query import beside, empty, enemy_guns, planets_of
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.arrive import NOWHERE, arrive
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.energy import BALANCE
from headframe.games.mothership.units import KIND, MOTHERSHIP, OWNER, STATION_OF
from headframe.kit.masks import MASK


def respawn_spaces(s: MothershipState, owner: int) -> int:
    """Empty spaces beside the owner's Station and planets."""
    ends = 0
    home = s.at[STATION_OF[owner]]
    if home >= 0:
        ends |= 1 << home
    for planet in planets_of(s, owner):
        ends |= 1 << s.planet_at[planet]
    return empty(s, beside(ends))


class Respawn(Step):
    """The ships still to come, as a mask of units; they come one by one."""

    __slots__ = ("owner", "units")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "units": MASK}
    CLAUSE: ClassVar[str] = "MS-VP-12"

    def __init__(self, owner: int, units: int) -> None:
        self.owner = owner
        self.units = units

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        if not self.units:
            return ()
        spaces = respawn_spaces(s, self.owner)
        if not spaces:
            return ()
        options = bits(spaces)
        safe = spaces & ~s.setting.asteroids & ~beside(enemy_guns(s, self.owner))
        if not safe:
            # Every space would start a dogfight: the ship may wait (MS-VP-13).
            options = [PASS, *options]
        return (Decision(self.owner, "respawn", Pick("space", tuple(options)), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        unit = (self.units & -self.units).bit_length() - 1
        s.stack[-1] = Respawn(self.owner, self.units ^ 1 << unit)
        if answer == PASS:
            return
        s.due &= ~(1 << unit)
        hull = s.content.figures.respawn_hull if KIND[unit] == MOTHERSHIP else 0
        if hull:
            s.hulls[OWNER[unit]] = hull
        s.enter(unit, answer)
        if s.events is not None:
            s.events.append(events.Returned(unit, answer, hull))
        arrive(s, unit, NOWHERE)
        if KIND[unit] == MOTHERSHIP:
            # On top of what reacts: Energy is laid on before the first dogfight (MS-EN-15).
            s.stack.append(BALANCE)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if answer == PASS:
            return Refusal("MS-VP-13", "a space without a dogfight is free: the ship comes now")
        return Refusal(self.CLAUSE, "ships return to empty spaces beside Station and own planets")
