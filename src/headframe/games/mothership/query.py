"""Questions about a position that several rules ask."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.content import (
    BASE_DIE,
    BASE_ENGINE,
    BIT,
    BOMBER,
    DAMAGES,
    DEVELOP,
    DEVELOPMENTS,
    ENGINE,
    FIGHTER,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    NEXT,
    OWNER,
    PLANET_DEFENCE,
    PLANET_POINTS,
    SHIELD,
    START_ROW,
    STATION,
    UNITS,
    WEAPON_DIE,
    relic,
    relic_value,
    tech,
    tech_second,
    tech_value,
)
from headframe.games.mothership.state import GONE, PLANET, War

ENGINES: Final = 0
WEAPONS: Final = 1
SHIELDS: Final = 2
ROW_NAMES: Final = ("engines", "weapons", "shields")

TRAP: Final = tech("It's a Trap!")
TRAP_ENGINE: Final = tech_value("It's a Trap!")
ADVANCED: Final = tech("Advanced Engineering")
ADVANCED_ENGINE: Final = tech_second("Advanced Engineering")
WALLS: Final = tech("Space Walls")
WALLS_2: Final = tech("Space Walls II")
WALL: Final = tech_value("Space Walls")
WALL_2: Final = tech_value("Space Walls II")
BOOST: Final = tech("Energy Boost")
BOOST_2: Final = tech("Energy Boost II")
BOOST_ENERGY: Final = tech_value("Energy Boost")
BOOST_2_ENERGY: Final = tech_value("Energy Boost II")
PIERCING: Final = tech("Piercing")
ORBITAL: Final = tech("Orbital Defences")
ORBITAL_2: Final = tech("Orbital Defences II")
ORBITAL_GUNS: Final = tech_value("Orbital Defences")
ORBITAL_2_GUNS: Final = tech_value("Orbital Defences II")
EMBARGO: Final = tech("Embargo")

BATTERIES: Final = relic("engine-all")
BATTERY: Final = relic_value("engine-all")
LIQUID: Final = relic("engine-mother")
LIQUID_ENGINE: Final = relic_value("engine-mother")
WRAP: Final = relic("shield")
WRAP_SHIELD: Final = relic_value("shield")
FUEL: Final = relic("energy")
FUEL_ENERGY: Final = relic_value("energy")
SKULL: Final = relic("defence-all")
SKULL_DEFENCE: Final = relic_value("defence-all")
FLAK: Final = relic("defence-here").bit_length() - 1
FLAK_DEFENCE: Final = relic_value("defence-here")


# Owners ------------------------------------------------------------------------------------------


def friends(s: War, owner: int) -> list[int]:
    """The owner and the teammates, those who are out too."""
    side = s.setting.side
    mine = side[owner]
    return [other for other, team in enumerate(side) if team == mine]


def enemies(s: War, owner: int) -> list[int]:
    """Owners of other teams who are still in the game."""
    side, out = s.setting.side, s.out
    mine = side[owner]
    return [other for other, team in enumerate(side) if team != mine and not out >> other & 1]


def friendly_units(s: War, owner: int) -> int:
    """Spaces of friendly ships and Guardians."""
    setting = s.setting
    if setting.owners == setting.seats and setting.mode != 1:
        return s.ships[owner] | s.guns[owner]
    mask = 0
    for other in friends(s, owner):
        mask |= s.ships[other] | s.guns[other]
    return mask


def friendly_ships(s: War, owner: int) -> int:
    mask = 0
    for other in friends(s, owner):
        mask |= s.ships[other]
    return mask


def enemy_ships(s: War, owner: int) -> int:
    mask = 0
    for other in enemies(s, owner):
        mask |= s.ships[other]
    return mask


def enemy_guns(s: War, owner: int) -> int:
    side = s.setting.side
    mine = side[owner]
    mask = 0
    for other, guns in enumerate(s.guns):
        if guns and side[other] != mine:
            mask |= guns
    return mask


def beside(mask: int) -> int:
    """Spaces next to one of the mask."""
    found = 0
    while mask:
        space = mask.bit_length() - 1
        mask ^= BIT[space]
        found |= NEXT[space]
    return found


def empty(s: War, mask: int) -> int:
    """Spaces of the mask on which nothing stands."""
    return mask ^ mask & s.occupied


def has_room(s: War, space: int) -> bool:
    """Whether a space next to this one is empty."""
    around = NEXT[space]
    return around & s.occupied != around


def planets_of(s: War, owner: int) -> list[int]:
    return [p for p, holder in enumerate(s.holder) if holder == owner and s.planet_at[p] >= 0]


def friendly_planets(s: War, owner: int) -> int:
    """Spaces of the planets of an owner and the teammates."""
    side = s.setting.side
    mine = side[owner]
    mask = 0
    for planet, holder in enumerate(s.holder):
        if holder >= 0 and side[holder] == mine and s.planet_at[planet] >= 0:
            mask |= BIT[s.planet_at[planet]]
    return mask


def friendly_stations(s: War, owner: int) -> int:
    mask = 0
    for other in friends(s, owner):
        space = s.at[other * UNITS]
        if space >= 0:
            mask |= BIT[space]
    return mask


def mothership(owner: int) -> int:
    return owner * UNITS + 1


def turn_place(s: War, owner: int) -> int:
    """Whether an owner's turn is the first of a round, the second …: 0, 1, …"""
    order = s.setting.order
    return (order.index(owner) - order.index(s.first)) % len(order)


