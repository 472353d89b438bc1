"""The Forks after a throw outside dogfights: planets, Replicator, bonus die (MS-ACT-32)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.games.mothership.fight import ATTACKER, THROWN, Fight
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.legal.cards import card_refusal, in_hand, may_hold
from headframe.games.mothership.rolls import tell_throw, throw
from headframe.games.mothership.state import NOBODYS, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.cards import play

NO_UNIT: Final = -1
"""A die that no unit throws."""


class Rethrow(Step):
    """Right after the throw its player may use The Forks, again and again."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-ACT-32"
    REACTION: ClassVar[bool] = True

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        assert s.fight is not None
        owner = s.fight.seats[ATTACKER]
        titles = s.content.throw_titles
        if not may_hold(s, owner, titles):
            return ()
        options = (PASS, *in_hand(s, owner, titles))
        return (Decision(owner, "after-throw", Pick("card", options), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack.pop()
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, s.content.throw_titles, self.CLAUSE)


RETHROW: Final = Rethrow()


def throw_one(s: MothershipState, owner: int, sides: int, why: str) -> None:
    """A single die with its window on top; the caller has pushed what reads it."""
    fight = Fight.start(THROWN, (NO_UNIT,), NO_UNIT, (owner, NOBODYS), rolls=False)
    fight.sides[0] = sides
    fight.dice = [(throw(s, sides),)]
    s.fight = fight
    tell_throw(s, fight, 0, why)
    s.stack.append(RETHROW)
