"""Mothership abilities of tier 5, and the Station's engines (MS-TECH-10, -11)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import gain, resolve_move, use_attack
from headframe.games.mothership.content import (
    BIT,
    BOMBER,
    DISTANCE,
    FIGHTER,
    GUARDIAN,
    HULL,
    KIND,
    MOTHERSHIP,
    NEXT,
    OWNER,
    STATION,
    TECH_NAMES,
    TECHS,
    UNITS,
    tech_value,
)
from headframe.games.mothership.fight import FAR
from headframe.games.mothership.query import (
    PIERCING,
    can_damage,
    die_of,
    empty,
    enemies,
    friends,
    has_room,
    held,
    mothership,
    planet_guarded,
    planets_of,
    station_guarded,
)
from headframe.games.mothership.state import PLANET, War
from headframe.games.mothership.steps.arrive import arrive, warp
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.steps.planet import attack_planet

DRONES: Final = TECH_NAMES["Repair Drones"]
MINING: Final = TECH_NAMES["Asteroid Mining"]
TORPEDOES: Final = TECH_NAMES["Sunslayer Torpedoes"]
TRACTOR: Final = TECH_NAMES["Tractor Beam"]
MISSILE: Final = TECH_NAMES["Nuclear Missile"]
ONBOARD: Final = TECH_NAMES["Onboard Gates"]
AUXILIARY: Final = TECH_NAMES["Auxiliary Engines"]
ABILITIES: Final = (DRONES, MINING, TORPEDOES, TRACTOR, MISSILE, ONBOARD)
AIMED: Final = {
    TORPEDOES: "MS-COM-08",
    TRACTOR: "MS-SUP-05",
    MISSILE: "MS-SUP-08",
    ONBOARD: "MS-COL-08",
}
"""The clause of each ability that is used on something."""
ABILITY_MASK: Final = sum(1 << number for number in ABILITIES)
TORPEDO_REACH: Final = tech_value("Sunslayer Torpedoes")
DRONE_HULL: Final = tech_value("Repair Drones")
MINED: Final = tech_value("Asteroid Mining")


def usable(s: War, owner: int) -> list[int]:
    """The abilities that the Mothership could use now."""
    mine = s.tech[owner] & ABILITY_MASK
    unit = mothership(owner)
    if not mine or s.at[unit] < 0 or s.fought >> unit & 1:
        return []
    return [number for number in ABILITIES if mine >> number & 1 and _possible(s, owner, number)]


def _possible(s: War, owner: int, number: int) -> bool:
    if number == DRONES:
        return s.hulls[owner] < HULL[MOTHERSHIP] and bool(planets_of(s, owner))
    if number == MINING:
        return s.setting.asteroids & BIT[s.at[mothership(owner)]] != 0
    return bool(ability_targets(s, owner, number))


def ability_targets(s: War, owner: int, number: int) -> list[int]:
    """Units, or PLANET + number for planets."""
    unit = mothership(owner)
    if number == ONBOARD:
        if not has_room(s, s.at[unit]):
            return []
        return [
            ship
            for friend in friends(s, owner)
            for ship in s.units_of(friend)
            if KIND[ship] in (FIGHTER, BOMBER) and s.at[ship] >= 0 and _may_warp(s, owner, ship)
        ]
    ships = [
        ship
        for enemy in enemies(s, owner)
        for ship in s.units_of(enemy)
        if s.at[ship] >= 0 and KIND[ship] not in (STATION, GUARDIAN)
    ]
    if number == TRACTOR:
        return ships
    if die_of(s, unit) == 0:
        return []
    if number == MISSILE:
        return [ship for ship in ships if can_damage(s, unit, ship)]
    return far_targets(s, unit, TORPEDO_REACH, exact=False)


def _may_warp(s: War, owner: int, ship: int) -> bool:
    """MS-COL-08: an own ship needs its phases, a teammate's does not."""
    if held(s, ship):
        return False
    return OWNER[ship] != owner or not (s.moved | s.fought) >> ship & 1


