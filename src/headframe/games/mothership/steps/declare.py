"""W1: which ships attack (MS-FIGHT-01, MS-MULTI)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, PickSome
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership.changes import use_attack
from headframe.games.mothership.fight import SHIPS as SIDE_BY_SIDE
from headframe.games.mothership.legal.attacks import attackers_on
from headframe.games.mothership.query import can_damage
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.dogfight import start_fight
from headframe.games.mothership.steps.planet import attack_planet
from headframe.games.mothership.units import OWNER


def commit(s: MothershipState, ships: tuple[int, ...], piece: int) -> None:
    """MS-FIGHT-05: declaring uses the attack phases."""
    if piece >= PLANET:
        attack_planet(s, ships, piece - PLANET)
        return
    for unit in ships:
        use_attack(s, unit)
    start_fight(s, SIDE_BY_SIDE, ships, piece)


def declare(s: MothershipState, piece: int) -> None:
    """Who attacks; with one ship there is nothing to ask."""
    ships = attackers_on(s, s.turn, piece)
    if len(ships) > 1:
        s.stack.append(Declare(piece))
    else:
        commit(s, tuple(ships), piece)


class Declare(Step):
    """The active player names the attackers."""

    __slots__ = ("piece",)
    AUDIENCES: ClassVar[Audiences] = {"piece": ALL}
    CLAUSE: ClassVar[str] = "MS-FIGHT-02"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        ships = attackers_on(s, s.turn, self.piece)
        return (Decision(s.turn, "attackers", PickSome("unit", ships, 1, len(ships)), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        s.stack.pop()
        commit(s, answer, self.piece)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if not isinstance(answer, tuple) or not answer:
            return Refusal("MS-FIGHT-01", "one or more ships attack")
        for unit in answer:
            if not 0 <= unit < len(s.at) or OWNER[unit] != decision.seat:
                return Refusal("MS-MULTI-05", "only your own ships attack together")
            if s.fought >> unit & 1:
                return Refusal("MS-MULTI-08", "that ship has used its attack phase")
            if unit not in attackers_on(s, s.turn, self.piece):
                if self.piece < PLANET and not can_damage(s, unit, self.piece):
                    return Refusal("MS-UNIT-06", "that ship could not damage the target")
                return Refusal("MS-FIGHT-02", "that ship is not beside the target")
        return Refusal(self.CLAUSE, "name each attacker once, in rising order")
