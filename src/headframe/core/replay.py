"""Replaying and verifying records."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from headframe.core.codec import BadData
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.options import BadOption
from headframe.core.record import BadRecord, Outcome, Record, commitment, option_values, read_answer
from headframe.core.refusal import Refused
from headframe.core.sentence import Said
from headframe.core.session import Session, dice


class Mismatch(Said):
    """A record that can be read but is not what it claims to be."""


def opened(game: Game[Any], record: Record) -> Session:
    """The session at the record's first decision."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so the game cannot be replayed")
    if record.rules != game.RULES:
        raise BadRecord(
            "rules: version {rules}, this program plays {here}",
            rules=record.rules,
            here=game.RULES,
        )
    start = None if record.start is UNSET else _position(game, record, record.seed)
    try:
        session = Session(game, option_values(record), record.seed, record.seats, start)
    except BadOption as error:
        raise BadRecord("options: {error}", error=error.sentence) from error
    if not game.has_content(session.options, record.content):
        raise BadRecord(
            "content: {content} was played, here is {here}",
            content=record.content[:12],
            here=game.content_hash(session.options)[:12],
        )
    if len(record.seats) != game.seats(session.options):
        raise BadRecord(
            "seats: {given} named, {play} play",
            given=len(record.seats),
            play=game.seats(session.options),
        )
    if start is not None and len(record.seats) != len(start.teams):
        raise BadRecord("start: a position of {teams} seats", teams=len(start.teams))
    return session


def _position(game: Game[Any], record: Record, seed: str) -> State:
    """The position that the record starts from. Its dice must be those of the seed, unthrown."""
    try:
        state = game.decoder().state(record.start)
    except BadData as error:
        raise BadRecord("start: {error}", error=str(error)) from error
    except Exception as error:  # made by hand, it can be wrong in any way
        raise BadRecord("start: not a position ({kind})", kind=type(error).__name__) from error
    wanted = dice(seed)
    if (state.rng.key, state.rng.count) != (wanted.key, 0):
        raise BadRecord("start: its dice are not those of the seed")
    if not state.open_decisions:
        raise BadRecord("start: nobody is asked anything")
    return state


def steps(game: Game[Any], record: Record) -> Iterator[Session]:
    """The session before the first answer and after every one of them."""
    session = opened(game, record)
    yield session
    for number, (seat, key, raw) in enumerate(record.answers, start=1):
        try:
            session.answer(seat, key, read_answer(raw))
        except Refused as refused:
            raise Mismatch(
                "answer {number} of {answers}: {refused}",
                clause=refused.refusal.clause,
                number=number,
                answers=len(record.answers),
                refused=refused.refusal.sentence,
            ) from refused
        except Exception as error:
            if record.start is UNSET:
                raise
            # A position made by hand can contradict itself in any way.
            raise Mismatch(
                "answer {number}: the position breaks there ({error})",
                number=number,
                error=repr(error),
            ) from error
        yield session


def verify(
    game: Game[Any], record: Record, look: Callable[[Session], None] | None = None
) -> Session:
    """Check the seed against its commitment, every answer and the result, or raise. ``look`` is
    shown the session at every step."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so nothing can be checked")
    if commitment(record.game, record.seed, record.start) != record.commitment:
        raise Mismatch("commitment: the revealed seed is not the one promised at the start")
    for session in steps(game, record):
        if look is not None:
            look(session)
    if not session.over:
        raise Mismatch(
            "answers: the game is not over after all {answers} of them", answers=len(record.answers)
        )
    result = session.result()
    if result is None or Outcome.of(result) != record.result:
        raise Mismatch("result: the answers lead to another one")
    return session
