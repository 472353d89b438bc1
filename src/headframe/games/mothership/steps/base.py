"""What all steps share: a seat that has conceded is not asked any more (MS-ELIM-07)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.window import Window
from headframe.games.mothership.legal.action_codes import PASS
from headframe.games.mothership.state import MothershipState


class Step(Frame[MothershipState]):
    """``questions`` says who is asked what; ``rest`` goes on when nobody is."""

    __slots__ = ()
    PASSING: ClassVar[Answer | None] = PASS
    """What a seat that has conceded answers; None: something at random."""
    REACTION: ClassVar[bool] = False
    """It is a window: a seat may play cards or pass."""

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

    def window(self, s: MothershipState, decision: Decision) -> Window | None:
        """In a window cards are played, or it is let pass."""
        if not self.REACTION:
            return None
        things, concerns = self.usable(s, decision), self.concerns(s, decision.seat)
        return Window(PASS, things, concerns)

    def usable(self, s: MothershipState, decision: Decision) -> tuple[int, ...]:
        """The titles that its seat could play, and what else is among them."""
        choice = decision.choice
        assert isinstance(choice, Pick)
        return tuple(each for each in choice.options if isinstance(each, int) and each != PASS)

    def concerns(self, s: MothershipState, seat: int) -> bool:
        """Most windows are open to those alone whose fight it is."""
        return True

    def without(self, s: MothershipState, decision: Decision) -> Answer:
        """The answer of a seat that has conceded."""
        answer = self.PASSING
        if answer is not None and decision.choice.legal(answer):
            return answer
        return decision.choice.sample(s.rng)
