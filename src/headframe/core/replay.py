"""Replaying and verifying records."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from headframe.core.codec import BadData, encode
from headframe.core.engine import State
from headframe.core.film import STATE, BadFilm, frames_of, patched
from headframe.core.game import CONTENT, Game
from headframe.core.options import BadOption, Options
from headframe.core.record import (
    BadRecord,
    Outcome,
    PlayedStretch,
    Record,
    commitment,
    option_values,
    parts,
    read_answer,
)
from headframe.core.refusal import Refused
from headframe.core.sentence import Said
from headframe.core.session import Session, dice


class Mismatch(Said):
    """A record that can be read but is not what it claims to be."""


class Unplayable(BadRecord):
    """A stretch that was played under other rules or on other content than there is here."""


class Checked(NamedTuple):
    """A stretch of a record that was played again; or (None) why it could not be."""

    part: PlayedStretch
    session: Session | None
    why: Unplayable | None = None


def opened(game: Game[Any], record: Record, part: PlayedStretch) -> Session:
    """The session at the first decision of a stretch."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so the game cannot be replayed")
    if part.rules != game.RULES:
        raise Unplayable(
            "rules: version {rules}, this program plays {here}: {told}",
            rules=part.rules,
            here=game.RULES,
            told=part.told(),
        )
    try:
        options = _options(game, record, part)
        start = None if part.start is UNSET else _position(game, part, record.seed, options)
        session = Session(game, options, record.seed, record.seats, start)
    except BadOption as error:
        raise BadRecord("options: {error}", error=error.sentence) from error
    if len(record.seats) != game.seats(session.options):
        raise BadRecord(
            "seats: {given} named, {play} play",
            given=len(record.seats),
            play=game.seats(session.options),
        )
    if start is not None and len(record.seats) != len(start.teams):
        raise BadRecord("start: a position of {teams} seats", teams=len(start.teams))
    return session


def _options(
    game: Game[Any], record: Record, part: PlayedStretch, any_content: bool = False
) -> Options:
    """With the content that the stretch was played on: ours, or what came with the record; if
    there is neither and any will do, ours."""
    saved = option_values(record)
    own = game.settle(saved)
    if game.has_content(own, part.content):
        return own
    if record.files is not UNSET:
        print_ = hashlib.sha256(msgspec.json.encode(record.files, order="sorted")).hexdigest()
        came = game.settle({**saved, CONTENT: game.keep_content(print_, record.files)})
        if game.has_content(came, part.content):
            return came
    if any_content:
        return own
    content = game.content_hash(own)
    raise Unplayable(
        "content: {content} was played, here is {here}: {told}",
        content=part.content[:12],
        here=content[:12],
        told=part.told(),
    )


def _position(game: Game[Any], part: PlayedStretch, seed: str, options: Options) -> State:
    """The position that a stretch starts from. Its dice must be those of the seed, and unthrown
    where the game begins with it."""
    try:
        state = game.decoder(options).state(part.start)
    except BadData as error:
        raise BadRecord("start: {error}", error=str(error)) from error
    except Exception as error:  # made by hand, it can be wrong in any way
        raise BadRecord("start: not a position ({kind})", kind=type(error).__name__) from error
    if state.rng.key != dice(seed).key or (part.number == 0 and state.rng.count):
        raise BadRecord("start: its dice are not those of the seed")
    if not state.open_decisions:
        raise BadRecord("start: nobody is asked anything")
    return state


class Filmed(Session):
    """A position that was not played here: it is read from the film of the record."""

    def __init__(self, game: Game[Any], record: Record, part: PlayedStretch, frame: Any) -> None:
        assert record.seed is not None
        options = _options(game, record, part, any_content=True)
        start = game.decoder(options).state(frame[STATE])
        super().__init__(game, options, record.seed, record.seats, start)
        self.frame = frame

    def told(self, viewer: int | None) -> list[str]:
        """What was told when it came to this, as it was told then."""
        log: list[str] = self.frame["log"]
        if viewer is None:
            return log
        all_see = {"log": log}
        found: list[str] = patched(all_see, _of(self.frame["seats"][viewer], "log"))["log"]
        return found


