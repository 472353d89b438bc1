"""What a finished game is worth to each seat, between -1 and 1."""

from __future__ import annotations

from collections.abc import Sequence


def returns(places: Sequence[int], seats: int) -> list[float]:
    """The share of opponents beaten less the share of those who were better; ties count nothing.
    Opponents without a seat (a solo bot) have places too.

    >>> returns((1, 2), seats=2), returns((2, 1, 2), seats=3), returns((2, 1), seats=1)
    ([1.0, -1.0], [-0.5, 1.0, -0.5], [-1.0])
    """
    others = len(places) - 1
    return [
        sum((other > place) - (other < place) for other in places) / others if others else 0.0
        for place in places[:seats]
    ]