def turn_order(s: War) -> list[int]:
    """The owners still in the game, from the active one on."""
    order = s.setting.order
    start = order.index(s.turn)
    return [o for o in (*order[start:], *order[:start]) if not s.out >> o & 1]


# Panel -------------------------------------------------------------------------------------------


def row(s: War, owner: int, which: int) -> int:
    """What a row counts now (MS-ACT-09 makes it count less for a turn)."""
    place = owner * 3 + which
    if s.prodded:
        return max(0, s.energy[place] - s.prodded.get(place, 0))
    return s.energy[place]


def shield_strength(s: War, owner: int) -> int:
    wrap = WRAP_SHIELD if s.relics[owner] & WRAP else 0
    return row(s, owner, SHIELDS) + wrap


def shield_in_hand(s: War, owner: int) -> int:
    """MS-EN-11, without what Auxiliary Shield adds in a dogfight."""
    left = shield_strength(s, owner) - s.absorbed[owner]
    return left if left > 0 else 0


def energy_due(s: War, owner: int) -> int:
    """How much Energy the owner should have on the rows."""
    tech_mask, relics = s.tech[owner], s.relics[owner]
    total = 3 * START_ROW
    if tech_mask & BOOST:
        total += BOOST_ENERGY
    if tech_mask & BOOST_2:
        total += BOOST_2_ENERGY
    if relics & FUEL:
        total += FUEL_ENERGY
    if s.setting.modules & DEVELOP:
        for planet, holder in enumerate(s.holder):
            if holder == owner and s.planet_at[planet] >= 0:
                for title in s.built[planet]:
                    total += DEVELOPMENTS[title].energy
    return total


# Units -------------------------------------------------------------------------------------------


def engine_power(s: War, unit: int) -> int:
    """Base, technology, artifacts, then cards in the order played (MS-MOVE-10)."""
    kind, owner = KIND[unit], OWNER[unit]
    if kind == MOTHERSHIP:
        power = ENGINE[row(s, owner, ENGINES)]
        if s.relics[owner] & LIQUID:
            power += LIQUID_ENGINE
    else:
        power = BASE_ENGINE[kind]
        if kind == FIGHTER:
            if s.tech[owner] & TRAP:
                power += TRAP_ENGINE
        elif s.tech[owner] & ADVANCED:
            power += ADVANCED_ENGINE
    if s.relics[owner] & BATTERIES:
        power += BATTERY
    if s.boosts and unit in s.boosts:
        for boost in s.boosts[unit]:
            power = power + boost if boost else 2 * power
    return power


def held(s: War, unit: int) -> bool:
    """Whether Tractor Beam or Forced Update keeps the ship from moving now."""
    if s.updated and s.updated >> unit & 1 and OWNER[unit] == s.turn:
        return True
    return unit in s.tractor


