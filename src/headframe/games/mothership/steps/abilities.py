"""Mothership abilities of tier 5, and the Station's engines (MS-TECH-10, -11)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.bits import bits
from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named
from headframe.games.mothership import events
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.changes import gain, repair, resolve_move, use_attack
from headframe.games.mothership.content.technology import (
    DRONES,
    MINING,
    MISSILE,
    ONBOARD,
    TORPEDOES,
    TRACTOR,
)
from headframe.games.mothership.fight import FAR
from headframe.games.mothership.legal.abilities import ability_targets, shift_spaces
from headframe.games.mothership.query import empty, planets_of
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.steps.arrive import arrive, warp
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.steps.planet import attack_planet
from headframe.games.mothership.units import MOTHERSHIP_OF, OWNER, STATION_OF

NOTHING: Final = -1
"""An ability that is used on nothing."""
AIMED: Final = {
    TORPEDOES: "MS-COM-08",
    TRACTOR: "MS-SUP-05",
    MISSILE: "MS-SUP-08",
    ONBOARD: "MS-COL-08",
}
"""The clause of each ability that is used on something."""


def use_ability(s: MothershipState, owner: int, number: int) -> None:
    """At OPEN; it takes the Mothership's attack phase."""
    unit = MOTHERSHIP_OF[owner]
    tech = s.content.technologies[number]
    if tech.ability == DRONES:
        use_attack(s, unit)
        _tell(s, unit, number, NOTHING)
        repair(s, owner, tech.value * len(planets_of(s, owner)))
    elif tech.ability == MINING:
        use_attack(s, unit)
        _tell(s, unit, number, NOTHING)
        gain(s, owner, tech.value, 0, 0, "mining")
    else:
        s.stack.append(AbilityTarget(number))


def _tell(s: MothershipState, unit: int, number: int, on: int) -> None:
    if s.events is not None:
        planet = on - PLANET if on >= PLANET else NOTHING
        target = NOTHING if on >= PLANET else on
        s.events.append(events.Used(OWNER[unit], unit, number, target, planet))


class AbilityTarget(Step):
    """What the ability is used on."""

    __slots__ = ("number",)
    AUDIENCES: ClassVar[Audiences] = {"number": ALL}
    CLAUSE: ClassVar[str] = "MS-TECH-11"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, number: int) -> None:
        self.number = number

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(ability_targets(s, s.turn, self.number))
        return (Decision(s.turn, "ability-target", Pick("piece", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        owner = decision.seat
        unit = MOTHERSHIP_OF[owner]
        s.stack.pop()
        _tell(s, unit, self.number, answer)
        ability = s.content.technologies[self.number].ability
        if ability == ONBOARD:
            s.stack.append(OnboardSpace(answer))
        elif ability == TRACTOR:
            use_attack(s, unit)
            s.tractor[owner] = answer
            if s.events is not None:
                s.events.append(events.Pinned(answer, owner, "beam"))
        elif answer >= PLANET:
            attack_planet(s, (unit,), answer - PLANET)
        else:
            use_attack(s, unit)
            start_fight(s, FAR, (unit,), answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        tech = s.content.technologies[self.number]
        name = Named("technology", self.number, tech.title)
        return Refusal(AIMED[tech.ability], "{technology} cannot be used on that", technology=name)


class OnboardSpace(Step):
    """Where the ship comes out of the Onboard Gates."""

    __slots__ = ("ship",)
    AUDIENCES: ClassVar[Audiences] = {"ship": ALL}
    CLAUSE: ClassVar[str] = "MS-COL-08"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        spaces = tuple(bits(empty(s, NEXT[s.at[MOTHERSHIP_OF[s.turn]]])))
        return (Decision(s.turn, "warp", Pick("space", spaces), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        use_attack(s, MOTHERSHIP_OF[decision.seat])
        if OWNER[self.ship] == decision.seat:
            resolve_move(s, self.ship)
        warp(s, self.ship, answer)


# Auxiliary Engines (MS-COL-06) -------------------------------------------------------------------


class Shift(Step):
    """The Station moves one space."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-COL-06"
    PASSING: ClassVar[Answer | None] = None

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(bits(shift_spaces(s, s.turn)))
        return (Decision(s.turn, "shift", Pick("space", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        unit = STATION_OF[decision.seat]
        origin = s.at[unit]
        s.stack.pop()
        s.shifted = True
        s.leave(unit)
        s.enter(unit, answer)
        if s.events is not None:
            s.events.append(events.Moved(unit, origin, (answer,)))
        arrive(s, unit, origin)


SHIFT: Final = Shift()