def far_targets(s: War, unit: int, reach: int, exact: bool) -> list[int]:
    """What a ship can attack over distance; guarding holds (MS-GUARD-03)."""
    owner, start = OWNER[unit], s.at[unit]
    piercing = s.tech[owner] & PIERCING
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


def use_ability(s: War, owner: int, number: int) -> None:
    """At OPEN; it takes the Mothership's attack phase."""
    unit = mothership(owner)
    if number == DRONES:
        use_attack(s, unit)
        gained = DRONE_HULL * len(planets_of(s, owner))
        s.hulls[owner] = min(HULL[MOTHERSHIP], s.hulls[owner] + gained)
        _tell(s, unit, number, -1)
    elif number == MINING:
        use_attack(s, unit)
        _tell(s, unit, number, -1)
        gain(s, owner, MINED, 0, 0, "mining")
    else:
        s.stack.append(AbilityTarget(number))


def _tell(s: War, unit: int, number: int, on: int) -> None:
    if s.events is not None:
        s.events.append(events.Used(OWNER[unit], unit, number, on))


class AbilityTarget(Step):
    """What the ability is used on."""

    __slots__ = ("number",)
    AUDIENCES: ClassVar[Audiences] = {"number": ALL}
    CLAUSE: ClassVar[str] = "MS-TECH-11"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, number: int) -> None:
        self.number = number

    def questions(self, s: War) -> tuple[Decision, ...]:
        options = tuple(ability_targets(s, s.turn, self.number))
        return (Decision(s.turn, "ability-target", Pick("piece", options), self),)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        owner = decision.seat
        unit = mothership(owner)
        s.stack.pop()
        _tell(s, unit, self.number, answer)
        if self.number == ONBOARD:
            s.stack.append(OnboardSpace(answer))
        elif self.number == TRACTOR:
            use_attack(s, unit)
            s.tractor[owner] = answer
        elif answer >= PLANET:
            attack_planet(s, (unit,), answer - PLANET)
        else:
            use_attack(s, unit)
            start_fight(s, FAR, (unit,), answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        title = TECHS[self.number].title
        return Refusal(AIMED[self.number], f"{title} cannot be used on that")


class OnboardSpace(Step):
    """Where the ship comes out of the Onboard Gates."""

    __slots__ = ("ship",)
    AUDIENCES: ClassVar[Audiences] = {"ship": ALL}
    CLAUSE: ClassVar[str] = "MS-COL-08"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def questions(self, s: War) -> tuple[Decision, ...]:
        spaces = tuple(bits(empty(s, NEXT[s.at[mothership(s.turn)]])))
        return (Decision(s.turn, "warp", Pick("space", spaces), self),)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        use_attack(s, mothership(decision.seat))
        if OWNER[self.ship] == decision.seat:
            resolve_move(s, self.ship)
        warp(s, self.ship, answer)


# Auxiliary Engines (MS-COL-06) -------------------------------------------------------------------


def shift_spaces(s: War, owner: int) -> int:
    station = s.at[owner * UNITS]
    if station < 0 or s.shifted or not s.tech[owner] >> AUXILIARY & 1:
        return 0
    return empty(s, NEXT[station])


class Shift(Step):
    """The Station moves one space."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-COL-06"
    PASSING: ClassVar[Answer | None] = None

    def questions(self, s: War) -> tuple[Decision, ...]:
        options = tuple(bits(shift_spaces(s, s.turn)))
        return (Decision(s.turn, "shift", Pick("space", options), self),)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        station = decision.seat * UNITS
        origin = s.at[station]
        s.stack.pop()
        s.shifted = True
        s.leave(station)
        s.enter(station, answer)
        if s.events is not None:
            s.events.append(events.Moved(station, (answer,)))
        arrive(s, station, origin)


SHIFT: Final = Shift()
