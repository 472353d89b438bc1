"""What styles of play are about: how often a seat did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.core.engine import Event
from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.events import (
    Attacked,
    Built,
    Captured,
    Destroyed,
    Moved,
    PlanetAttacked,
    Researched,
    Warped,
)
from headframe.games.mothership.query import enemies
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    FIGHTER,
    KIND,
    MOTHERSHIP,
    OWNER,
    SHIPS,
    STATION,
    STATION_OF,
    UNITS,
)

_HEARTS: Final = (STATION, MOTHERSHIP)
"""What a player lives by."""


def deeds(s: MothershipState, events: Sequence[Event], seat: int) -> dict[str, float]:
    """``raids`` are attacks on Stations and Motherships, ``hunts`` those on all else that flies. Of
    ways, in spaces nearer: ``approach`` to the nearest enemy ship, ``advance`` of those that damage
    Stations to the nearest of them."""
    found = {
        "hunts": 0.0,
        "raids": 0.0,
        "approach": 0.0,
        "advance": 0.0,
        "destroyed": 0.0,
        "points": 0.0,
        "planet attacks": 0.0,
        "planets": 0.0,
        "technologies": 0.0,
        "developments": 0.0,
    }
    for event in events:
        if isinstance(event, Attacked):
            if event.attackers and OWNER[event.attackers[0]] == seat:
                found["raids" if KIND[event.defender] in _HEARTS else "hunts"] += 1
        elif isinstance(event, Moved):
            if OWNER[event.unit] == seat and event.path:
                _count_way(s, seat, event.unit, event.start, event.path[-1], found)
        elif isinstance(event, Warped):
            if OWNER[event.unit] == seat:
                _count_way(s, seat, event.unit, event.start, event.space, found)
        elif isinstance(event, Destroyed):
            if event.by == seat:
                found["destroyed"] += 1
                found["points"] += event.points
        elif getattr(event, "seat", None) != seat:
            continue
        elif isinstance(event, PlanetAttacked):
            found["planet attacks"] += 1
        elif isinstance(event, Captured):
            found["planets"] += 1
        elif isinstance(event, Researched):
            found["technologies"] += 1
        elif isinstance(event, Built):
            found["developments"] += 1
    return found


def _count_way(
    s: MothershipState, seat: int, unit: int, start: int, end: int, found: dict[str, float]
) -> None:
    foes = enemies(s, seat)
    if KIND[unit] not in (STATION, FIGHTER):
        homes = [s.at[STATION_OF[foe]] for foe in foes]
        found["advance"] += _nearer([home for home in homes if home >= 0], start, end)
    ships = [s.at[foe * UNITS + number] for foe in foes for number in SHIPS]
    found["approach"] += _nearer([ship for ship in ships if ship >= 0], start, end)


def _nearer(spaces: list[int], start: int, end: int) -> int:
    """By how much the nearest of them is nearer now."""
    if not spaces:
        return 0
    before, after = DISTANCE[start], DISTANCE[end]
    return min([before[space] for space in spaces]) - min([after[space] for space in spaces])
