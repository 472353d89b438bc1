"""The turns of a game that moved the chances most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from headframe.review.moments import Moment

TURN: Final = 0.05
"""From so much on a turn is a turning point."""
MOST_TURNS: Final = 6


class TurningPoint(msgspec.Struct, kw_only=True):
    """A turn that moved the chances. ``step``: the answer in it that moved them most; ``seat``:
    who gave it. ``change`` of each seat's chance in the whole turn, ``choice`` and ``luck``: its
    parts. ``lead``: somebody else leads from here on."""

    first: int
    last: int
    step: int
    seat: int
    change: list[float]
    choice: list[float]
    luck: list[float]
    lead: bool


def turning_points(start: list[float], moments: list[Moment]) -> list[TurningPoint]:
    """The weightiest, in their order."""
    found: list[TurningPoint] = []
    before = start
    leader = _leader(before, None)
    for turn in _turns(moments):
        after = turn[-1].chances
        now = _leader(after, leader)
        change = [b - a for a, b in zip(before, after, strict=True)]
        moved = max(turn, key=lambda each: max(map(abs, _moved(each))))
        point = TurningPoint(
            first=turn[0].step,
            last=turn[-1].step,
            step=moved.step,
            seat=moved.seat,
            change=[round(each, 6) for each in change],
            choice=_sums([moment.choice for moment in turn]),
            luck=_sums([moment.luck for moment in turn]),
            lead=now != leader and leader is not None,
        )
        if max(map(abs, change)) >= TURN:
            found.append(point)
        before, leader = after, now
    most = sorted(found, key=lambda point: -max(map(abs, point.change)))[:MOST_TURNS]
    return sorted(most, key=lambda point: point.first)


def _moved(moment: Moment) -> list[float]:
    return [a + b for a, b in zip(moment.choice, moment.luck, strict=True)]


def _sums(rows: Sequence[list[float]]) -> list[float]:
    return [round(sum(column), 6) for column in zip(*rows, strict=True)]


def _leader(chances: list[float], last: int | None) -> int | None:
    """Who leads; while nobody does alone, who did last."""
    most = max(chances)
    ahead = [seat for seat, chance in enumerate(chances) if chance == most]
    return ahead[0] if len(ahead) == 1 else last


def _turns(moments: list[Moment]) -> Iterator[list[Moment]]:
    """The answers of each turn; in a game without turns, runs of one seat."""
    turn: list[Moment] = []
    for moment in moments:
        mark = moment.seat if moment.turn is None else None
        if turn and (turn[-1].turn != moment.turn or mark not in (None, turn[-1].seat)):
            yield turn
            turn = []
        turn.append(moment)
    if turn:
        yield turn
