"""Abilities that a Mothership could use now, and on what (MS-TECH-10, -11, MS-COL-06)."""

from __future__ import annotations

from headframe.games.mothership.board import BIT, NEXT
from headframe.games.mothership.content.technology import (
    DRONES,
    MINING,
    MISSILE,
    ONBOARD,
    TRACTOR,
)
from headframe.games.mothership.legal.attacks import far_targets
from headframe.games.mothership.query import (
    can_damage,
    die_of,
    empty,
    enemies,
    friends,
    has_room,
    held,
    planets_of,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    FIGHTER,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    OWNER,
    SHIPS,
    STATION_OF,
    UNITS,
)


def usable(s: MothershipState, owner: int) -> list[int]:
    """The abilities that the Mothership could use now."""
    mine = s.powers[owner].abilities
    unit = MOTHERSHIP_OF[owner]
    if not mine or s.at[unit] < 0 or s.fought >> unit & 1:
        return []
    return [number for number in mine if _possible(s, owner, number)]


def _possible(s: MothershipState, owner: int, number: int) -> bool:
    ability = s.content.technologies[number].ability
    if ability == DRONES:
        return s.hulls[owner] < s.content.units.hull[MOTHERSHIP] and bool(planets_of(s, owner))
    if ability == MINING:
        return s.setting.asteroids & BIT[s.at[MOTHERSHIP_OF[owner]]] != 0
    return bool(ability_targets(s, owner, number))


def ability_targets(s: MothershipState, owner: int, number: int) -> list[int]:
    """Units, or PLANET + number for planets."""
    unit = MOTHERSHIP_OF[owner]
    tech = s.content.technologies[number]
    if tech.ability == ONBOARD:
        if not has_room(s, s.at[unit]):
            return []
        return [
            ship
            for friend in friends(s, owner)
            for ship in s.units_of(friend)
            if KIND[ship] in (FIGHTER, BOMBER) and s.at[ship] >= 0 and _may_warp(s, owner, ship)
        ]
    if tech.ability == TRACTOR:
        return _enemy_ships(s, owner)
    if die_of(s, unit) == 0:
        return []
    if tech.ability == MISSILE:
        return [ship for ship in _enemy_ships(s, owner) if can_damage(s, unit, ship)]
    return far_targets(s, unit, tech.value, exact=False)


def _enemy_ships(s: MothershipState, owner: int) -> list[int]:
    at = s.at
    return [
        enemy * UNITS + number
        for enemy in enemies(s, owner)
        for number in SHIPS
        if at[enemy * UNITS + number] >= 0
    ]


def _may_warp(s: MothershipState, owner: int, ship: int) -> bool:
    """MS-COL-08: an own ship needs its phases, a teammate's does not."""
    if held(s, ship):
        return False
    return OWNER[ship] != owner or not (s.moved | s.fought) >> ship & 1


def shift_spaces(s: MothershipState, owner: int) -> int:
    space = s.at[STATION_OF[owner]]
    if space < 0 or s.shifted or not s.powers[owner].station_engines:
        return 0
    return empty(s, NEXT[space])
