"""What the active player's ships can fly to and strike: worked out here, so that a client offers
whole plans without knowing a rule."""

from __future__ import annotations

from typing import TypedDict

from headframe.core.bits import bits
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.legal.action_codes import MOVE, SPAN
from headframe.games.mothership.legal.actions import actions
from headframe.games.mothership.legal.attacks import attackable, attackers_on, raidable
from headframe.games.mothership.legal.ways import routes
from headframe.games.mothership.query import can_damage, die_of, enemies, engine_power
from headframe.games.mothership.state import PLANET, MothershipState

Ways = tuple[int, int, int, dict[int, tuple[int, ...]]]
"""A ship, the asteroids in its way, where it can go, and how it comes to each space."""


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


class Plans(TypedDict):
    """What the active player may plan now; all empty for others and in the middle of something."""

    courses: list[Course]
    strikes: list[Strike]


def plans(s: MothershipState) -> Plans:
    """Of whose turn it is, while nothing else is asked."""
    movers = [code - MOVE for code in actions(s) if MOVE <= code < MOVE + SPAN]
    flown = [(unit, routes(s, unit, engine_power(s, unit))) for unit in movers]
    flights = [(unit, route.rocks, route.goals(), route.ways()) for unit, route in flown]
    return {
        "courses": [
            {"unit": unit, "ways": [list(way) for way in ways.values()]}
            for unit, _, _, ways in flights
        ],
        "strikes": _strikes(s, flights),
    }


def _strikes(s: MothershipState, courses: list[Ways]) -> list[Strike]:
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
        around = NEXT[s.planet_at[piece - PLANET] if piece >= PLANET else s.at[piece]]
        flights = [
            Flight(unit=unit, way=list(way))
            for unit, rocks, goals, ways in courses
            if goals & around
            and unit not in near
            and (way := _approach(s, unit, rocks, [ways[g] for g in bits(goals & around)], piece))
        ]
        if near or flights:
            found.append({"piece": piece, "beside": near, "flights": flights})
    return found


def _approach(
    s: MothershipState, unit: int, rocks: int, near: list[tuple[int, ...]], piece: int
) -> tuple[int, ...]:
    """Of the ways beside a piece the shortest of a ship that can strike it; () = none."""
    if not (die_of(s, unit) if piece >= PLANET else can_damage(s, unit, piece)):
        return ()
    # Those without asteroids first.
    toil = [(sum(rocks >> space & 1 for space in way), len(way), way) for way in near]
    return min(toil)[2]
