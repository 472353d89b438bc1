"""Records: a whole game as one JSON document, to be replayed, shared and checked by anyone."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

import msgspec

from headframe.core.choice import Answer
from headframe.core.game import Result
from headframe.core.options import Value
from headframe.core.sentence import Said, Sentence

FORMAT: Final = 1
IN_STRETCHES: Final = 2
"""The format of a game that was not played to its end by the release that began it."""
MOST_ANSWERS: Final = 200_000
MOST_NUMBERS: Final = 1_000
"""The longest list that an answer may be."""


class BadRecord(Said):
    """A record that cannot be read; the message names what is wrong."""


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, as written down."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]

    @staticmethod
    def of(result: Result) -> Outcome:
        """As a record writes it down."""
        return Outcome(list(result.places), list(result.scores), list(result.sources))


class Stretch(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """From ``step`` on the game was played under other rules or content than before, from the
    position ``start``, by ``release``."""

    step: int
    rules: int
    content: str
    release: str
    start: Any


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """``seed`` and ``result`` are null until the game is over; ``commitment`` is there from the
    start and proves that the seed was not chosen afterwards. ``start`` is the encoded position
    that a game began from if it did not begin with the setup; it is told with the seed.
    ``practice`` is there where the seed was chosen, not drawn: no fair game. ``release`` is the
    program that began it. ``stretches`` are there where another one went on under other rules,
    ``files`` where the content was not that of the program which wrote the record. ``film`` goes
    with stretches (`film`): it shows those that a reader's rules cannot play."""

    format: int = FORMAT
    game: str
    rules: int
    content: str
    options: dict[str, int | str | bool | list[str] | None]
    seats: list[str]
    commitment: str
    seed: str | None
    answers: list[tuple[int, str, int | list[int]]]
    result: Outcome | None
    start: Any = msgspec.UNSET
    practice: bool | msgspec.UnsetType = msgspec.UNSET
    release: str | msgspec.UnsetType = msgspec.UNSET
    stretches: list[Stretch] | msgspec.UnsetType = msgspec.UNSET
    files: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    film: bytes | msgspec.UnsetType = msgspec.UNSET


class PlayedStretch(NamedTuple):
    """One stretch of a record, and the answers that belong to it."""

    number: int
    rules: int
    content: str
    release: str
    start: Any
    first: int
    """How many answers were given before it."""
    answers: list[tuple[int, str, int | list[int]]]

    def told(self) -> Sentence:
        """Which answers these are, and who can check them."""
        first, last = self.first + 1, self.first + len(self.answers)
        if not self.release:
            return Sentence(
                "answers {first} to {last} were played under version {rules} of the rules; an "
                "older release verifies them",
                first=first,
                last=last,
                rules=self.rules,
            )
        return Sentence(
            "answers {first} to {last} were played under version {rules} of the rules; Headframe "
            "{release} verifies them",
            first=first,
            last=last,
            rules=self.rules,
            release=self.release,
        )


def parts(record: Record) -> list[PlayedStretch]:
    """The stretches of a game in their order; most have one. Or BadRecord."""
    release = "" if record.release is msgspec.UNSET else record.release
    first = Stretch(
        step=0, rules=record.rules, content=record.content, release=release, start=record.start
    )
    later = [] if record.stretches is msgspec.UNSET else record.stretches
    found: list[PlayedStretch] = []
    ends = [*(stretch.step for stretch in later), len(record.answers)]
    for number, (stretch, end) in enumerate(zip([first, *later], ends, strict=True)):
        if not stretch.step <= end <= len(record.answers):
            raise BadRecord(
                "stretches: number {number} is from {first} to {last}",
                number=number,
                first=stretch.step,
                last=end,
            )
        answers = record.answers[stretch.step : end]
        named = (stretch.rules, stretch.content, stretch.release, stretch.start)
        found.append(PlayedStretch(number, *named, stretch.step, answers))
    return found


def commitment(game: str, seed: str, start: Any = msgspec.UNSET) -> str:
    """The hash that is published when the game begins.

    >>> commitment("drillers", "a seed")[:16]
    '5611f2f564e07d2d'
    """
    sealed = hashlib.sha256(f"headframe seed\0{game}\0{seed}".encode())
    if start is not msgspec.UNSET:
        sealed.update(b"\0" + msgspec.json.encode(start, order="sorted"))
    return sealed.hexdigest()


def write(record: Record) -> bytes:
    """As a file, with a line for each answer."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read(data: bytes) -> Record:
    """The record, or BadRecord."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord("not a record: {error}", error=str(error)) from error
    if record.format not in (FORMAT, IN_STRETCHES):
        raise BadRecord(
            "format {format} is not {known}, the one this version reads",
            format=record.format,
            known=IN_STRETCHES,
        )
    if len(record.answers) > MOST_ANSWERS:
        raise BadRecord(
            "{answers} answers; at most {most} are read",
            answers=len(record.answers),
            most=MOST_ANSWERS,
        )
    return record


def read_answer(raw: object) -> Answer:
    """An answer from outside in its inner form, or BadRecord. Booleans are no numbers here.

    >>> read_answer(7), read_answer([3, 12])
    (7, (3, 12))
    """
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if not isinstance(raw, (list, tuple)) or len(raw) > MOST_NUMBERS:
        raise no_answer()
    if all(isinstance(entry, int) and not isinstance(entry, bool) for entry in raw):
        return tuple(raw)
    raise no_answer()


def no_answer() -> BadRecord:
    """What is said of anything else."""
    return BadRecord("an answer is a whole number or a list of whole numbers")


def option_values(record: Record) -> dict[str, Value]:
    """The options it was played with."""
    return dict(record.options)
