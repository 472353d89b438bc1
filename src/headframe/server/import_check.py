"""Taking a record in, in a worker process: what is cheap to check first, then the whole game.

Imports nothing of the web.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from headframe.core.choice import Plain
from headframe.core.codec import encode
from headframe.core.options import reject_local_only
from headframe.core.record import BadRecord, Record, commitment, option_values, read, read_answer
from headframe.core.replay import Mismatch, verify
from headframe.core.session import Session
from headframe.server.contents import Kept
from headframe.server.entries import Opened, Seat
from headframe.server.names import LONGEST, cleaned
from headframe.server.worker_tasks import load

SLICE: Final = 200
"""Answers that are handed over and written together: nobody waits long for such a slice."""
START_BYTES: Final = 65_536
"""A position to start from. Real ones take a few thousand."""


class ImportLimits(NamedTuple):
    answers: int
    bytes: int


class ImportedAnswer(msgspec.Struct, array_like=True):
    seat: int
    key: str
    answer: Plain
    news: list[Any]


class CheckedRecord(NamedTuple):
    """``slices`` are lists of `ImportedAnswer`, as JSON; ``state`` is the last position."""

    opened: bytes
    steps: int
    slices: list[bytes]
    state: bytes
    result: bytes


def import_check(data: bytes, limits: ImportLimits, content: Kept | None = None) -> CheckedRecord:
    """All that is stored of a record, or BadRecord, Mismatch, UnknownGame, BadOption. ``content``
    is what we have kept under its fingerprint; what came with it is not played on."""
    record = cheaply_checked(data, limits)
    if record.stretches is not msgspec.UNSET:
        raise BadRecord("stretches: a game that was played under several versions of the rules")
    record.files = content.texts if content is not None else msgspec.UNSET
    keeper = _Keeper(record, limits.bytes)
    session = verify(load(record.game), record, keeper.look)
    keeper.cut()
    state = msgspec.json.encode(encode(session.state))
    if len(state) > START_BYTES:
        raise BadRecord("answers: they end in a position of {size} bytes", size=len(state))
    opened = Opened(
        game=record.game,
        rules=record.rules,
        content=record.content,
        options={**session.options, **record.options},
        seed=session.seed,
        seats=[Seat("person", cleaned(name[:LONGEST])) for name in record.seats],
        practice=record.practice is True,
        start=None if record.start is msgspec.UNSET else record.start,
        release="" if record.release is msgspec.UNSET else record.release,
        news=keeper.setup,
    )
    result = msgspec.json.encode(record.result)
    steps = len(record.answers)
    return CheckedRecord(msgspec.json.encode(opened), steps, keeper.slices, state, result)


def cheaply_checked(data: bytes, limits: ImportLimits) -> Record:
    """What can be found out without playing."""
    try:
        record = read(data)
    except RecursionError:
        raise BadRecord("not a record: nested too deeply") from None
    seed = record.seed
    if seed is None or commitment(record.game, seed, record.start) != record.commitment:
        raise BadRecord("seed: missing, or not the one that was promised")
    game = load(record.game)
    options = game.settle(reject_local_only(game.OPTIONS, option_values(record)))
    most = min(limits.answers, game.max_answers(options))
    if len(record.answers) > most:
        raise BadRecord(
            "answers: {answers} of them; at most {most} are taken in",
            answers=len(record.answers),
            most=most,
        )
    if len(record.seats) != game.seats(options):
        raise BadRecord(
            "seats: {given} named, {play} play",
            given=len(record.seats),
            play=game.seats(options),
        )
    start = 0 if record.start is msgspec.UNSET else len(msgspec.json.encode(record.start))
    if start > START_BYTES:
        raise BadRecord(
            "start: {start} bytes; at most {most} are taken in",
            start=start,
            most=START_BYTES,
        )
    if record.release is not msgspec.UNSET and len(record.release) > LONGEST:
        raise BadRecord("release: {release}…", release=repr(record.release[:LONGEST]))
    for _, key, answer in record.answers:
        read_answer(answer)
        if len(key) > LONGEST:
            raise BadRecord("answers: a decision named {key}…", key=repr(key[:LONGEST]))
    return record


class _Keeper:
    """Looks on while the game is played and keeps what happened, as long as it is not too much."""

    def __init__(self, record: Record, most_bytes: int) -> None:
        self.setup: list[Any] = []
        self.slices: list[bytes] = []
        self._answers = record.answers
        self._most = most_bytes
        self._bytes = 0
        self._step = -1
        self._slice: list[ImportedAnswer] = []

    def look(self, session: Session) -> None:
        news = [encode(event) for event in session.events()]
        self._step += 1
        if self._step == 0:
            self.setup = news
            self._bytes += len(msgspec.json.encode(news))
        else:
            self._slice.append(ImportedAnswer(*self._answers[self._step - 1], news))
        if len(self._slice) >= SLICE:
            self.cut()

    def cut(self) -> None:
        if self._slice:
            self.slices.append(msgspec.json.encode(self._slice))
            self._bytes += len(self.slices[-1])
            self._slice = []
        if self._bytes > self._most:
            raise Mismatch(
                "answers: more than {most} bytes of events happen in this game", most=self._most
            )
