"""What may be attacked, and by which ships (MS-FIGHT-02 to -04, MS-PLAN-01)."""

from __future__ import annotations

from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.query import (
    can_damage,
    die_of,
    enemies,
    planet_guarded,
    station_guarded,
)
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import (
    FIRST_GUARDIAN,
    FLEET,
    KIND,
    OWNER,
    SHIPS,
    STATION,
    UNITS,
)


def attackers_on(s: MothershipState, owner: int, piece: int, most: int = FLEET) -> list[int]:
    """Own ships that may join an attack on a unit or a planet beside them (MS-FIGHT-02): all of
    them, or the first ``most``."""
    planet = piece >= PLANET
    space = s.planet_at[piece - PLANET] if planet else s.at[piece]
    distance = DISTANCE[space]
    base = owner * UNITS
    found: list[int] = []
    for number in SHIPS:
        unit = base + number
        at = s.at[unit]
        if at < 0 or distance[at] != 1 or s.fought >> unit & 1:
            continue
        if die_of(s, unit) if planet else can_damage(s, unit, piece):
            found.append(unit)
            if len(found) == most:
                break
    return found


def attackable(s: MothershipState, owner: int, unit: int) -> bool:
    """Enemy ships, and Stations that nothing guards; Guardians never (MS-FIGHT-03, -04)."""
    number = unit % UNITS
    if number >= FIRST_GUARDIAN:
        return False
    if KIND[unit] == STATION:
        return s.powers[owner].piercing or not station_guarded(s, OWNER[unit])
    return True


def raidable(s: MothershipState, owner: int, planet: int) -> bool:
    """Neutral or enemy planets that nothing guards (MS-PLAN-01)."""
    holder = s.holder[planet]
    if holder < 0:
        return True
    if s.setting.side[holder] == s.setting.side[owner]:
        return False
    return s.powers[owner].piercing or not planet_guarded(s, planet)


def far_targets(s: MothershipState, unit: int, reach: int, exact: bool) -> list[int]:
    """What a ship can attack over distance; guarding holds (MS-GUARD-03)."""
    owner, start = OWNER[unit], s.at[unit]
    piercing = s.powers[owner].piercing
    row = DISTANCE[start]
    found: list[int] = []
    for enemy in enemies(s, owner):
        for other in s.units_of(enemy):
            space = s.at[other]
            if space < 0 or row[space] > reach or (exact and row[space] != reach):
                continue
            if not can_damage(s, unit, other):
                continue
            if KIND[other] == STATION and not piercing and station_guarded(s, enemy):
                continue
            found.append(other)
    side = s.setting.side
    for planet, space in enumerate(s.planet_at):
        if space < 0 or row[space] > reach or (exact and row[space] != reach):
            continue
        holder = s.holder[planet]
        if holder >= 0 and side[holder] == side[owner]:
            continue
        if piercing or not planet_guarded(s, planet):
            found.append(PLANET + planet)
    return found
