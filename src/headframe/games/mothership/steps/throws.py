"""The Forks after a throw outside dogfights: planets, Replicator, bonus die (MS-ACT-32)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.games.mothership.content import THROW, titles_of
from headframe.games.mothership.fight import ATTACKER, THROWN, Fight
from headframe.games.mothership.rolls import throw
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import PASS, Step
from headframe.games.mothership.steps.cards import card_refusal, in_hand, may_hold, play

THROW_TITLES: Final = titles_of(THROW)


class Rethrow(Step):
    """Right after the throw its player may use The Forks, again and again."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-ACT-32"

    def questions(self, s: War) -> tuple[Decision, ...]:
        assert s.fight is not None
        owner = s.fight.seats[ATTACKER]
        if not may_hold(s, owner, THROW_TITLES):
            return ()
        options = (PASS, *in_hand(s, owner, THROW_TITLES))
        return (Decision(owner, "after-throw", Pick("card", options), self),)

    def rest(self, s: War) -> None:
        s.stack.pop()

    def go(self, s: War, decision: Decision, answer: Answer) -> None:
        if answer == PASS:
            s.stack.pop()
        else:
            assert isinstance(answer, int)
            play(s, decision.seat, answer)

    def why(self, s: War, decision: Decision, answer: Answer) -> Refusal:
        return card_refusal(s, decision.seat, answer, THROW_TITLES, self.CLAUSE)


RETHROW: Final = Rethrow()


def throw_one(s: War, owner: int, sides: int) -> None:
    """A single die with its window on top; the caller has pushed what reads it."""
    fight = Fight.start(THROWN, (-1,), -1, (owner, -1), rolls=False)
    fight.sides[0] = sides
    fight.dice = [(throw(s, owner, -1, sides),)]
    s.fight = fight
    s.stack.append(RETHROW)
