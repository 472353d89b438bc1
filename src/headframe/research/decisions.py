"""The games of an arena run as decisions: what was seen, legal and done, and what came of it.
One row for each action (docs/guides/datasets.md lists the columns)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from headframe.core.choice import Answer
from headframe.core.engine import CONCEDE, apply
from headframe.core.game import Game
from headframe.core.record import BadRecord, Record, read_answer
from headframe.core.replay import verify
from headframe.core.session import begun
from headframe.research.moments import Moment
from headframe.research.outcome import returns
from headframe.research.vectors import Observer


@dataclass(frozen=True, slots=True)
class Row:
    """One action."""

    answer: int
    """The answer that it belongs to, counted from 0 in its game."""
    part: int
    """Its place in that answer."""
    seat: int
    key: str
    """The decision that was answered."""
    observation: bytes
    mask: bytes
    """One bit for each action of the table, the first one highest (`numpy.unpackbits`)."""
    action: int
    reward: float
    """What the game was worth to the seat in the end."""
    place: int
    chances: list[float] | None
    """Of each seat to win, as the rules told it then; None where they were not measured."""


def rows(game: Game[Any], record: Record, observer: Observer) -> Iterator[Row]:
    """Of a finished game, which is verified first: data are never of a game that was not played."""
    if record.stretches or record.start:
        raise BadRecord("only a game that was played from its setup under one set of rules")
    result = verify(game, record).result()
    assert result is not None, "a verified record is of a finished game"
    places = result.places
    worth = returns(places, observer.seats)
    s = begun(observer.game, observer.options, str(record.seed))
    for number, (seat, key, said) in enumerate(record.answers):
        answer = read_answer(said)
        if key != CONCEDE:
            chances = game.chances(s)
            # A copy: of the ways to a place an action knows one, the record the one that was gone.
            moment = Moment(observer.table, s.copy())
            moment.turn_to(seat)
            for part, (action, seen, mask) in enumerate(_actions(observer, moment, key, answer)):
                yield Row(
                    *(number, part, seat, key, seen, mask, action),
                    *(worth[seat], places[seat], chances),
                )
        apply(s, seat, key, answer)


def _actions(
    observer: Observer, moment: Moment, key: str, answer: Answer
) -> Iterator[tuple[int, bytes, bytes]]:
    seat, done = moment.seat, False
    while not done:
        action = moment.toward(key, answer)
        seen = observer.observe(moment, seat).tobytes()
        mask = np.packbits(observer.mask(moment).astype(bool)).tobytes()
        yield action, seen, mask
        done = moment.act(action)
