"""What the active player's ships can fly to and strike, and what the enemies could: worked out
here, so that a client offers whole plans without knowing a rule."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypedDict

from headframe.core.bits import bits
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.legal.action_codes import MOVE, SPAN
from headframe.games.mothership.legal.actions import actions
from headframe.games.mothership.legal.attacks import attackable, attackers_on, raidable
from headframe.games.mothership.legal.ways import Routes, routes
from headframe.games.mothership.phases import OPENED
from headframe.games.mothership.query import can_damage, die_of, enemies, engine_power
from headframe.games.mothership.show.odds import threats
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.steps.turn import Turn
from headframe.games.mothership.units import OWNER

HEAVY: Final = 4
"""Where so many enemy ships can strike, a space is marked twice."""


class Course(TypedDict):
    """A ship that may move, and one way to each space where it can go."""

    unit: int
    ways: list[list[int]]


class Flight(TypedDict):
    """A ship that can come beside a target, and how."""

    unit: int
    way: list[int]


class Strike(TypedDict):
    """A unit or planet (from 100 on) that can be attacked this turn."""

    piece: int
    beside: list[int]
    """Ships that can attack it from where they stand."""
    flights: list[Flight]


class Threat(TypedDict):
    """Where an enemy could strike if it were their turn."""

    owner: int
    spaces: list[int]
    heavy: list[int]
    """Those where ``HEAVY`` or more of its units could."""


class Plans(TypedDict):
    """What the active player may plan now; all empty for others and in the middle of something."""

    courses: list[Course]
    strikes: list[Strike]
    threats: list[Threat]


def plans(s: MothershipState, viewer: int | None) -> Plans:
    free = bool(s.stack) and isinstance(s.stack[-1], Turn) and s.phase == OPENED
    if not free or viewer != s.turn or viewer >= s.setting.seats:
        return {"courses": [], "strikes": [], "threats": []}
    movers = [code - MOVE for code in actions(s) if MOVE <= code < MOVE + SPAN]
    ways = {unit: routes(s, unit, engine_power(s, unit)) for unit in movers}
    return {
        "courses": [
            {"unit": unit, "ways": [list(way.way_to(goal)) for goal in way.destinations()]}
            for unit, way in ways.items()
        ],
        "strikes": _strikes(s, ways),
        "threats": _threats(s, s.turn),
    }


def _strikes(s: MothershipState, ways: dict[int, Routes]) -> list[Strike]:
    owner = s.turn
    targets = [
        unit
        for enemy in enemies(s, owner)
        for unit in s.units_of(enemy)
        if s.at[unit] >= 0 and attackable(s, owner, unit)
    ]
    targets += [
        PLANET + planet
        for planet, space in enumerate(s.planet_at)
        if space >= 0 and raidable(s, owner, planet)
    ]
    found: list[Strike] = []
    for piece in targets:
        near = attackers_on(s, owner, piece)
        flights = [
            Flight(unit=unit, way=list(way))
            for unit, course in ways.items()
            if unit not in near and (way := _approach(s, unit, course, piece))
        ]
        if near or flights:
            found.append({"piece": piece, "beside": near, "flights": flights})
    return found


def _approach(s: MothershipState, unit: int, course: Routes, piece: int) -> tuple[int, ...]:
    """The shortest way of a ship that can strike a piece to a space beside it; () = none."""
    planet = piece >= PLANET
    if not (die_of(s, unit) if planet else can_damage(s, unit, piece)):
        return ()
    space = s.planet_at[piece - PLANET] if planet else s.at[piece]
    goals = bits(course.goals() & NEXT[space])
    ways = [course.way_to(goal) for goal in goals]
    # Those without asteroids first.
    toil = [(sum(course.rocks >> space & 1 for space in way), len(way), way) for way in ways]
    return min(toil)[2] if toil else ()


def _threats(s: MothershipState, viewer: int) -> list[Threat]:
    """Those of all enemies' ships and Guardians, owner by owner."""
    strikes: dict[int, Counter[int]] = {owner: Counter() for owner in enemies(s, viewer)}
    for threat in threats(s, viewer):
        strikes[OWNER[threat["by"]]].update(threat["strikes"])
    return [
        {
            "owner": owner,
            "spaces": sorted(found),
            "heavy": sorted(space for space, count in found.items() if count >= HEAVY),
        }
        for owner, found in strikes.items()
    ]