def die_of(s: War, unit: int) -> int:
    kind = KIND[unit]
    if kind == MOTHERSHIP:
        return WEAPON_DIE[row(s, OWNER[unit], WEAPONS)]
    return BASE_DIE[kind]


def wingmen(s: War, unit: int) -> int:
    """MS-WING-01: friendly ships and Guardians beside it."""
    return (NEXT[s.at[unit]] & friendly_units(s, OWNER[unit])).bit_count()


def can_damage(s: War, unit: int, target: int) -> bool:
    """MS-UNIT-06: whether a unit could do the target any harm now."""
    kind, other = KIND[unit], KIND[target]
    if kind == MOTHERSHIP and die_of(s, unit) == 0:
        return False
    if other == MOTHERSHIP and not DAMAGES[kind][MOTHERSHIP]:
        return DAMAGES[kind][SHIELD] and shield_in_hand(s, OWNER[target]) > 0
    return DAMAGES[kind][other]


def only_bombers(s: War) -> bool:
    """MS-GUARD-05."""
    for owner in range(s.setting.owners):
        base = owner * UNITS
        for unit in range(base + 1, base + 5):
            if s.at[unit] >= 0:
                return False
    return True


def station_guarded(s: War, owner: int) -> bool:
    """MS-GUARD-01, for whoever would attack that owner's Station."""
    space = s.at[owner * UNITS]
    return bool(NEXT[space] & friendly_units(s, owner)) and not only_bombers(s)


def planet_guarded(s: War, planet: int) -> bool:
    """MS-GUARD-02."""
    holder = s.holder[planet]
    if holder < 0:
        return False
    guns = 0
    for other in friends(s, holder):
        guns |= s.guns[other]
    return bool(guns and NEXT[s.planet_at[planet]] & guns) and not only_bombers(s)


def guards_of(s: War, space: int, owner: int) -> list[int]:
    """Friendly ships and Guardians beside a space."""
    return [
        unit
        for other in friends(s, owner)
        for unit in s.units_of(other)
        if KIND[unit] != STATION and s.at[unit] >= 0 and NEXT[space] & BIT[s.at[unit]]
    ]


def guardians_on_board(s: War, owner: int) -> int:
    return s.guns[owner].bit_count()


def guardians_supported(s: War, owner: int) -> int:
    mask = s.tech[owner]
    if mask & ORBITAL_2:
        return ORBITAL_2_GUNS
    return ORBITAL_GUNS if mask & ORBITAL else 0


def spare_guardian(s: War, owner: int) -> int:
    """A Guardian in reserve, -1 if all are on the board."""
    for unit in s.units_of(owner):
        if KIND[unit] == GUARDIAN and s.at[unit] == GONE:
            return unit
    return -1


# Planets -----------------------------------------------------------------------------------------


def planet_defence(s: War, planet: int) -> int:
    """MS-PLAN-07, without cards."""
    holder = s.holder[planet]
    if holder < 0:
        return PLANET_DEFENCE
    mask = s.tech[holder]
    if mask & WALLS_2:
        total = WALL_2
    else:
        total = WALL if mask & WALLS else PLANET_DEFENCE
    if s.relics[holder]:
        if s.relics[holder] & SKULL:
            total += SKULL_DEFENCE
        if s.explored >> planet & 1 and s.tokens[planet] == FLAK:
            total += FLAK_DEFENCE
    for title in s.built[planet]:
        total += DEVELOPMENTS[title].defence
    return total


def points(s: War, owner: int) -> int:
    """The public VP count (MS-VP-02, -03)."""
    total = s.kills[owner]
    if s.out >> owner & 1:
        return total
    for planet, holder in enumerate(s.holder):
        if holder == owner and s.planet_at[planet] >= 0:
            total += PLANET_POINTS
            for title in s.built[planet]:
                total += DEVELOPMENTS[title].points
    return total


def is_planet(piece: int) -> bool:
    return piece >= PLANET


def is_bomber(unit: int) -> bool:
    return KIND[unit] == BOMBER
