"""What to look at first in a review: answers that gave much away, answers that nobody expected and
that were the best, and what luck did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from headframe.review.grading import SURE
from headframe.review.moments import Moment
from headframe.review.turns import TurningPoint

BRILLIANT: Final = 0.03
"""So much better than the usual answer, and none was better still."""
MOST: Final = {"mistake": 6, "brilliant": 3, "luck": 3}

Grading = Literal["mistake", "brilliant", "luck"]


class Highlight(msgspec.Struct, frozen=True, kw_only=True):
    """``step``: the answer it is about. ``seat``: whose chance changed by ``change``: who gave the
    answer, or whom luck was good to."""

    step: int
    seat: int
    grade: Grading
    change: float


def highlights(
    moments: Sequence[Moment], mistakes: Sequence[int], turns: Sequence[TurningPoint]
) -> list[Highlight]:
    """In the order of the game; of each kind the weightiest."""
    best = [
        Highlight(step=each.step, seat=each.seat, grade="brilliant", change=each.choice[each.seat])
        for each in moments
        if each.graded
        and not each.loss
        and each.choice[each.seat] >= max(BRILLIANT, SURE * each.error)
    ]
    worst = [
        Highlight(step=step, seat=moments[step].seat, grade="mistake", change=-moments[step].loss)
        for step in mistakes
    ]
    known = {each.step for each in (*best, *worst)}
    luck = [found for each in turns if (found := _luck(moments, each)) and found.step not in known]
    weighed = [sorted(found, key=lambda each: -abs(each.change)) for found in (worst, best, luck)]
    chosen = [each for found in weighed for each in found[: MOST[found[0].grade] if found else 0]]
    return sorted(chosen, key=lambda each: each.step)


def _luck(moments: Sequence[Moment], point: TurningPoint) -> Highlight | None:
    """Of a turn that luck has moved more than choice, the answer at which it did."""
    seat = max(range(len(point.luck)), key=lambda each: point.luck[each])
    if abs(point.luck[seat]) <= abs(point.choice[seat]):
        return None
    turn = moments[point.first : point.last + 1]
    moved = max(turn, key=lambda each: each.luck[seat])
    change = round(moved.luck[seat], 6)
    return Highlight(step=moved.step, seat=seat, grade="luck", change=change)
