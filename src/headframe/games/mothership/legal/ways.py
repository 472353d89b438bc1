"""Where a ship can go: steps over the board, and Jump Gates (MS-MOVE, MS-SUP-07)."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.core.bits import bits, nth_bit
from headframe.core.choice import Answer, Path
from headframe.core.part import Json
from headframe.core.rng import Rng
from headframe.games.mothership.board import BIT, FULL, GRID, NEIGHBOURS, NEXT, field_of
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.query import (
    beside,
    empty,
    enemy_guns,
    friendly_planets,
    friendly_stations,
    friendly_units,
    has_room,
    held,
)
from headframe.games.mothership.state import EMPTY, PLANET, MothershipState
from headframe.games.mothership.units import KIND, OWNER, STATION
from headframe.kit.paths import Reach, Terrain


def terrain(s: MothershipState, unit: int) -> Terrain:
    """What the board is to a ship now."""
    owner = OWNER[unit]
    free = FULL ^ s.occupied
    if s.passing != unit:
        free |= BIT[s.at[unit]]
    guns = enemy_guns(s, owner)
    return Terrain(GRID, free | friendly_units(s, owner), free, beside(guns) if guns else 0)


def has_step(s: MothershipState, unit: int, power: int) -> bool:
    """Whether a ship could make at least one legal step."""
    if power < 1:
        return False
    if has_room(s, s.at[unit]):
        return True
    if power < 2 or not NEXT[s.at[unit]] & friendly_units(s, OWNER[unit]):
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
        way = self.full.way_to(destination)
        # A way that meets none is the one that would be found on a board without them.
        if self.rocks:
            for space in way:
                if self.rocks & BIT[space]:
                    return self._calm().way_to(destination) or way
        return way

    def ways(self) -> dict[int, tuple[int, ...]]:
        """The same way to each destination as ``way_to`` finds, all of them in one go."""
        full = self.full
        found = full.ways()
        if full.goals() & self.rocks:
            found.update(self._calm().ways())
        return {goal: found[goal] for goal in self.destinations()}

    def _calm(self) -> Reach:
        """Where it can go without meeting asteroids."""
        if self._safe is None:
            full, ground = self.full, self.full.terrain
            calm = Terrain(GRID, ground.enter & ~self.rocks, ground.stop, ground.halt)
            self._safe = Reach(calm, full.start, full.budget)
        return self._safe


def routes(s: MothershipState, unit: int, power: int) -> Routes:
    start = s.at[unit]
    asteroids = s.setting.asteroids
    if asteroids & BIT[start]:
        asteroids &= ~field_of(s.setting.asteroids, start)
    return Routes(Reach(terrain(s, unit), start, power), asteroids)


class Exactly(Routes):
    """Only ways of as many steps as the power, to spaces that are so far away."""

    __slots__ = ()

    def goals(self) -> int:
        layers = self.full.layers()
        if len(layers) <= self.full.budget:
            return 0
        return layers[self.full.budget] & self.full.goals()

    def destinations(self) -> list[int]:
        return bits(self.goals())

    def passable(self, path: Sequence[int]) -> bool:
        return bool(self.goals() >> path[-1] & 1) and self.full.passable(path)


def pushes(s: MothershipState, unit: int, power: int) -> Routes:
    """Where a Gravity Manipulator may move a ship (MS-ACT-13)."""
    ways = routes(s, unit, power)
    return ways if house_rules(s.setting.setup).short_push else Exactly(ways.full, ways.rocks)


def can_be_pushed(s: MothershipState, unit: int, power: int) -> bool:
    if not has_step(s, unit, power):
        return False
    return house_rules(s.setting.setup).short_push or pushes(s, unit, power).goals() != 0


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


# Jump Gates ---------------------------------------------------------------------------------------


def gates(s: MothershipState, unit: int) -> int:
    """Where a ship may jump from where it stands, as a mask; 0: nowhere."""
    owner = OWNER[unit]
    if owner != s.turn or not has_gates(s, owner) or held(s, unit):
        return 0
    if not at_gate(s, owner, s.at[unit]):
        return 0
    return empty(s, beside(friendly_planets(s, owner) | friendly_stations(s, owner)))


def at_gate(s: MothershipState, owner: int, space: int) -> bool:
    """Whether a friendly planet or Station lies beside a space."""
    side = s.setting.side
    for near in NEIGHBOURS[space]:
        piece = s.on[near]
        if piece >= PLANET:
            holder = s.holder[piece - PLANET]
            if holder >= 0 and side[holder] == side[owner]:
                return True
        elif piece != EMPTY and KIND[piece] == STATION and side[OWNER[piece]] == side[owner]:
            return True
    return False


def has_gates(s: MothershipState, owner: int) -> bool:
    """Whether the owner or a teammate has built Jump Gates."""
    side = s.setting.side
    mine = side[owner]
    for friend, powers in enumerate(s.powers):
        # A teammate who is out of the game gives no gates any more.
        if powers.jump_gates and side[friend] == mine and not s.out >> friend & 1:
            return True
    return False
