"""What stands in the log of a table, and in its row."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec

from headframe.core.options import Value
from headframe.core.window import Orders

ANSWER: Final = "answer"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
SEAT: Final = "seat"
CHAT: Final = "chat"
CLOCK: Final = "clock"
ORDERS: Final = "orders"
"""Of one seat, for its eyes alone (`core.window`)."""

STAND_IN: Final = "level2"
"""Who plays for somebody who is away or out of the game, if the host chose no other."""

Kind = Literal["person", "bot", "open"]
Out = Literal["gave-up", "time", "left", "freed"]
"""Why a bot plays on for good: the person gave up, had no time left, left the table, or lost the
seat to the host."""
Why = Literal["joined", "asked", "away", "back", Out]
"""Why a seat is as it is: somebody sat down; a bot plays since its person asked for it or is away;
the person is back; or `Out`."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. ``token`` is a hash; the token itself is known to its holder alone."""

    kind: Kind
    name: str
    bot: str | None = None
    token: str | None = None
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    resigned: bool = False
    """A bot plays here for good: the person has no part in the game any more."""
    why: Why | None = None

    def played_by(self) -> str | None:
        """The bot that decides here now."""
        return self.stand_in or self.bot


class Clock(msgspec.Struct, frozen=True):
    """Time of each person for the whole game, and what every decision gives back."""

    seconds: int
    increment: int = 0


class Origin(msgspec.Struct, frozen=True):
    """Where a table was continued from."""

    table: str
    step: int


class LogNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about its log that those at the table must know: ``gap``, what stood after this
    step could not be kept; ``rules``, from this step on it is played under other rules or content
    than before."""

    what: Literal["gap", "rules"]
    step: int
    rules: list[int] = []
    """The versions of the rules that came in between: the game's message ``rules-N`` tells each."""
    clauses: list[str] = []
    """And the clauses that they changed."""
    content: bool = False
    """The boards, cards or figures are others."""
    lost: int = 0
    """So many answers before it could not be kept."""


class Stretch(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a game that was played under one version of the rules, on one content. The first
    begins with the table (`Opened`), each other one where a new release took the table over."""

    seq: int
    """What stands in the log up to here belongs to those before it."""
    step: int
    rules: int
    content: str
    release: str
    start: Any
    """The position it begins with, encoded."""


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was opened. ``start`` is a saved state where it does not begin at setup."""

    game: str
    rules: int
    content: str
    options: dict[str, Value]
    seed: str
    seats: list[Seat]
    clock: Clock | None = None
    takeover: int | None = None
    """After how many seconds a bot plays for a person who is away while others wait."""
    stand_in: str = STAND_IN
    """Which bot that is; the same plays on for good where a person is out of the game."""
    revoke: bool = True
    """Whether the host may free the seat of somebody else."""
    watch: bool = True
    """Whether those who have no seat may look on."""
    practice: bool = False
    """The seed was chosen, not drawn: no fair game."""
    release: str = ""
    """The program that opened it; "" for the first releases, which did not say."""
    origin: Origin | None = None
    exercise: str = ""
    """The lesson or puzzle that is tried here, as ``kind/id``."""
    unproven: int = 0
    """So many of its answers came in a record and could not be verified here."""
    start: Any = None
    news: list[Any] = []
    """What happened before the first answer, encoded."""


def first_stretch(opened: Opened) -> Stretch:
    """The one that a table is opened with."""
    return Stretch(
        seq=0,
        step=0,
        rules=opened.rules,
        content=opened.content,
        release=opened.release,
        start=opened.start,
    )


class AnswerBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that was taken."""

    step: int
    key: str
    answer: int | list[int]
    left: list[int] | None = None
    """The milliseconds every seat has left after it, where there is a clock."""


class To(msgspec.Struct, frozen=True):
    """Of an undo, or of asking for one: how many answers stay."""

    to: int


class Yes(msgspec.Struct, frozen=True):
    """Whether somebody agrees to what was asked of the table."""

    yes: bool


class Left(msgspec.Struct, frozen=True):
    """The milliseconds that every seat has left. What ran since the last answer is written down
    before a seat changes hands and before the table leaves memory, or it would be given back."""

    left: list[int]


class ChatBody(msgspec.Struct, frozen=True):
    """What somebody said, and the name they had then."""

    name: str
    text: str


Body = AnswerBody | To | Yes | Seat | ChatBody | Left | Orders
BODIES: Final[dict[str, type[Body]]] = {
    ANSWER: AnswerBody,
    UNDO: To,
    ASK: To,
    AGREE: Yes,
    SEAT: Seat,
    CHAT: ChatBody,
    CLOCK: Left,
    ORDERS: Orders,
}


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. ``news`` are the encoded events of an answer, hidden parts included."""

    table: str
    seq: int
    kind: str
    body: Body
    at: int
    seat: int | None = None
    client: str | None = None
    news: list[Any] | None = None

    def row(self) -> dict[str, object]:
        """As the database keeps it."""
        return {
            "table_id": self.table,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "client": self.client,
            "body": msgspec.json.encode(self.body).decode(),
            "news": msgspec.json.encode(self.news).decode() if self.news else None,
            "at": self.at,
        }

    @staticmethod
    def read(row: Any) -> Entry:
        """From a row of the database."""
        return Entry(
            table=row.table_id,
            seq=row.seq,
            kind=row.kind,
            body=msgspec.json.decode(row.body, type=BODIES[row.kind]),
            at=row.at,
            seat=row.seat,
            client=row.client,
            news=msgspec.json.decode(row.news) if row.news else None,
        )


class Line(NamedTuple):
    """As much of an answer or undo as it takes to play a game again, unread; with what happened
    then, where it is to be compared."""

    seq: int
    kind: str
    seat: int | None
    body: str
    news: str | None = None

    def entry(self) -> Entry:
        """With its body read; its table and its hour are not told."""
        body = msgspec.json.decode(self.body, type=BODIES[self.kind])
        news = msgspec.json.decode(self.news) if self.news else None
        return Entry("", self.seq, self.kind, body, 0, self.seat, None, news)


def standing(entries: list[Entry]) -> list[Entry]:
    """The answers that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if isinstance(entry.body, AnswerBody):
            kept.append(entry)
        elif entry.kind == UNDO and isinstance(entry.body, To):
            del kept[entry.body.to :]
    return kept
