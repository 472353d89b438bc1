"""What an owner's ships can do from where they stand, and what can be done to them: the part of
``worth`` that looks at the board."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import DISTANCE, NEXT, RADIUS
from headframe.games.mothership.evaluate.weights import Weights
from headframe.games.mothership.phases import PLACING
from headframe.games.mothership.query import (
    die_of,
    enemies,
    engine_power,
    friendly_units,
    planet_defence,
    shield_strength,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    FIGHTER,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    SHIPS,
    STATION_OF,
    UNITS,
)

PACE: Final = 12
"""Ways are counted in twelfths of a move."""
FAR: Final = 99
SOON: Final = 3
"""Spaces short of the Station from which a raider threatens it the turn after next."""
EIGHTHS: Final = 8
"""Damage to a Station is counted in eighths of a point."""
MOST_RISK: Final = 6
RAIDERS: Final = tuple(number for number in SHIPS if KIND[number] != FIGHTER)
"""The ships that damage Stations."""


def striking(s: MothershipState) -> list[int]:
    """By unit: how far a ship strikes in its next turn; 0 where none is. Worked out once for all
    who look at it."""
    found = [0] * len(s.at)
    for owner in range(s.setting.owners):
        base = owner * UNITS
        for number in SHIPS:
            if s.at[base + number] >= 0:
                found[base + number] = engine_power(s, base + number) + 1
    return found


def outlook(s: MothershipState, owner: int, strikes: list[int], weight: Weights) -> int:
    side = s.setting.side
    mine = side[owner]
    foes = [
        other for other in range(s.setting.owners) if side[other] != mine and not s.out >> other & 1
    ]
    base = owner * UNITS
    ships = [base + number for number in SHIPS if s.at[base + number] >= 0]
    total = _planets(s, owner, ships, weight) + _hunt(s, owner, ships, foes, weight)
    if s.phase == PLACING:
        # Fleets are set one after the other: minding those already there, the later ones would be
        # timid, and all look where nobody is yet.
        return total
    others = [
        foe * UNITS + number for foe in foes for number in SHIPS if s.at[foe * UNITS + number] >= 0
    ]
    total -= siege(s, owner, foes, strikes, weight)
    return total - _exposed(s, owner, ships, others, strikes, weight)


def _planets(s: MothershipState, owner: int, ships: list[int], weight: Weights) -> int:
    """Two ships near each planet to be taken: one alone seldom takes it."""
    side = s.setting.side
    near, neutral = weight.near_planet, s.content.figures.planet_defence
    total = 0
    for planet, space in enumerate(s.planet_at):
        if space < 0:
            continue
        holder = s.holder[planet]
        if holder >= 0 and side[holder] == side[owner]:
            continue
        reach = DISTANCE[space]
        first = second = 2 * RADIUS
        for unit in ships:
            away = reach[s.at[unit]]
            if away < first:
                first, second = away, first
            elif away < second:
                second = away
        total -= near * (2 * first + second) * neutral // (3 * planet_defence(s, planet))
    return total


def _hunt(
    s: MothershipState, owner: int, ships: list[int], foes: list[int], weight: Weights
) -> int:
    """All go for one enemy, the one who can be finished first: Bombers and Mothership for the
    Station, Fighters for the nearest of its ships; all for the Mothership of one that has no
    Station."""
    best = 0
    found = False
    placing = s.phase == PLACING
    soon = next_to_move(s, owner, foes)
    for foe in foes:
        home = s.at[STATION_OF[foe]]
        guards = 0
        if home >= 0 and not placing:
            guards = (NEXT[home] & friendly_units(s, foe)).bit_count()
        goal = home if home >= 0 else s.at[MOTHERSHIP_OF[foe]]
        hulls = s.stations[foe] + s.hulls[foe]
        cost = weight.sturdy * hulls + weight.guarded * guards
        if foe != soon:
            cost += weight.later
        for unit in ships:
            kind = KIND[unit]
            reach = DISTANCE[s.at[unit]]
            if goal < 0 or (kind == FIGHTER and home >= 0):
                away = FAR
                if not placing:
                    for number in SHIPS:
                        space = s.at[foe * UNITS + number]
                        if space >= 0 and reach[space] < away:
                            away = reach[space]
                if away == FAR:
                    away = 1
                pace = weight.near_ship
            else:
                away = reach[goal]
                pace = weight.near_station
            # Counted from afar: else a ship that is lost far from the enemy would be a gain.
            cost += pace * (away - 1 - weight.afar) * PACE // weight.stride[kind]
        if not found or cost < best:
            best = cost
            found = True
    # The longer it lasts, the bolder: nothing else drives two careful players to an end.
    return -best * (weight.patience + s.round) // (weight.patience * PACE)


def next_to_move(s: MothershipState, owner: int, foes: list[int]) -> int:
    if len(foes) < 2:
        return foes[0] if foes else -1
    order = s.setting.order
    place = order.index(owner)
    while True:
        place = (place + 1) % len(order)
        if order[place] in foes:
            return order[place]


def siege(
    s: MothershipState, owner: int, foes: list[int], strikes: list[int], weight: Weights
) -> int:
    """What Bombers and Motherships can do to the Station in their next turn; guards keep most of
    it off."""
    home = s.at[STATION_OF[owner]]
    if home < 0:
        return 0
    reach = DISTANCE[home]
    force = 0
    piercing = False
    for foe in foes:
        blows = 0
        for number in RAIDERS:
            unit = foe * UNITS + number
            space = s.at[unit]
            if space >= 0:
                left = reach[space] - strikes[unit]
                if left <= 0:
                    blows += 4 * (die_of(s, unit) + 1)
                elif left <= SOON:
                    blows += die_of(s, unit) + 1
        force += blows
        if blows and s.powers[foe].piercing:
            piercing = True
    if not force:
        return 0
    # Twice the mean of a die, times four; from afar a quarter of it.
    hull = EIGHTHS * s.stations[owner]
    total = weight.siege * (force if force < hull else hull) // EIGHTHS
    if force >= hull:
        total += weight.doom
    if piercing:
        return total
    guards = (NEXT[home] & friendly_units(s, owner)).bit_count()
    return total >> guards + 1 if guards else total


def strikers(s: MothershipState, owner: int, unit: int) -> int:
    """Enemy ships that can reach a ship in a move and harm it, for words about a position."""
    reach = DISTANCE[s.at[unit]]
    mother = KIND[unit] == MOTHERSHIP
    count = 0
    for foe in enemies(s, owner):
        for number in SHIPS:
            other = foe * UNITS + number
            near = s.at[other] >= 0 and reach[s.at[other]] <= engine_power(s, other) + 1
            if near and (mother or KIND[other] != BOMBER):
                count += 1
    return count


def _exposed(
    s: MothershipState,
    owner: int,
    ships: list[int],
    others: list[int],
    strikes: list[int],
    weight: Weights,
) -> int:
    """Ships in asteroids, and ships that enemies can reach in a move, these less where friends
    stand beside them."""
    friends = friendly_units(s, owner)
    asteroids = s.setting.asteroids
    total = 0
    for unit in ships:
        at = s.at[unit]
        reach = DISTANCE[at]
        mother = KIND[unit] == MOTHERSHIP
        if asteroids >> at & 1 and not mother:
            # To have come through must not look better than it was likely.
            total += weight.asteroids
        attackers = 0
        for other in others:
            if reach[s.at[other]] <= strikes[other] and (mother or KIND[other] != BOMBER):
                attackers += 1
        if not attackers:
            continue
        wings = (NEXT[at] & friends).bit_count()
        if mother:
            armour = s.hulls[owner] + shield_strength(s, owner) + die_of(s, unit) // 2
            frail = 2 * s.content.units.hull[MOTHERSHIP] - armour
            if frail > 0:
                total += weight.frail * frail * attackers
        else:
            risk = 2 * attackers - wings
            if risk > 0:
                total += weight.exposed * (risk if risk < MOST_RISK else MOST_RISK)
    return total
