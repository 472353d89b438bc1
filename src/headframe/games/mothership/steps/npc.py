"""The NPC of the Solo Challenge: one ship after another moves, then attacks (MS-NPC)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.part import ALL, Audiences
from headframe.games.mothership.board import DISTANCE, NEXT
from headframe.games.mothership.changes import use_attack
from headframe.games.mothership.fight import SHIPS
from headframe.games.mothership.legal.ways import terrain
from headframe.games.mothership.modes import NPC, PLAYER
from headframe.games.mothership.query import (
    die_of,
    guards_of,
    planet_defence,
    planet_guarded,
    station_guarded,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.steps.npc_move import NpcMove, power_of
from headframe.games.mothership.steps.planet import attack_planet
from headframe.games.mothership.units import (
    BOMBER,
    FIGHTER,
    GUARDIAN,
    KIND,
    KINDS,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    STATION,
    STATION_OF,
    UNITS,
)
from headframe.kit.paths import Reach

ACTING: Final = tuple(
    UNITS + number
    for kind in (MOTHERSHIP, BOMBER, FIGHTER)
    for number, each in enumerate(KINDS)
    if each == kind
)
"""MS-NPC-01: the order in which ships act."""

HUNT: Final = 0
"""The Mothership after guards and Station."""
SIEGE: Final = 1
RUN: Final = 2
GUARD: Final = 3


# What a ship is after ----------------------------------------------------------------------------


def hunted(s: MothershipState) -> int:
    """MS-NPC-07: the guard nearest to the NPC Mothership, else the Station."""
    home = STATION_OF[PLAYER]
    guards = guards_of(s, s.at[home], PLAYER)
    if not guards:
        return home
    row = DISTANCE[s.at[MOTHERSHIP_OF[NPC]]]
    return min(guards, key=lambda unit: (row[s.at[unit]], s.at[unit]))


def home(s: MothershipState, unit: int) -> int:
    return s.setting.homes[unit - UNITS]


def highest_throw(s: MothershipState, unit: int) -> int:
    """MS-NPC-19."""
    return s.powers[NPC].capture_times * die_of(s, unit)


def crew(s: MothershipState, planet: int) -> list[int]:
    """NPC ships that call this planet home, Bombers on their run for good left out."""
    return [
        unit
        for unit in ACTING
        if s.at[unit] >= 0 and home(s, unit) == planet and not s.running >> unit & 1
    ]


def task(s: MothershipState, unit: int) -> int:
    """MS-NPC-10, -11; a siege is never given up (MS-NPC-20)."""
    if KIND[unit] == MOTHERSHIP:
        return HUNT
    planet = home(s, unit)
    gone = s.planet_at[planet] < 0
    if KIND[unit] == BOMBER:
        return RUN if gone or s.running >> unit & 1 else SIEGE
    if gone or s.holder[planet] == NPC:
        return GUARD
    return SIEGE


def prey(s: MothershipState, unit: int) -> int:
    """MS-NPC-15: the player's Fighter or Bomber with the shortest way to it, -1: none."""
    here = s.at[unit]
    near = Reach(terrain(s, unit), here, power_of(s, unit))
    goals = near.goals() | 1 << here
    found: list[tuple[int, int, int]] = []
    for other in s.units_of(PLAYER):
        if KIND[other] in (FIGHTER, BOMBER) and s.at[other] >= 0:
            ends = NEXT[s.at[other]] & goals
            if ends:
                steps = min(near.distance(space) for space in bits(ends))
                found.append((steps, s.at[other], other))
    return min(found)[2] if found else -1


def siege_aim(s: MothershipState, unit: int) -> int:
    """MS-NPC-12: the space of the home planet, or of the nearest Guardian that guards it."""
    planet = home(s, unit)
    space = s.planet_at[planet]
    if not planet_guarded(s, planet):
        return space
    row = DISTANCE[s.at[unit]]
    guns = [u for u in guards_of(s, space, s.holder[planet]) if KIND[u] == GUARDIAN]
    return min((s.at[gun] for gun in guns), key=lambda at: (row[at], at))


# Acting ------------------------------------------------------------------------------------------


class Npc(Step):
    """The next NPC ship to act, by its place in the order."""

    __slots__ = ("place",)
    AUDIENCES: ClassVar[Audiences] = {"place": ALL}
    STOPS_LOOKAHEAD: ClassVar[bool] = True

    def __init__(self, place: int) -> None:
        self.place = place

    def rest(self, s: MothershipState) -> None:
        if self.place == len(ACTING):
            s.stack.pop()
            return
        s.stack[-1] = Npc(self.place + 1)
        unit = ACTING[self.place]
        if s.at[unit] < 0:
            return
        doing = task(s, unit)
        target, aim = -1, -1
        if doing == HUNT:
            target = hunted(s)
            aim = s.at[target]
        elif doing == SIEGE:
            aim = siege_aim(s, unit)
        elif doing == GUARD:
            target = prey(s, unit)
            aim = s.at[target] if target >= 0 else s.setting.places[home(s, unit)]
        s.stack.append(NpcAttack(unit, doing, target))
        s.stack.append(NpcMove.begin(s, unit, aim))


class NpcAttack(Step):
    """After its move a ship attacks what it went for, if it stands beside it."""

    __slots__ = ("doing", "target", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "doing": ALL, "target": ALL}

    def __init__(self, unit: int, doing: int, target: int) -> None:
        self.unit = unit
        self.doing = doing
        self.target = target

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()
        unit = self.unit
        if s.at[unit] < 0 or s.fought >> unit & 1:
            return
        if self.doing == SIEGE:
            self.besiege(s, home(s, unit))
            return
        target = self.target
        if self.doing == HUNT and KIND[target] == GUARDIAN and s.at[target] < 0:
            # The Guardian has fallen: the aim is taken anew (MS-NPC-08).
            target = hunted(s)
        elif self.doing == RUN:
            target = self.run_target(s)
        if target < 0 or s.at[target] < 0 or KIND[target] == GUARDIAN:
            return
        if KIND[target] == STATION and station_guarded(s, PLAYER):
            return
        if NEXT[s.at[unit]] >> s.at[target] & 1:
            use_attack(s, unit)
            start_fight(s, SHIPS, (unit,), target)

    def run_target(self, s: MothershipState) -> int:
        """MS-NPC-14."""
        target = STATION_OF[PLAYER]
        around = NEXT[s.at[target]]
        if not around >> s.at[self.unit] & 1:
            return -1
        if not station_guarded(s, PLAYER):
            return target
        guard = MOTHERSHIP_OF[PLAYER]
        guards = s.at[guard] >= 0 and around >> s.at[guard] & 1
        return guard if guards else -1

    def besiege(self, s: MothershipState, planet: int) -> None:
        """MS-NPC-12, -19."""
        space = s.planet_at[planet]
        if space < 0 or s.holder[planet] == NPC or planet_guarded(s, planet):
            return
        around = NEXT[space]
        if not around >> s.at[self.unit] & 1:
            return
        defence = planet_defence(s, planet)
        besiegers = crew(s, planet)
        ships = [self.unit]
        if all(highest_throw(s, unit) < defence for unit in besiegers):
            ready = [
                unit for unit in besiegers if around >> s.at[unit] & 1 and not s.fought >> unit & 1
            ]
            if sum(highest_throw(s, unit) for unit in ready) >= defence:
                ships = sorted(ready)
        attack_planet(s, tuple(ships), planet)
