"""Questions about a position that several rules ask."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.board import BIT, NEIGHBOURS, NEXT
from headframe.games.mothership.content.figures import SHIELD
from headframe.games.mothership.modes import DEVELOP, TEAM
from headframe.games.mothership.state import EMPTY, GONE, MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    ENGINES,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    OWNER,
    ROWS,
    SHIELDS,
    SHIPS,
    STATION,
    STATION_OF,
    UNITS,
    WEAPONS,
)

NOT_BOMBERS: Final = tuple(number for number in SHIPS if KIND[number] != BOMBER)


# Owners ------------------------------------------------------------------------------------------


def friends(s: MothershipState, owner: int) -> list[int]:
    """The owner and the teammates, those who are out too."""
    side = s.setting.side
    mine = side[owner]
    return [other for other, team in enumerate(side) if team == mine]


def enemies(s: MothershipState, owner: int) -> list[int]:
    """Owners of other teams who are still in the game."""
    side, out = s.setting.side, s.out
    mine = side[owner]
    return [other for other, team in enumerate(side) if team != mine and not out >> other & 1]


def friendly_units(s: MothershipState, owner: int) -> int:
    """Spaces of friendly ships and Guardians."""
    setting = s.setting
    if setting.owners == setting.seats and setting.mode != TEAM:
        guns = s.guns[owner]
        return s.ships[owner] | guns if guns else s.ships[owner]
    mask = 0
    for other in friends(s, owner):
        mask |= s.ships[other] | s.guns[other]
    return mask


def friendly_ships(s: MothershipState, owner: int) -> int:
    mask = 0
    for other in friends(s, owner):
        mask |= s.ships[other]
    return mask


def enemy_ships(s: MothershipState, owner: int) -> int:
    mask = 0
    for other in enemies(s, owner):
        mask |= s.ships[other]
    return mask


def enemy_guns(s: MothershipState, owner: int) -> int:
    side = s.setting.side
    mine = side[owner]
    mask = 0
    for other, guns in enumerate(s.guns):
        if guns and side[other] != mine:
            mask = mask | guns if mask else guns  # seldom more than one
    return mask


def beside(mask: int) -> int:
    """Spaces next to one of the mask."""
    found = 0
    while mask:
        space = mask.bit_length() - 1
        mask ^= BIT[space]
        found |= NEXT[space]
    return found


def empty(s: MothershipState, mask: int) -> int:
    """Spaces of the mask on which nothing stands."""
    return mask ^ mask & s.occupied


def has_room(s: MothershipState, space: int) -> bool:
    """Whether a space next to this one is empty."""
    on = s.on
    for other in NEIGHBOURS[space]:
        if on[other] == EMPTY:  # mostly the first: sooner found than with masks
            return True
    return False


def planets_of(s: MothershipState, owner: int) -> list[int]:
    return [p for p, holder in enumerate(s.holder) if holder == owner and s.planet_at[p] >= 0]


def friendly_planets(s: MothershipState, owner: int) -> int:
    """Spaces of the planets of an owner and the teammates."""
    side = s.setting.side
    mine = side[owner]
    mask = 0
    for planet, holder in enumerate(s.holder):
        if holder >= 0 and side[holder] == mine and s.planet_at[planet] >= 0:
            mask |= BIT[s.planet_at[planet]]
    return mask


def friendly_stations(s: MothershipState, owner: int) -> int:
    mask = 0
    for other in friends(s, owner):
        space = s.at[STATION_OF[other]]
        if space >= 0:
            mask |= BIT[space]
    return mask


def turn_place(s: MothershipState, owner: int) -> int:
    """Whether an owner's turn is the first of a round, the second …: 0, 1, …"""
    order = s.setting.order
    return (order.index(owner) - order.index(s.first)) % len(order)


def turn_order(s: MothershipState) -> list[int]:
    """The owners still in the game, from the active one on."""
    order = s.setting.order
    start = order.index(s.turn)
    return [o for o in (*order[start:], *order[:start]) if not s.out >> o & 1]


# Panel -------------------------------------------------------------------------------------------


def row(s: MothershipState, owner: int, which: int) -> int:
    """What a row counts now (MS-ACT-09 makes it count less for a turn)."""
    place = owner * ROWS + which
    if s.prodded:
        return max(0, s.energy[place] - s.prodded.get(place, 0))
    return s.energy[place]


def shield_strength(s: MothershipState, owner: int) -> int:
    return row(s, owner, SHIELDS) + s.powers[owner].shield


def shield_in_hand(s: MothershipState, owner: int) -> int:
    """MS-EN-11, without what Auxiliary Shield adds in a dogfight."""
    left = shield_strength(s, owner) - s.absorbed[owner]
    return left if left > 0 else 0


