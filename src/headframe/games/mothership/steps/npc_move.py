"""How NPC ships go (MS-NPC-04, -05, -13, -18)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.bits import bits
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.mothership.board import DISTANCE, FULL, GRID, NEXT
from headframe.games.mothership.legal.ways import terrain
from headframe.games.mothership.modes import NPC, PLAYER
from headframe.games.mothership.query import engine_power, held
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.move import MOVING, Move, walk
from headframe.games.mothership.units import STATION_OF
from headframe.kit.paths import Reach


def power_of(s: MothershipState, unit: int) -> int:
    """How far a ship may go now: one that is held stays (MS-NPC-05, MS-MOVE-12)."""
    return 0 if held(s, unit) else engine_power(s, unit)


def way_towards(s: MothershipState, unit: int, aim: int, power: int) -> tuple[int, ...]:
    """MS-NPC-04: along a shortest legal path to a space beside the aim, as far as power goes."""
    here = s.at[unit]
    if NEXT[aim] >> here & 1 or power < 1:
        return ()
    ground = terrain(s, unit)
    way = Reach(ground, here, GRID.size).way_to_any(NEXT[aim])
    if way:
        way = way[:power]
        while way and not ground.stop >> way[-1] & 1:
            way = way[:-1]
        return way
    near = Reach(ground, here, power)
    row = DISTANCE[aim]
    best = min(near.destinations(), key=lambda space: (row[space], space), default=here)
    return near.way_to(best) if row[best] < row[here] else ()


def run_way(
    s: MothershipState, unit: int, start: int, visited: tuple[int, ...], power: int
) -> tuple[int, ...]:
    """MS-NPC-13: at full power along the straight line to the player's Station."""
    aim = s.at[STATION_OF[PLAYER]]
    here = s.at[unit]
    row = DISTANCE[aim]
    seen = {*visited, here}
    way: list[int] = []
    while len(way) < power and row[here] > 1:
        empty = NEXT[here] & FULL & ~s.occupied
        nearer = [space for space in bits(empty) if row[space] < row[here]]
        level = [space for space in bits(empty) if row[space] == row[here] and space not in seen]
        if nearer:
            mask = sum(1 << space for space in nearer)
            here = GRID.closest_to_line(start, aim, mask)
        elif level:
            here = level[0]
        else:
            break
        seen.add(here)
        way.append(here)
    return _legal(s, unit, tuple(way), power)


def _legal(s: MothershipState, unit: int, way: tuple[int, ...], power: int) -> tuple[int, ...]:
    """The part of the way up to a Guardian that stops the ship, if one does."""
    ground = terrain(s, unit)
    for steps, space in enumerate(way, start=1):
        if ground.halt >> space & 1:
            return way[:steps]
    assert not way or len(way) <= power
    return way


class NpcMove(Move):
    """An NPC ship on its way. ``aim`` is a space, -1 a Bomber's run to the Station."""

    __slots__ = ("aim", "start", "visited")
    AUDIENCES: ClassVar[Audiences] = {**Move.AUDIENCES, "aim": ALL, "start": ALL, "visited": ALL}

    def __init__(
        self,
        unit: int,
        left: int,
        by: int,
        how: int,
        aim: int,
        start: int,
        visited: tuple[int, ...],
    ) -> None:
        super().__init__(unit, left, by, how)
        self.aim = aim
        self.start = start
        self.visited = visited

    @staticmethod
    def begin(s: MothershipState, unit: int, aim: int) -> NpcMove:
        return NpcMove(unit, power_of(s, unit), NPC, MOVING, aim, s.at[unit], ())

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        return ()

    def rest(self, s: MothershipState) -> None:
        way: tuple[int, ...] = ()
        if s.at[self.unit] >= 0:
            if self.aim >= 0:
                way = way_towards(s, self.unit, self.aim, self.left)
            else:
                way = run_way(s, self.unit, self.start, self.visited, self.left)
        if way:
            walk(s, self, way)
        else:
            self.stop(s)

    def again(self, left: int, taken: tuple[int, ...]) -> NpcMove:
        seen = (*self.visited, self.start, *taken)
        return NpcMove(self.unit, left, self.by, self.how, self.aim, self.start, seen)
