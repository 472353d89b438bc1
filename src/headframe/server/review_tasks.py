"""Parts of a review, made in worker processes. Imports nothing of the web."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from headframe.core.choice import Plain
from headframe.core.engine import Event, State, apply
from headframe.core.game import Game
from headframe.core.record import Record, read, read_answer
from headframe.core.replay import steps
from headframe.review.moments import Begun, Moment, Walk
from headframe.review.review import record_hash, summed_up
from headframe.server.film_tasks import NoStep
from headframe.server.worker_tasks import load, position_of


class Head(NamedTuple):
    """What is known of a record before anything is graded."""

    hash: str
    answers: int


def head(record: bytes) -> Head:
    """What a record is known by, and how long it is."""
    found = read(record)
    return Head(record_hash(found), len(found.answers))


def part(record: bytes, first: int, last: int) -> bytes:
    """The moments of these answers."""
    game, found = _opened(record)
    return msgspec.json.encode(list(Walk(game, found).moments(first, last)))


def whole(record: bytes, parts: list[bytes]) -> bytes:
    """The review, of all its parts."""
    game, found = _opened(record)
    begun: Begun = Walk(game, found).begun()
    moments = [moment for each in parts for moment in msgspec.json.decode(each, type=list[Moment])]
    return msgspec.json.encode(summed_up(found, begun, moments))


def line(record: bytes, review: bytes, step: int) -> bytes:
    """The better line of a mistake: the position it was made in, and after each answer instead."""
    game, found = _opened(record)
    answers = _line(review, step)
    s = _position(game, found, step)
    last = step + len(answers)
    shown = [position_of(game, s, [], step, last, None)]
    for at, (seat, key, raw) in enumerate(answers, start=step + 1):
        news: list[Event] = []
        s.events = news
        apply(s, seat, key, read_answer(raw))
        shown.append(position_of(game, s, news, at, last, (seat, key, raw)))
    return msgspec.json.encode(shown)


def _line(review: bytes, step: int) -> list[tuple[int, str, Plain]]:
    moments = msgspec.json.decode(review, type=_Moments).moments
    if not 0 <= step < len(moments):
        raise NoStep.of(step, len(moments) - 1)
    return moments[step].line


class _Moments(msgspec.Struct):
    moments: list[Moment]


def _position(game: Game[Any], record: Record, step: int) -> State:
    return next(session.state for at, session in enumerate(steps(game, record)) if at == step)


def _opened(record: bytes) -> tuple[Game[Any], Record]:
    found = read(record)
    return load(found.game), found
