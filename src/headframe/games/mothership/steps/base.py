"""What all steps share: a seat that has conceded is not asked any more (MS-ELIM-07)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer
from headframe.core.engine import Decision, Frame
from headframe.games.mothership.state import War

PASS: Final = -1
"""The answer that does nothing, in every window."""


class Step(Frame[War]):
    """``questions`` says who is asked what; ``rest`` goes on when nobody is."""

    __slots__ = ()
    PASSING: ClassVar[Answer | None] = PASS
    """What a seat that has conceded answers; None: something at random."""

    def questions(self, s: War) -> tuple[Decision, ...]:
        return ()

    def rest(self, s: War) -> None:
        raise NotImplementedError

    def ask(self, s: War) -> tuple[Decision, ...]:
        asked = self.questions(s)
        if s.conceding:
            return tuple(each for each in asked if not s.conceding >> each.seat & 1)
        return asked

    def run(self, s: War) -> None:
        if s.conceding:
            for decision in self.questions(s):
                if s.conceding >> decision.seat & 1:
                    self.go(s, decision, self.without(s, decision))
                    return
        self.rest(s)

    def without(self, s: War, decision: Decision) -> Answer:
        """The answer of a seat that has conceded."""
        answer = self.PASSING
        if answer is not None and decision.choice.legal(answer):
            return answer
        return decision.choice.sample(s.rng)
