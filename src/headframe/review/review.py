"""A whole game looked back at, as data. docs/review.md says what each part means."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from headframe.core.game import Game
from headframe.core.record import Record
from headframe.review.grading import USUAL, Effort
from headframe.review.highlights import Highlight, highlights
from headframe.review.moments import Begun, Moment, Walk
from headframe.review.turns import TurningPoint, turning_points

FORMAT: Final = 1
MISTAKE: Final = 0.02
"""From so much chance on an answer is called a mistake."""
MOST_MISTAKES: Final = 20


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
    worst first. ``highlights``: mistakes, brilliant answers and luck to look at, in their order.
    ``players``: none where luck cannot be told from skill."""

    format: int = FORMAT
    game: str
    record: str
    measured: bool
    start: list[float]
    moments: list[Moment]
    turning_points: list[TurningPoint]
    mistakes: list[int]
    highlights: list[Highlight]
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
    mistakes = [moment.step for moment in worst if moment.loss >= MISTAKE]
    turns = turning_points(begun.chances, moments)
    return Review(
        game=record.game,
        record=record_hash(record),
        measured=begun.measured,
        start=begun.chances,
        moments=moments,
        turning_points=turns,
        mistakes=mistakes,
        highlights=highlights(moments, mistakes, turns),
        players=_players(begun, moments),
    )


def _players(begun: Begun, moments: list[Moment]) -> list[PlayerReview]:
    # A guess says who is ahead of whom. Alone nobody is: luck would be what the guess was wrong by.
    if not begun.measured and len(begun.teams) == 1:
        return []
    return [_player(seat, begun, moments) for seat in range(len(begun.teams))]


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
