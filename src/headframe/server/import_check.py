"""Taking a record in, in a worker process: what is cheap to check first, then the whole game.

Imports nothing of the web.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from headframe.core.choice import Plain
from headframe.core.codec import encode
from headframe.core.film import FAST, STATE, BadFilm, Piece, frames_of, packed_film
from headframe.core.options import reject_local_only
from headframe.core.record import (
    BadRecord,
    Record,
    Stretch,
    commitment,
    option_values,
    parts,
    read,
    read_answer,
)
from headframe.core.replay import Mismatch, check
from headframe.core.session import Session
from headframe.core.speech import Phrase
from headframe.server.contents import Kept
from headframe.server.entries import Opened, Seat
from headframe.server.film_tasks import whole
from headframe.server.forms import Position
from headframe.server.names import LONGEST, cleaned
from headframe.server.worker_tasks import load

SLICE: Final = 200
"""Answers that are handed over and written together: nobody waits long for such a slice."""
START_BYTES: Final = 65_536
"""A position to start from. Real ones take a few thousand."""
FRAME_BYTES: Final = 500_000
"""A position as all were shown it. Real ones take some ten thousand."""
MOST_STRETCHES: Final = 50
LONGEST_PRINT: Final = 64
"""The letters of a fingerprint."""


class ImportLimits(NamedTuple):
    """How long a record may be."""

    answers: int
    bytes: int


class ImportedAnswer(msgspec.Struct, array_like=True):
    """An answer of a record that was checked, with the events that it led to."""

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
    stretches: list[Stretch] = []  # noqa: RUF012  (never changed)
    told: list[Phrase] = []  # noqa: RUF012
    """Which answers were not verified, and which release does it."""
    film: Piece | None = None
    """What came with it, of the stretches that could not be played."""


def import_check(data: bytes, limits: ImportLimits, content: Kept | None = None) -> CheckedRecord:
    """All that is stored of a record, or BadRecord, Mismatch, UnknownGame, BadOption. ``content``
    is what we have kept under its fingerprint; what came with it is not played on. Its last stretch
    must be played here: that is the one which leads to the result."""
    record = cheaply_checked(data, limits)
    record.files = content.texts if content is not None else msgspec.UNSET
    keeper = _Keeper(record, limits.bytes)
    checked = check(load(record.game), record, keeper.look)
    session = checked[-1].session
    if session is None:
        assert checked[-1].why is not None
        raise checked[-1].why
    keeper.finish()
    state = msgspec.json.encode(encode(session.state))
    if len(state) > START_BYTES:
        raise BadRecord("answers: they end in a position of {size} bytes", size=len(state))
    missing = [each.part for each in checked if each.session is None]
    unproven = max((part.first + len(part.answers) for part in missing), default=0)
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
        unproven=unproven,
        news=keeper.setup,
    )
    return CheckedRecord(
        opened=msgspec.json.encode(opened),
        steps=len(record.answers),
        slices=keeper.slices,
        state=state,
        result=msgspec.json.encode(record.result),
        stretches=[] if record.stretches is msgspec.UNSET else list(record.stretches),
        told=[part.told().phrase() for part in missing],
        film=film_check(record, unproven, limits.bytes) if missing else None,
    )


def film_check(record: Record, last: int, most_bytes: int) -> Piece | None:
    """The film of a record up to that step, as far as it has one, or BadRecord. Nothing proves what
    it shows; but each frame has the form of a position, is of that answer, and is no larger than
    one may be."""
    if record.film is msgspec.UNSET:
        return None
    frames: list[Any] = []
    before = -1
    try:
        for frame in frames_of(record.film, most_bytes):
            step = _check_frame(record, frame)
            if not before < step:
                raise BadFilm(f"frame {step} follows {before}")
            before = step
            if step <= last:
                frames.append(frame)
    except (BadFilm, msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("film: {error}", error=str(error)) from None
    return Piece(last, 0, last, packed_film(frames, FAST))


def _check_frame(record: Record, frame: Any) -> int:
    """Gives its step. Raises BadFilm or ValidationError."""
    if not isinstance(frame, dict) or set(frame) != FRAME:
        raise BadFilm("a frame has other fields than it has")
    if len(msgspec.json.encode(frame)) > FRAME_BYTES:
        raise BadFilm(f"a frame takes more than {FRAME_BYTES} bytes")
    if len(msgspec.json.encode(frame[STATE])) > START_BYTES:
        raise BadFilm(f"a frame's position takes more than {START_BYTES} bytes")
    try:
        shown = msgspec.convert(whole(frame), Position)
    except (AssertionError, AttributeError, LookupError, TypeError) as error:
        raise BadFilm("what a seat saw is a difference to something that is not there") from error
    step = shown.step
    if not 0 <= step <= len(record.answers) or len(shown.seats) != len(record.seats):
        raise BadFilm(f"frame {step} is not of this game")
    given = [shown.answer.seat, shown.answer.key, shown.answer.answer] if shown.answer else None
    if given != (list(record.answers[step - 1]) if step else None):
        raise BadFilm(f"frame {step} is of another answer")
    return step


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
    stretches = parts(record)
    if len(stretches) > MOST_STRETCHES:
        raise BadRecord(
            "stretches: {count} of them; at most {most} are taken in",
            count=len(stretches),
            most=MOST_STRETCHES,
        )
    for part in stretches:
        start = 0 if part.start is msgspec.UNSET else len(msgspec.json.encode(part.start))
        if start > START_BYTES:
            raise BadRecord(
                "start: {start} bytes; at most {most} are taken in",
                start=start,
                most=START_BYTES,
            )
        if len(part.release) > LONGEST:
            raise BadRecord("release: {release}…", release=repr(part.release[:LONGEST]))
        if len(part.content) > LONGEST_PRINT:
            raise BadRecord("content: {content}…", content=repr(part.content[:LONGEST]))
    for _, key, answer in record.answers:
        read_answer(answer)
        if len(key) > LONGEST:
            raise BadRecord("answers: a decision named {key}…", key=repr(key[:LONGEST]))
    return record


FRAME: Final = {*Position.__struct_fields__, STATE}


class _Keeper:
    """Looks on while the game is played and keeps what happened, as long as it is not too much."""

    def __init__(self, record: Record, most_bytes: int) -> None:
        self.setup: list[Any] = []
        self.slices: list[bytes] = []
        self._answers = record.answers
        self._most = most_bytes
        self._bytes = 0
        self._kept = 0
        """So many answers."""
        self._slice: list[ImportedAnswer] = []

    def look(self, step: int, session: Session) -> None:
        news = [encode(event) for event in session.events()]
        if step == 0:
            self.setup = news
            self._bytes += len(msgspec.json.encode(news))
            return
        self._skip(step - 1)
        self._add(news)

    def finish(self) -> None:
        self._skip(len(self._answers))
        self._cut()

    def _skip(self, step: int) -> None:
        """Of what was not played here, nobody knows what happened."""
        while self._kept < step:
            self._add([])

    def _add(self, news: list[Any]) -> None:
        self._slice.append(ImportedAnswer(*self._answers[self._kept], news))
        self._kept += 1
        if len(self._slice) >= SLICE:
            self._cut()

    def _cut(self) -> None:
        if self._slice:
            self.slices.append(msgspec.json.encode(self._slice))
            self._bytes += len(self.slices[-1])
            self._slice = []
        if self._bytes > self._most:
            raise Mismatch(
                "answers: more than {most} bytes of events happen in this game", most=self._most
            )
