"""Attacking a planet: declare, defend by card, roll, result (MS-PLAN)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import use_attack
from headframe.games.mothership.content import (
    ATTACK_INFLUENCE,
    INFLUENCE,
    KIND,
    MOTHERSHIP,
    OWNER,
    PLANET_D,
    tech,
    tech_value,
    titles_of,
)
from headframe.games.mothership.fight import ATTACKER, DEFENDER, PLANETARY, Fight
from headframe.games.mothership.query import die_of, planet_defence
from headframe.games.mothership.rolls import CAT, CAT_ROLL, throw
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import PASS, Step
from headframe.games.mothership.steps.capture import capture
from headframe.games.mothership.steps.cards import (
    EFFECTS,
    Carry,
    card_refusal,
    in_hand,
    may_hold,
    play,
)
from headframe.games.mothership.steps.throws import RETHROW

FAST_CAP: Final = tech("Fast Cap")
FAST_CAP_TIMES: Final = tech_value("Fast Cap")
DEFENCE_TITLES: Final = titles_of(PLANET_D)


def attack_planet(s: War, attackers: tuple[int, ...], planet: int) -> None:
    """Declared: phases are used and Influence is lost, whatever follows (MS-INF-11)."""
    owner = OWNER[attackers[0]]
    holder = s.holder[planet]
    for unit in attackers:
        use_attack(s, unit)
    if s.setting.modules & INFLUENCE and holder >= 0:
        s.influence[owner] -= min(s.influence[owner], ATTACK_INFLUENCE * len(attackers))
    s.fight = Fight.start(PLANETARY, attackers, planet, (owner, holder), rolls=False)
    if s.events is not None:
        s.events.append(events.PlanetAttacked(attackers, planet))
    s.stack.append(DEFEND)


class Defend(Step):
    """PLANET-D: the controller may raise the planet's defence (MS-PLAN-03)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-PLAN-03"

    def questions(self, s: War) -> tuple[Decision, ...]:
        assert s.fight is not None
        owner = s.fight.seats[DEFENDER]
        if not may_hold(s, owner, DEFENCE_TITLES):
            return ()
        options = (PASS, *in_hand(s, owner, DEFENCE_TITLES))
        return (Decision(owner, "planet-defence", Pick("card", options), self),)

    def rest(self, s: War) -> None:
        fight = s.fight
        assert fight is not None
        fight.sides = [die_of(s, unit) for unit in fight.attackers]
        fight.dice = [
            (throw(s, OWNER[unit], unit, sides),)
            for unit, sides in zip(fight.attackers, fight.sides, strict=True)
        ]
        s.stack[-1] = RESULT
        s.stack.append(RETHROW)

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            self.rest(s)
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, DEFENCE_TITLES, self.CLAUSE)


def _defence(s: War, card: Carry) -> None:
    assert s.fight is not None
    s.fight.aux[DEFENDER] += card.value


EFFECTS["defence"] = _defence


def planet_roll(s: War, fight: Fight) -> int:
    """The sum of the dice: Fast Cap doubles each, Space Cat adds (MS-PLAN-05)."""
    owner = fight.seats[ATTACKER]
    times = FAST_CAP_TIMES if s.tech[owner] & FAST_CAP else 1
    total = 0
    for unit, thrown in zip(fight.attackers, fight.dice, strict=True):
        total += times * thrown[0]
        if KIND[unit] == MOTHERSHIP and s.relics[owner] & CAT:
            total += CAT_ROLL
    return total


class PlanetResult(Step):
    """Captured if the roll reaches the planet's defence (MS-PLAN-04)."""

    __slots__ = ()

    def rest(self, s: War) -> None:
        fight = s.fight
        assert fight is not None
        s.stack.pop()
        s.fight = None
        planet = fight.defender
        total = planet_roll(s, fight)
        defence = planet_defence(s, planet) + fight.aux[DEFENDER]
        if total >= defence:
            capture(s, fight.seats[ATTACKER], planet, "attack")
        elif s.events is not None:
            s.events.append(events.Held(planet, total, defence))


DEFEND: Final = Defend()
RESULT: Final = PlanetResult()
