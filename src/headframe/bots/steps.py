"""A step: an answer and the small follow-up answers that complete it.

Games split a compound action into small decisions (cards, then line, then stack). Half an action
is hard to judge, so bots compare positions in which the step is over. No game says where its
steps end; the stack of frames does: a step is over when everything pushed by it is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from headframe.bots.moves import named, pick_own
from headframe.core.choice import Answer
from headframe.core.engine import Decision, Frame, State, act, ask
from headframe.core.rng import Rng

MOST: Final = 60
"""Follow-ups after which a step counts as over, whatever the stack says."""
JUMP: Final = 1 << 16
"""How far dice are moved on to throw others than a sibling did."""

Told: TypeAlias = "tuple[int, str, Answer]"


Act: TypeAlias = Callable[[State, Decision, Answer], object]
"""``act``, or ``act_till_apart``."""


class Step:
    """Where a seat's step began: the frame that asked, what lay beneath it, and who else was
    asked at the same time."""

    __slots__ = ("below", "depth", "kind", "seat", "turn", "window")

    def __init__(self, s: State, seat: int) -> None:
        top = s.stack[-1]
        self.seat = seat
        self.depth = len(s.stack)
        self.below: list[Frame[Any]] = s.stack[:-1]
        self.kind = type(top)
        self.turn = s.current_turn()
        asked = s.open_decisions
        self.window: tuple[int, ...] = ()
        if len(asked) > 1:
            self.window = tuple([d.seat for d in asked if d.frame is top and d.seat != seat])

    def going_on(self, s: State) -> bool:
        """Whether the next open decision still belongs to the step."""
        stack = s.stack
        here = len(stack)
        if here < self.depth or stack[: self.depth - 1] != self.below:
            return False
        seat = self.seat
        mine = False
        for decision in s.open_decisions:
            if decision.seat == seat:
                mine = True
                break
        if here == self.depth and type(stack[-1]) is self.kind:
            # Back where it began; or a common window that others have not answered yet.
            return not mine and s.open_decisions[0].seat in self.window
        if mine:
            return True
        # Others are asked: an interrupt of the step as long as it still is the same turn.
        turn = self.turn
        if turn is not None:
            return s.current_turn() == turn
        return any(getattr(frame, "seat", None) == seat for frame in stack[: self.depth])


def finish(
    s: State,
    step: Step,
    rng: Rng,
    others: Rng,
    told: list[Told] | None = None,
    plan: Sequence[Told] = (),
    do: Act = act,
) -> int:
    """Play the step to its end at random; how many answers it took.

    The seat's own answers come from ``plan`` as long as they are legal, then from ``rng``, and
    everybody else's from ``others``: then the same plan can be tried against different replies.
    """
    seat = step.seat
    own = 0
    for count in range(MOST):
        if not s.open_decisions or not step.going_on(s):
            return count
        for decision in s.open_decisions:
            if decision.seat == seat:
                planned = _planned(s, plan[own]) if own < len(plan) else None
                own += 1
                if planned is not None:
                    decision, answer = planned
                else:
                    plan = ()
                    decision = pick_own(s, seat, rng)
                    answer = decision.choice.sample(rng)
                break
        else:
            decision = s.open_decisions[0]
            answer = decision.choice.sample(others)
        if told is not None:
            told.append((decision.seat, decision.key, answer))
        do(s, decision, answer)
    return MOST


def _planned(s: State, told: Told) -> tuple[Decision, Answer] | None:
    seat, key, answer = told
    decision = named(s, seat, key)
    return (decision, answer) if decision and decision.choice.legal(answer) else None


def begin(s: State, decision: Decision, answer: Answer, do: Act = act) -> Step:
    """Give the first answer of a step."""
    step = Step(s, decision.seat)
    do(s, decision, answer)
    return step


def act_till_apart(s: State, decision: Decision, answer: Answer) -> None:
    """Like ``act``, but what a frame that STOPS_LOOKAHEAD does is left undone, with nobody asked:
    a step is no better for what an opponent without a seat happens to throw next."""
    decision.frame.go(s, decision, answer)
    while s.stack and not s.stack[-1].STOPS_LOOKAHEAD:
        if ask(s):
            return
        s.stack[-1].run(s)
    s.open_decisions = ()


def repeat(s: State, told: list[Told], rng: Rng) -> None:
    """Give these answers again as far as they still are legal: the dice may fall differently."""
    for seat, key, answer in told:
        decision = named(s, seat, key)
        if decision is None:
            return
        legal = decision.choice.legal(answer)
        act(s, decision, answer if legal else decision.choice.sample(rng))


def other_dice(rng: Rng) -> Rng:
    """Dice that a sibling of this state does not throw."""
    return Rng(rng.key, rng.count + JUMP)
