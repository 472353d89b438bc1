"""What all steps share: a seat that has conceded is not asked any more (MS-ELIM-07)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer
from headframe.core.engine import Decision, Frame
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.state import MothershipState


class Step(Frame[MothershipState]):
    """``questions`` says who is asked what; ``rest`` goes on when nobody is."""

    __slots__ = ()
    PASSING: ClassVar[Answer | None] = PASS
    """What a seat that has conceded answers; None: something at random."""

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        return ()

    def rest(self, s: MothershipState) -> None:
        raise NotImplementedError

    def ask(self, s: MothershipState) -> tuple[Decision, ...]:
        asked = self.questions(s)
        if s.conceding:
            return tuple(each for each in asked if not s.conceding >> each.seat & 1)
        return asked

    def run(self, s: MothershipState) -> None:
        if s.conceding:
            for decision in self.questions(s):
                if s.conceding >> decision.seat & 1:
                    self.go(s, decision, self.without(s, decision))
                    return
        self.rest(s)

    def without(self, s: MothershipState, decision: Decision) -> Answer:
        """The answer of a seat that has conceded."""
        answer = self.PASSING
        if answer is not None and decision.choice.legal(answer):
            return answer
        return decision.choice.sample(s.rng)
