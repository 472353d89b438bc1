"""A whole game looked back at, as data. docs/review.md says what each part means."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from headframe.core.game import Game
from headframe.core.record import Record
from headframe.review.grading import USUAL, Effort
from headframe.review.moments import Begun, Moment, Walk

FORMAT: Final = 1
MISTAKE: Final = 0.02
"""From so much chance on an answer is called a mistake."""
MOST_MISTAKES: Final = 20
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


class PlayerReview(msgspec.Struct, kw_only=True):
    """Where a seat's result comes from: ``share`` + ``dealt`` + ``played`` + ``others`` =
    ``result``, exactly. ``share``: what everybody begins with; ``dealt``: the first position and
    all luck after it; ``played``: the seat's own choices; ``others``: those of all others.
    ``error``: the standard error of ``played``. ``lost``: what its answers gave away, in all;
    ``decisions``: how many of them were graded."""

    seat: int
    share: float
    dealt: float
    played: float
    others: float
    result: float
    error: float
    lost: float
    decisions: int


class Review(msgspec.Struct, kw_only=True):
    """``record``: the hash of the record. ``mistakes``: the steps at which most was given away,
    worst first."""

    format: int = FORMAT
    game: str
    record: str
    measured: bool
    start: list[float]
    moments: list[Moment]
    turning_points: list[TurningPoint]
    mistakes: list[int]
    players: list[PlayerReview]


class NotOver(ValueError):
    """Only finished games are looked back at: hints are for the others."""


def record_hash(record: Record) -> str:
    """What a review is kept under: the same game has the same, whoever wrote it down."""
    body = msgspec.structs.replace(record, film=msgspec.UNSET)
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def review(
    game: Game[Any],
    record: Record,
    *,
    effort: Effort = USUAL,
    seed: str = "review",
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """Of a finished game; ``tell`` hears how many answers of how many are done."""
    if record.result is None:
        raise NotOver("the game is not over")
    walk = Walk(game, record, seed, effort)
    moments: list[Moment] = []
    for moment in walk.moments():
        moments.append(moment)
        if tell:
            tell(len(moments), len(record.answers))
    return summed_up(record, walk.begun(), moments)


def summed_up(record: Record, begun: Begun, moments: list[Moment]) -> Review:
    """From the moments, which may have been made in parts."""
    worst = sorted(moments, key=lambda moment: -moment.loss)[:MOST_MISTAKES]
    return Review(
        game=record.game,
        record=record_hash(record),
        measured=begun.measured,
        start=begun.chances,
        moments=moments,
        turning_points=_turning_points(begun, moments),
        mistakes=[moment.step for moment in worst if moment.loss >= MISTAKE],
        players=[_player(seat, begun, moments) for seat in range(len(begun.teams))],
    )


def _player(seat: int, begun: Begun, moments: list[Moment]) -> PlayerReview:
    sides = len(set(begun.teams))
    start = begun.chances[seat]
    # A lone side has no share: what it begins with is the rules' own.
    share = 1 / sides if sides > 1 else start
    own = [moment for moment in moments if moment.seat == seat]
    others = [moment for moment in moments if moment.seat != seat]
    return PlayerReview(
        seat=seat,
        share=share,
        dealt=start - share + sum(moment.luck[seat] for moment in moments),
        played=sum(moment.choice[seat] for moment in own),
        others=sum(moment.choice[seat] for moment in others),
        result=moments[-1].chances[seat] if moments else start,
        error=sum(moment.error**2 for moment in own) ** 0.5,
        lost=sum(moment.loss for moment in own),
        decisions=sum(moment.graded for moment in own),
    )


def _turning_points(begun: Begun, moments: list[Moment]) -> list[TurningPoint]:
    found: list[TurningPoint] = []
    before = begun.chances
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
