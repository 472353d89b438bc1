"""Arrivals: asteroids first, then Guardians (MS-TERM-06, MS-AST, MS-GC-07 to -15)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.mothership import events
from headframe.games.mothership.board import BIT, DISTANCE, NEIGHBOURS, NEXT, fields
from headframe.games.mothership.changes import destroy, fallen, harm_station
from headframe.games.mothership.ends import check
from headframe.games.mothership.fight import GUN, ROCKS
from headframe.games.mothership.query import enemy_guns, turn_order
from headframe.games.mothership.rolls import throw
from headframe.games.mothership.state import NOBODYS, PLANET, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.units import GUARDIAN, KIND, OWNER, STATION

NOWHERE: Final = -1


def meets_rocks(s: MothershipState, origin: int, space: int) -> bool:
    """Whether an arrival comes from outside the asteroid field of that space (MS-AST-01, -06)."""
    asteroids = s.setting.asteroids
    if not asteroids & BIT[space]:
        return False
    if origin < 0 or not asteroids & BIT[origin]:
        return True
    table = fields(asteroids)
    return table[origin] != table[space]


def arrive(s: MothershipState, unit: int, origin: int) -> None:
    """Deal with an arrival; what reacts is pushed, asteroids on top."""
    space = s.at[unit]
    kind = KIND[unit]
    if kind == STATION:
        if meets_rocks(s, origin, space):
            figures = s.content.figures
            shown = throw(s, figures.asteroid_die)
            if s.events is not None:
                s.events.append(events.Battered(unit, figures.asteroid_die, shown))
            harm_station(s, OWNER[unit], shown, figures.station_step)
            if fallen(s, unit):
                destroy(s, [unit], NOBODYS, loot=False)
                check(s)
        return
    if kind == GUARDIAN:
        s.stack.append(Turret(unit, -1))
    elif NEXT[space] & enemy_guns(s, OWNER[unit]):
        s.stack.append(Halted(unit, space, -1))
    if meets_rocks(s, origin, space):
        start_fight(s, ROCKS, (), unit)


def warp(s: MothershipState, unit: int, space: int) -> None:
    """Straight onto another space; phases are the caller's business (MS-TERM-09)."""
    origin = s.at[unit]
    s.leave(unit)
    s.enter(unit, space)
    if s.events is not None:
        s.events.append(events.Warped(unit, origin, space))
    arrive(s, unit, origin)


class Halted(Step):
    """A ship stands where enemy Guardians reach it; they attack until nothing is left to do."""

    __slots__ = ("gun", "space", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "space": ALL, "gun": ALL}
    CLAUSE: ClassVar[str] = "MS-GC-13"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, unit: int, space: int, gun: int) -> None:
        self.unit = unit
        self.space = space
        # The Guardian that fought last: it goes on as long as both stand (MS-GC-15).
        self.gun = gun

    def guns(self, s: MothershipState) -> list[int]:
        """The Guardians of the first owner, in turn order, who has some in reach."""
        if s.at[self.unit] != self.space:
            return []
        gun = self.gun
        if gun >= 0 and s.at[gun] >= 0 and DISTANCE[self.space][s.at[gun]] == 1:
            return [gun]
        reach = NEXT[self.space]
        side = s.setting.side
        for owner in turn_order(s):
            if side[owner] != side[OWNER[self.unit]] and reach & s.guns[owner]:
                return sorted(s.on[space] for space in bits(reach & s.guns[owner]))
        return []

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        guns = self.guns(s)
        if len(guns) < 2:
            return ()
        return (Decision(OWNER[guns[0]], "guardian", Pick("unit", tuple(guns)), self),)

    def rest(self, s: MothershipState) -> None:
        guns = self.guns(s)
        if guns:
            self.shoot(s, guns[0])
        else:
            s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.shoot(s, answer)

    def shoot(self, s: MothershipState, gun: int) -> None:
        s.stack[-1] = Halted(self.unit, self.space, gun)
        start_fight(s, GUN, (gun,), self.unit)


class Turret(Step):
    """A Guardian just deployed attacks every adjacent enemy ship and Guardian (MS-GC-08)."""

    __slots__ = ("gun", "target")
    AUDIENCES: ClassVar[Audiences] = {"gun": ALL, "target": ALL}
    CLAUSE: ClassVar[str] = "MS-GC-08"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, gun: int, target: int) -> None:
        self.gun = gun
        self.target = target

    def targets(self, s: MothershipState) -> list[int]:
        space = s.at[self.gun]
        if space < 0:
            return []
        if self.target >= 0 and s.at[self.target] >= 0 and DISTANCE[space][s.at[self.target]] == 1:
            return [self.target]
        side = s.setting.side
        mine = side[OWNER[self.gun]]
        found: list[int] = []
        for near in NEIGHBOURS[space]:
            piece = s.on[near]
            if 0 <= piece < PLANET and side[OWNER[piece]] != mine:
                kind = KIND[piece]
                if kind == GUARDIAN or (kind != STATION and not s.out >> OWNER[piece] & 1):
                    found.append(piece)
        found.sort()
        return found

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        targets = self.targets(s)
        if len(targets) < 2:
            return ()
        return (Decision(OWNER[self.gun], "guardian-target", Pick("unit", tuple(targets)), self),)

    def rest(self, s: MothershipState) -> None:
        targets = self.targets(s)
        if targets:
            self.shoot(s, targets[0])
        else:
            s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.shoot(s, answer)

    def shoot(self, s: MothershipState, target: int) -> None:
        s.stack[-1] = Turret(self.gun, target)
        start_fight(s, GUN, (self.gun,), target)


class Arrivals(Step):
    """Several ships were placed at once: their player chooses who is dealt with (MS-GC-14)."""

    __slots__ = ("origins", "owner", "units")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "units": ALL, "origins": ALL}
    CLAUSE: ClassVar[str] = "MS-GC-14"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int, units: tuple[int, ...], origins: tuple[int, ...]) -> None:
        self.owner = owner
        self.units = units
        self.origins = origins

    def waiting(self, s: MothershipState) -> list[int]:
        """Ships that something reacts to."""
        return [
            unit
            for unit, origin in zip(self.units, self.origins, strict=True)
            if s.at[unit] >= 0
            and (
                meets_rocks(s, origin, s.at[unit]) or NEXT[s.at[unit]] & enemy_guns(s, OWNER[unit])
            )
        ]

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        waiting = self.waiting(s)
        if len(waiting) < 2:
            return ()
        return (Decision(self.owner, "arrival", Pick("unit", tuple(waiting)), self),)

    def rest(self, s: MothershipState) -> None:
        waiting = self.waiting(s)
        if waiting:
            self.deal(s, waiting[0])
        else:
            s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.deal(s, answer)

    def deal(self, s: MothershipState, unit: int) -> None:
        place = self.units.index(unit)
        s.stack[-1] = Arrivals(
            self.owner,
            self.units[:place] + self.units[place + 1 :],
            self.origins[:place] + self.origins[place + 1 :],
        )
        arrive(s, unit, self.origins[place])
