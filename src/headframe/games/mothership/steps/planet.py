"""Attacking a planet: declare, defend by card, roll, result (MS-PLAN)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import use_attack
from headframe.games.mothership.fight import ATTACKER, DEFENDER, PLANETARY, Fight
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.legal.cards import card_refusal, in_hand, may_hold
from headframe.games.mothership.modes import INFLUENCE
from headframe.games.mothership.query import die_of, planet_defence
from headframe.games.mothership.rolls import brought, tell_over, tell_throw, throw
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.capture import capture
from headframe.games.mothership.steps.cards import play
from headframe.games.mothership.steps.throws import RETHROW
from headframe.games.mothership.units import KIND, MOTHERSHIP, OWNER


def attack_planet(s: MothershipState, attackers: tuple[int, ...], planet: int) -> None:
    """Declared: phases are used and Influence is lost, whatever follows (MS-INF-11)."""
    owner = OWNER[attackers[0]]
    holder = s.holder[planet]
    lost = 0
    if s.setting.modules & INFLUENCE and holder >= 0:
        lost = min(s.influence[owner], s.content.figures.attack_influence * len(attackers))
        s.influence[owner] -= lost
    s.fight = Fight.start(PLANETARY, attackers, planet, (owner, holder), rolls=False)
    if s.events is not None:
        s.events.append(events.PlanetAttacked(owner, attackers, planet, lost))
    for unit in attackers:
        use_attack(s, unit)
    s.stack.append(DEFEND)


class Defend(Step):
    """PLANET-D: the controller may raise the planet's defence (MS-PLAN-03)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-PLAN-03"
    REACTION: ClassVar[bool] = True

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        assert s.fight is not None
        owner = s.fight.seats[DEFENDER]
        titles = s.content.defence_titles
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "planet-defence", Pick("card", options), self),)

    def rest(self, s: MothershipState) -> None:
        fight = s.fight
        assert fight is not None
        fight.sides = [die_of(s, unit) for unit in fight.attackers]
        fight.dice = [(throw(s, sides),) for sides in fight.sides]
        if s.events is not None:
            for roller, unit in enumerate(fight.attackers):
                cat = s.powers[OWNER[unit]].planet_roll if KIND[unit] == MOTHERSHIP else 0
                tell_throw(s, fight, roller, "planet", (0, cat, 0, 0, 0, 0))
        s.stack[-1] = RESULT
        s.stack.append(RETHROW)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            self.rest(s)
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, s.content.defence_titles, self.CLAUSE)


class PlanetResult(Step):
    """Captured if the roll reaches the planet's defence (MS-PLAN-04)."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        fight = s.fight
        assert fight is not None
        s.stack.pop()
        s.fight = None
        planet = fight.defender
        total = sum(brought(s, fight, roller) for roller in range(len(fight.attackers)))
        defence = planet_defence(s, planet) + fight.aux[DEFENDER]
        if total < defence and s.events is not None:
            s.events.append(events.Held(planet, total, defence))
        tell_over(s)
        if total >= defence:
            capture(s, fight.seats[ATTACKER], planet, "attack", total=total, defence=defence)


DEFEND: Final = Defend()
RESULT: Final = PlanetResult()
