"""Movement: a way is chosen, then walked step by step (MS-MOVE)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.board import BIT
from headframe.games.mothership.changes import resolve_move
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.legal.ways import Course, gates, routes, terrain
from headframe.games.mothership.query import beside, enemy_guns
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.arrive import arrive, meets_rocks, warp
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.units import KIND, MOTHERSHIP, OWNER
from headframe.kit.paths import (
    AFTER_HALT,
    CANNOT_STOP,
    NO_WAY_ON,
    NOT_ADJACENT,
    NOT_ENTERABLE,
    OVER_BUDGET,
)

MOVING: Final = 0
"""The ship's own movement phase."""
ROPED: Final = 1
"""Ninja Rope: no phase is used."""
PUSHED: Final = 2
"""Gravity Manipulator: an enemy chooses the way."""

FAULTS: Final = {
    NOT_ADJACENT: Refusal("MS-MOVE-02", "each step goes to an adjacent space on the board"),
    OVER_BUDGET: Refusal("MS-MOVE-01", "the engine power does not reach that far"),
    AFTER_HALT: Refusal("MS-GC-10", "a Guardian stops the ship on the way"),
    NOT_ENTERABLE: Refusal("MS-MOVE-06", "a planet, a Station or an enemy unit is in the way"),
    NO_WAY_ON: Refusal("MS-MOVE-07", "from that friendly piece there is no legal way on"),
    CANNOT_STOP: Refusal("MS-MOVE-04", "a ship cannot stop where a friendly piece stands"),
}


class Move(Step):
    """A ship on the move, with some engine power left; ``by`` chooses its way."""

    __slots__ = ("by", "how", "left", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "left": ALL, "by": ALL, "how": ALL}
    CLAUSE: ClassVar[str] = "MS-MOVE-02"
    PASSING: ClassVar[Answer | None] = ()

    def __init__(self, unit: int, left: int, by: int, how: int) -> None:
        self.unit = unit
        self.left = left
        self.by = by
        self.how = how

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        space = s.at[self.unit]
        if space < 0 or self.left < 1 or self.by >= s.setting.seats:
            return ()
        ways = routes(s, self.unit, self.left)
        if not ways.goals():
            return ()
        # As printed a pushed ship goes all the way (MS-ACT-13).
        compelled = self.how == PUSHED and not house_rules(s.setting.setup).short_push
        stay = s.passing != self.unit and not compelled
        return (Decision(self.by, "way", Course(space, ways, stay), self),)

    def rest(self, s: MothershipState) -> None:
        self.stop(s)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        if answer:
            walk(s, self, answer)
        else:
            self.stop(s)

    def stop(self, s: MothershipState) -> None:
        s.stack.pop()
        if s.at[self.unit] >= 0 and self.how == MOVING:
            resolve_move(s, self.unit)
            if self.by < s.setting.seats and gates(s, self.unit):
                s.stack.append(Gate(self.unit))

    def again(self, left: int, taken: tuple[int, ...]) -> Move:
        """After asteroids the rest of the way may be chosen anew (MS-AST-10)."""
        assert taken
        return Move(self.unit, left, self.by, self.how)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if not isinstance(answer, tuple):
            return Refusal(self.CLAUSE, "a way is a list of spaces")
        if not answer:
            return Refusal("MS-MOVE-15", "over a friendly piece the ship must go on")
        fault = terrain(s, self.unit).fault(s.at[self.unit], answer, self.left)[1]
        return FAULTS[fault]


def first_stop(
    s: MothershipState, unit: int, origin: int, path: tuple[int, ...]
) -> tuple[int, bool, bool]:
    """How many steps of a way a ship goes until something reacts; whether asteroids, and whether
    Guardians do."""
    guns = enemy_guns(s, OWNER[unit])
    reach = beside(guns) if guns else 0
    asteroids = s.setting.asteroids
    taken = 0
    for space in path:
        taken += 1
        bit = BIT[space]
        rocks = asteroids != 0 and asteroids & bit != 0 and meets_rocks(s, origin, space)
        guarded = reach != 0 and reach & bit != 0
        if rocks or guarded:
            return taken, rocks, guarded
        origin = space
    return taken, False, False


def walk(s: MothershipState, move: Move, path: tuple[int, ...]) -> None:
    """Go along a legal way until it ends or something reacts. The frame is on top."""
    unit = move.unit
    owner = OWNER[unit]
    start = s.at[unit]
    if move.how == MOVING and KIND[unit] == MOTHERSHIP and owner == s.turn:
        s.locked = True
    taken, rocks, guarded = first_stop(s, unit, start, path)
    left = move.left - taken
    origin = path[taken - 2] if taken > 1 else start
    s.leave(unit)
    s.enter(unit, path[taken - 1])
    if s.events is not None:
        s.events.append(events.Moved(unit, start, path[:taken]))
    if guarded:
        # A Guardian stops it: no rest of the way, and no Jump Gate.
        s.stack.pop()
        if move.how == MOVING:
            resolve_move(s, unit)
        arrive(s, unit, origin)
    elif rocks:
        s.stack[-1] = move.again(left, path[:taken])
        arrive(s, unit, origin)
    else:
        move.stop(s)


# Jump Gates (MS-SUP-07) --------------------------------------------------------------------------


class Gate(Step):
    """After its steps, or without any, a ship may jump."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}
    CLAUSE: ClassVar[str] = "MS-SUP-07"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = (PASS, *bits(gates(s, self.unit)))
        return (Decision(OWNER[self.unit], "gate", Pick("space", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        # Declined is resolved too: else a player could begin and decline for ever.
        resolve_move(s, self.unit)
        if answer != PASS:
            warp(s, self.unit, answer)
