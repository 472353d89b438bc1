"""Movement: a way is chosen, then walked step by step (MS-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from headframe.core.bits import bits, nth_bit
from headframe.core.choice import Answer, Path, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences, Json
from headframe.core.refusal import Refusal
from headframe.core.rng import Rng
from headframe.games.mothership import events
from headframe.games.mothership.changes import resolve_move
from headframe.games.mothership.content import BIT, FULL, GRID, KIND, MOTHERSHIP, NEXT, OWNER, tech
from headframe.games.mothership.content.layouts import field_of
from headframe.games.mothership.query import (
    beside,
    empty,
    enemy_guns,
    friendly_planets,
    friendly_stations,
    friendly_units,
    held,
)
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.arrive import arrive, meets_rocks, warp
from headframe.games.mothership.steps.base import PASS, Step
from headframe.kit.paths import (
    AFTER_HALT,
    CANNOT_STOP,
    NO_WAY_ON,
    NOT_ADJACENT,
    NOT_ENTERABLE,
    OVER_BUDGET,
    Reach,
    Terrain,
)

MOVING: Final = 0
"""The ship's own movement phase."""
ROPED: Final = 1
"""Ninja Rope: no phase is used."""
PUSHED: Final = 2
"""Gravity Manipulator: an enemy chooses the way."""

JUMP_GATES: Final = tech("Jump Gates")
FAULTS: Final = {
    NOT_ADJACENT: ("MS-MOVE-02", "each step goes to an adjacent space on the board"),
    OVER_BUDGET: ("MS-MOVE-01", "the engine power does not reach that far"),
    AFTER_HALT: ("MS-GC-10", "a Guardian stops the ship on the way"),
    NOT_ENTERABLE: ("MS-MOVE-06", "a planet, a Station or an enemy unit is in the way"),
    NO_WAY_ON: ("MS-MOVE-07", "from that friendly piece there is no legal way on"),
    CANNOT_STOP: ("MS-MOVE-04", "a ship cannot stop where a friendly piece stands"),
}


def terrain(s: War, unit: int) -> Terrain:
    """What the board is to a ship now."""
    owner = OWNER[unit]
    free = FULL ^ s.occupied
    if s.passing != unit:
        free |= BIT[s.at[unit]]
    guns = enemy_guns(s, owner)
    return Terrain(GRID, free | friendly_units(s, owner), free, beside(guns) if guns else 0)


def has_step(s: War, unit: int, power: int) -> bool:
    """Whether a ship could make at least one legal step."""
    if power < 1:
        return False
    around = NEXT[s.at[unit]]
    if around & s.occupied != around:
        return True
    if power < 2 or not around & friendly_units(s, OWNER[unit]):
        return False
    return terrain(s, unit).next_steps(s.at[unit], power) != 0


class Routes:
    """Where a ship can go. Of the ways to one space a way without a fight against asteroids is
    preferred; every legal way is accepted."""

    __slots__ = ("_safe", "full", "rocks")

    def __init__(self, full: Reach, rocks: int) -> None:
        self.full = full
        self.rocks = rocks
        """Asteroid spaces outside the field where the ship stands."""
        self._safe: Reach | None = None

    def goals(self) -> int:
        return self.full.goals()

    def destinations(self) -> list[int]:
        return self.full.destinations()

    def passable(self, path: Sequence[int]) -> bool:
        return self.full.passable(path)

    def way_to(self, destination: int) -> tuple[int, ...]:
        full = self.full
        if not full.goals() & self.rocks:
            return full.way_to(destination)
        if self._safe is None:
            ground = full.terrain
            calm = Terrain(GRID, ground.enter & ~self.rocks, ground.stop, ground.halt)
            self._safe = Reach(calm, full.start, full.budget)
        return self._safe.way_to(destination) or full.way_to(destination)


def routes(s: War, unit: int, power: int) -> Routes:
    start = s.at[unit]
    asteroids = s.setting.asteroids
    if asteroids & BIT[start]:
        asteroids &= ~field_of(s.setting.asteroids, start)
    return Routes(Reach(terrain(s, unit), start, power), asteroids)