def _of(patch: Any, name: str) -> Any:
    """The part of a frame's difference that concerns one field."""
    return {name: patch[name]} if isinstance(patch, dict) and name in patch else None


def steps(game: Game[Any], record: Record) -> Iterator[Session]:
    """The session before the first answer and after every one of them. What cannot be played here
    is read from the film, if the record has one."""
    for part in parts(record):
        for number, session in enumerate(_shown(game, record, part)):
            if number or not part.number:
                yield session


def _shown(game: Game[Any], record: Record, part: PlayedStretch) -> Iterator[Session]:
    try:
        yield from _played(game, record, part)
    except Unplayable:  # found out before the first step
        if record.film is UNSET:
            raise
        yield from _filmed(game, record, part, record.film)


def _filmed(game: Game[Any], record: Record, part: PlayedStretch, film: bytes) -> Iterator[Session]:
    last = part.first + len(part.answers)
    at = part.first
    try:
        for frame in frames_of(film):
            if frame["step"] == at <= last:
                yield Filmed(game, record, part, frame)
                at += 1
    except BadFilm as error:
        raise BadRecord("film: {error}", error=str(error)) from error
    except (BadData, LookupError, TypeError) as error:
        raise BadRecord(
            "film: the position after {step} answers cannot be read ({kind})",
            step=at,
            kind=type(error).__name__,
        ) from error
    if at <= last:
        raise BadRecord("film: it has no position after {step} answers", step=at)


def _played(game: Game[Any], record: Record, part: PlayedStretch) -> Iterator[Session]:
    session = opened(game, record, part)
    yield session
    for number, (seat, key, raw) in enumerate(part.answers, start=part.first + 1):
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
            if part.start is UNSET:
                raise
            # A position made by hand can contradict itself in any way.
            raise Mismatch(
                "answer {number}: the position breaks there ({error})",
                number=number,
                error=repr(error),
            ) from error
        yield session


def check(
    game: Game[Any], record: Record, look: Callable[[int, Session], None] | None = None
) -> list[Checked]:
    """Check the seed against its commitment and, of each stretch that can be played here, every
    answer and the position it ends in; at last the result. ``look`` is shown the session at every
    step that was played, with its number."""
    if record.seed is None:
        raise BadRecord("seed: not revealed yet, so nothing can be checked")
    if commitment(record.game, record.seed, record.start) != record.commitment:
        raise Mismatch("commitment: the revealed seed is not the one promised at the start")
    found: list[Checked] = []
    for part in parts(record):
        try:
            for number, session in enumerate(_played(game, record, part)):
                if not number:
                    _joined(found[-1].session if found else None, session, part)
                if look is not None and (number or not part.number):
                    look(part.first + number, session)
        except Unplayable as error:
            found.append(Checked(part, None, error))
        else:
            found.append(Checked(part, session))
    if (last := found[-1].session) is not None:
        _ended(last, record)
    return found


def _joined(before: Session | None, after: Session, part: PlayedStretch) -> None:
    """Where one stretch ends the next begins."""
    if before is not None:
        decoder = before.game.decoder(after.options)
        if encode(decoder.state(encode(before.state))) != encode(after.state):
            raise Mismatch(
                "stretches: number {number} begins elsewhere than the last ended",
                number=part.number,
            )


def _ended(session: Session, record: Record) -> None:
    if not session.over:
        raise Mismatch(
            "answers: the game is not over after all {answers} of them", answers=len(record.answers)
        )
    result = session.result()
    if result is None or Outcome.of(result) != record.result:
        raise Mismatch("result: the answers lead to another one")


def verify(game: Game[Any], record: Record) -> Session:
    """Check all of it, or raise. For what cannot be played here: Unplayable."""
    for checked in (found := check(game, record)):
        if checked.why is not None:
            raise checked.why
    session = found[-1].session
    assert session is not None
    return session
