"""Replaying and verifying records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from headframe.core.game import Game
from headframe.core.options import BadOption
from headframe.core.record import BadRecord, Outcome, Record, commitment, option_values, read_answer
from headframe.core.refusal import Refused
from headframe.core.session import Session


class Mismatch(ValueError):
    """A record that can be read but is not what it claims to be."""


def opened(game: Game[Any], record: Record) -> Session:
    """The session at the record's first decision."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so the game cannot be replayed")
    if record.rules != game.RULES:
        raise BadRecord(f"rules: version {record.rules}, this program plays {game.RULES}")
    try:
        session = Session(game, option_values(record), record.seed, record.seats)
    except BadOption as error:
        raise BadRecord(f"options: {error}") from error
    content = game.content_hash(session.options)
    if record.content != content:
        raise BadRecord(f"content: {record.content[:12]} was played, here is {content[:12]}")
    if len(record.seats) != game.seats(session.options):
        raise BadRecord(f"seats: {len(record.seats)} named, {game.seats(session.options)} play")
    return session


def steps(game: Game[Any], record: Record) -> Iterator[Session]:
    """The session before the first answer and after every one of them."""
    session = opened(game, record)
    yield session
    for number, (seat, key, raw) in enumerate(record.answers, start=1):
        try:
            session.answer(seat, key, read_answer(raw))
        except Refused as refused:
            raise Mismatch(f"answer {number} of {len(record.answers)}: {refused}") from refused
        yield session


def verify(game: Game[Any], record: Record) -> Session:
    """Check the seed against its commitment, every answer and the result, or raise."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so nothing can be checked")
    if commitment(record.game, record.seed) != record.commitment:
        raise Mismatch("commitment: the revealed seed is not the one promised at the start")
    *_, session = steps(game, record)
    if not session.over:
        raise Mismatch(f"answers: the game is not over after all {len(record.answers)} of them")
    result = session.result()
    if result is None or Outcome.of(result) != record.result:
        raise Mismatch("result: the answers lead to another one")
    return session
