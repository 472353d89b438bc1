"""The start: who begins, and the fleets come onto the board (MS-SET-09 to -12)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.board import DISTANCE, FULL, WITHIN
from headframe.games.mothership.changes import gain
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.modes import SOLO
from headframe.games.mothership.phases import BEGIN
from headframe.games.mothership.query import turn_order
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.units import SHIPS, STATION_OF, UNITS
from headframe.kit.dice import roll


def fleet_spaces(s: MothershipState, owner: int) -> int:
    """Empty spaces without asteroids near the Station; in solo in the fleet's own corner."""
    content = s.content
    centre = content.solo.corner if s.setting.mode == SOLO else s.at[STATION_OF[owner]]
    return WITHIN[centre][fleet_reach(s, owner)] & FULL & ~s.occupied & ~s.setting.asteroids


def fleet_reach(s: MothershipState, owner: int) -> int:
    """How far from the Station a fleet is set; with house rules by the order of turns."""
    setting, content = s.setting, s.content
    if not house_rules(setting.setup).start_help:
        return content.figures.fleet_reach
    return content.figures.starts.reach(setting.mode, setting.seats, start_place(s, owner))


def start_place(s: MothershipState, owner: int) -> int:
    """In which place the owner's side begins, from 0."""
    order, side = s.setting.order, s.setting.side
    begin = order.index(s.first)
    sides = dict.fromkeys(side[each] for each in (*order[begin:], *order[:begin]))
    return list(sides).index(side[owner])


class StartRoll(Step):
    """The highest D12 starts; those tied for it roll again (MS-SET-09). Minerals for those who
    come later (MS-SET-05)."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        setting = s.setting
        tied = list(range(setting.seats))
        while len(tied) > 1:
            shown = {owner: roll(s.rng, s.content.figures.start_die) for owner in tied}
            if s.events is not None:
                numbers = tuple(shown.get(owner, 0) for owner in range(setting.owners))
                s.events.append(events.StartRolled(numbers))
            best = max(shown.values())
            tied = [owner for owner in tied if shown[owner] == best]
        s.first = s.turn = tied[0]
        turns = turn_order(s)
        for owner in turns if house_rules(setting.setup).start_help else ():
            later = start_place(s, owner)
            if amount := s.content.figures.starts.minerals(setting.mode, setting.seats, later):
                gain(s, owner, amount, 0, 0, "start")
        s.stack.pop()
        for owner in reversed(turns):
            if owner < setting.seats:
                s.stack.append(PlaceFleet(owner, SHIPS[0]))


class PlaceFleet(Step):
    """One player sets the fleet, ship after ship, before the next one does."""

    __slots__ = ("owner", "ship")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "ship": ALL}
    CLAUSE: ClassVar[str] = "MS-SET-11"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int, ship: int) -> None:
        self.owner = owner
        self.ship = ship

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(bits(fleet_spaces(s, self.owner)))
        return (Decision(self.owner, "fleet", Pick("space", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        unit = self.owner * UNITS + self.ship
        s.enter(unit, answer)
        if s.events is not None:
            s.events.append(events.Placed(unit, answer))
        if self.ship + 1 in SHIPS:
            s.stack[-1] = PlaceFleet(self.owner, self.ship + 1)
        else:
            s.stack.pop()
            if len(s.stack) == 1:
                s.phase = BEGIN

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if isinstance(answer, int) and 0 <= answer < len(s.on):
            if s.setting.asteroids >> answer & 1:
                return Refusal("MS-SET-12", "a fleet is not placed on asteroids")
            if s.occupied >> answer & 1:
                return Refusal("MS-TERM-04", "that space is taken")
            home, reach = s.at[STATION_OF[self.owner]], fleet_reach(s, self.owner)
            if s.setting.mode != SOLO and DISTANCE[home][answer] > reach:
                return Refusal(
                    "MS-SET-11", "ships start within {reach} of their own Station", reach=reach
                )
        return Refusal("MS-SOLO-03" if s.setting.mode == SOLO else self.CLAUSE, "not a space here")


START_ROLL: Final = StartRoll()