def energy_due(s: MothershipState, owner: int) -> int:
    """How much Energy the owner should have on the rows."""
    content = s.content
    total = ROWS * content.panel.start + s.powers[owner].energy
    if s.setting.modules & DEVELOP:
        for planet, holder in enumerate(s.holder):
            if holder == owner and s.planet_at[planet] >= 0:
                for title in s.built[planet]:
                    total += content.developments[title].energy
    return total


# Units -------------------------------------------------------------------------------------------


def engine_power(s: MothershipState, unit: int) -> int:
    """Base, technology, artifacts, then cards in the order played (MS-MOVE-10)."""
    kind, owner = KIND[unit], OWNER[unit]
    power = s.powers[owner].engine[kind]
    if kind == MOTHERSHIP:
        power += s.content.panel.engine[row(s, owner, ENGINES)]
    if s.boosts and unit in s.boosts:
        for boost in s.boosts[unit]:
            power = power + boost if boost else 2 * power
    return power


def held(s: MothershipState, unit: int) -> bool:
    """Whether Tractor Beam or Forced Update keeps the ship from moving now."""
    if s.updated and s.updated >> unit & 1 and OWNER[unit] == s.turn:
        return True
    return unit in s.tractor


def die_of(s: MothershipState, unit: int) -> int:
    kind = KIND[unit]
    if kind == MOTHERSHIP:
        return s.content.panel.die[row(s, OWNER[unit], WEAPONS)]
    return s.content.units.die[kind]


def wingmen(s: MothershipState, unit: int) -> int:
    """MS-WING-01: friendly ships and Guardians beside it."""
    return (NEXT[s.at[unit]] & friendly_units(s, OWNER[unit])).bit_count()


def can_damage(s: MothershipState, unit: int, target: int) -> bool:
    """MS-UNIT-06: whether a unit could do the target any harm now."""
    kind, other = KIND[unit], KIND[target]
    if kind == MOTHERSHIP and die_of(s, unit) == 0:
        return False
    damages = s.content.units.damages[kind]
    if other == MOTHERSHIP and not damages[MOTHERSHIP]:
        return damages[SHIELD] and shield_in_hand(s, OWNER[target]) > 0
    return damages[other]


def only_bombers(s: MothershipState) -> bool:
    """MS-GUARD-05."""
    for owner in range(s.setting.owners):
        base = owner * UNITS
        for number in NOT_BOMBERS:
            if s.at[base + number] >= 0:
                return False
    return True


def station_guarded(s: MothershipState, owner: int) -> bool:
    """MS-GUARD-01, for whoever would attack that owner's Station."""
    space = s.at[STATION_OF[owner]]
    return bool(NEXT[space] & friendly_units(s, owner)) and not only_bombers(s)


def planet_guarded(s: MothershipState, planet: int) -> bool:
    """MS-GUARD-02."""
    holder = s.holder[planet]
    if holder < 0:
        return False
    guns = 0
    for other in friends(s, holder):
        guns |= s.guns[other]
    return bool(guns and NEXT[s.planet_at[planet]] & guns) and not only_bombers(s)


def guards_of(s: MothershipState, space: int, owner: int) -> list[int]:
    """Friendly ships and Guardians beside a space."""
    return [
        unit
        for other in friends(s, owner)
        for unit in s.units_of(other)
        if KIND[unit] != STATION and s.at[unit] >= 0 and NEXT[space] & BIT[s.at[unit]]
    ]


def guardians_on_board(s: MothershipState, owner: int) -> int:
    guns = s.guns[owner]
    found = 0
    while guns:  # three at most
        guns &= guns - 1
        found += 1
    return found


def spare_guardian(s: MothershipState, owner: int) -> int:
    """A Guardian in reserve, -1 if all are on the board."""
    for unit in s.units_of(owner):
        if KIND[unit] == GUARDIAN and s.at[unit] == GONE:
            return unit
    return -1


# Planets -----------------------------------------------------------------------------------------


def planet_defence(s: MothershipState, planet: int) -> int:
    """MS-PLAN-07, without cards."""
    holder = s.holder[planet]
    if holder < 0:
        return s.content.figures.planet_defence
    total = s.powers[holder].defence
    if s.explored >> planet & 1:
        total += s.content.defence_here[s.tokens[planet]]
    for title in s.built[planet]:
        total += s.content.developments[title].defence
    return total


def points(s: MothershipState, owner: int) -> int:
    """The public VP count (MS-VP-02, -03)."""
    total = s.kills[owner]
    if s.out >> owner & 1:
        return total
    content = s.content
    for planet, holder in enumerate(s.holder):
        if holder == owner and s.planet_at[planet] >= 0:
            total += content.figures.planet_points
            for title in s.built[planet]:
                total += content.developments[title].points
    return total