class Course(Path):
    """A way, or none where the ship may stay (the movement is then declared resolved)."""

    __slots__ = ("routes", "stay")

    def __init__(self, start: int, ways: Routes, stay: bool) -> None:
        super().__init__("way", start, ways)
        self.routes = ways
        self.stay = stay

    def legal(self, answer: Answer) -> bool:
        return (answer == () and self.stay) or super().legal(answer)

    def sample(self, rng: Rng) -> Answer:
        goals = self.routes.goals()
        count = goals.bit_count()
        at = rng.below(count + self.stay)
        return self.routes.way_to(nth_bit(goals, at)) if at < count else ()

    def listed(self, limit: int) -> list[Answer] | None:
        goals = self.routes.destinations()
        if len(goals) + self.stay > limit:
            return None
        found: list[Answer] = [self.routes.way_to(goal) for goal in goals]
        return [*found, ()] if self.stay else found

    def details(self) -> dict[str, Json]:
        return {**super().details(), "stay": self.stay}


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

    def questions(self, s: War) -> tuple[Decision, ...]:
        space = s.at[self.unit]
        if space < 0 or self.left < 1 or self.by >= s.setting.seats:
            return ()
        ways = routes(s, self.unit, self.left)
        if not ways.goals():
            return ()
        stay = s.passing != self.unit
        return (Decision(self.by, "way", Course(space, ways, stay), self),)

    def rest(self, s: War) -> None:
        self.stop(s)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        if answer:
            walk(s, self, answer)
        else:
            self.stop(s)

    def stop(self, s: War) -> None:
        s.stack.pop()
        if s.at[self.unit] >= 0 and self.how == MOVING:
            resolve_move(s, self.unit)
            if self.by < s.setting.seats and gates(s, self.unit):
                s.stack.append(Gate(self.unit))

    def again(self, left: int, taken: tuple[int, ...]) -> Move:
        """After asteroids the rest of the way may be chosen anew (MS-AST-10)."""
        assert taken
        return Move(self.unit, left, self.by, self.how)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        if not isinstance(answer, tuple):
            return Refusal(self.CLAUSE, "a way is a list of spaces")
        if not answer:
            return Refusal("MS-MOVE-15", "over a friendly piece the ship must go on")
        fault = terrain(s, self.unit).fault(s.at[self.unit], answer, self.left)[1]
        clause, text = FAULTS[fault]
        return Refusal(clause, text)


def walk(s: War, move: Move, path: tuple[int, ...]) -> None:
    """Go along a legal way until it ends or something reacts. The frame is on top."""
    unit = move.unit
    owner = OWNER[unit]
    reach = beside(enemy_guns(s, owner))
    asteroids = s.setting.asteroids
    origin = s.at[unit]
    if move.how == MOVING and KIND[unit] == MOTHERSHIP and owner == s.turn:
        s.locked = True
    left = move.left
    taken = 0
    s.leave(unit)
    for space in path:
        taken += 1
        left -= 1
        bit = BIT[space]
        rocks = asteroids & bit != 0 and meets_rocks(s, origin, space)
        if rocks or reach & bit:
            break
        origin = space
    space = path[taken - 1]
    s.enter(unit, space)
    if s.events is not None:
        s.events.append(events.Moved(unit, path[:taken]))
    if reach & BIT[space]:
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


def gates(s: War, unit: int) -> int:
    """Where a ship may jump from where it stands, as a mask; 0: nowhere."""
    owner = OWNER[unit]
    if owner != s.turn or not has_gates(s, owner) or held(s, unit):
        return 0
    ends = beside(friendly_planets(s, owner) | friendly_stations(s, owner))
    if not ends & BIT[s.at[unit]]:
        return 0
    return empty(s, ends)


def has_gates(s: War, owner: int) -> bool:
    """Whether the owner or a teammate has built Jump Gates."""
    side = s.setting.side
    mine = side[owner]
    for friend, known in enumerate(s.tech):
        # A teammate who is out of the game gives no gates any more.
        if known & JUMP_GATES and side[friend] == mine and not s.out >> friend & 1:
            return True
    return False


class Gate(Step):
    """After its steps, or without any, a ship may jump."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}
    CLAUSE: ClassVar[str] = "MS-SUP-07"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def questions(self, s: War) -> tuple[Decision, ...]:
        options = (PASS, *bits(gates(s, self.unit)))
        return (Decision(OWNER[self.unit], "gate", Pick("space", options), self),)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        # Declined is resolved too: else a player could begin and decline for ever.
        resolve_move(s, self.unit)
        if answer != PASS:
            warp(s, self.unit, answer)
