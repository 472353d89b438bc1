"""The bodies of calls and their answers, as OpenAPI tells them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from headframe.core.options import Value
from headframe.core.shown import AnswerShown, Fields, GameEvent, View
from headframe.core.speech import Language, Phrase
from headframe.review.review import Review
from headframe.server.entries import STAND_IN, LogNotice, Why

Name = Annotated[str, msgspec.Meta(max_length=40)]
TableId = Annotated[str, msgspec.Meta(max_length=32)]
TokenText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option of a game, for those who draw a form of it."""

    name: str
    kind: Literal["whole", "one-of", "some-of", "flag", "text"]
    default: Value
    meaning: str
    clause: str
    wanted: str
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None
    repeat: bool = False
    needs: dict[str, list[str]] = {}
    """Words that come with a word."""
    conditional: bool = False
    """It means something only beside certain others."""


class SeatRange(msgspec.Struct):
    """How few and how many can play."""

    low: int
    high: int


class MapInfo(msgspec.Struct):
    """A map that may be chosen: the options that lead to it; ``picture`` is for the game's own
    client to draw."""

    name: str
    seats: int
    options: dict[str, Value]
    picture: Fields
    chosen: bool


class SetupInfo(msgspec.Struct):
    """What follows from options before a game begins."""

    seats: int
    sides: list[int]
    """For each seat the number of its team."""
    applies: list[str]
    """The options that mean something beside the others; what was given for one that is not here
    was left out."""
    maps: list[MapInfo]
    minutes: int
    """About how long it takes; 0: nobody knows."""
    warnings: list[Phrase]


class PresetInfo(msgspec.Struct):
    """A whole set-up under a name, ``bot`` at the other seats."""

    name: str
    options: dict[str, Value]
    bot: str
    seats: int
    minutes: int


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    options: list[OptionInfo]
    presets: list[PresetInfo]
    seats: SeatRange
    minutes: list[int]
    """The shortest and the longest of its presets, for people; [] where nobody knows."""


class ClauseInfo(msgspec.Struct):
    """A clause of the rules."""

    id: str
    text: str
    section: str
    language: Language
    """English where it is not translated."""


class ThingInfo(msgspec.Struct):
    """A card, a room, a technology: its name, and what it does."""

    name: str
    about: str


class ThingsInfo(msgspec.Struct):
    """All cards of a game, or all rooms: what lies in its box."""

    title: str
    things: list[ThingInfo]


class BotInfo(msgspec.Struct):
    """A bot that can be seated."""

    name: str
    title: str


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


class From(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a finished game, to be played on from."""

    table: TableId
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for all answers of a seat, and how many each answer adds."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=604_800)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class TableWish(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A table that somebody wants to open."""

    game: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)]
    options: dict[str, int | str | bool | list[str] | None] = {}
    from_: From | None = None
    clock: ClockWish | None = None
    takeover: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = 300
    """Seconds after which a bot plays for somebody who is away while others wait; null = never.
    A server may ask for more than one."""
    stand_in: Name = STAND_IN
    """The bot that then plays, and plays on where somebody is out of the game."""
    revoke: bool = True
    """Whether the host may free the seats of others."""
    watch: bool = True
    """Whether those without a seat may look on."""
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """The deal of a practice table: one person against bots."""


class TableOpened(msgspec.Struct):
    """The table's id and its tokens: by seat, the host's, and that of the invitation."""

    table: str
    seats: list[str | None]
    host: str
    invite: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants a seat: this one, or any that is open."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None


class Joined(msgspec.Struct):
    """The seat that was given, and the token that opens it."""

    seat: int
    token: str


class RevokeWish(msgspec.Struct, forbid_unknown_fields=True):
    """``token`` is the host's, where the table lets the host free seats, or the seat's own. A bot
    plays on there; nobody can take the seat again, for its hand has been seen."""

    token: TokenText
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class Ticket(msgspec.Struct, forbid_unknown_fields=True):
    """A table that a browser knows, and the seats it holds there."""

    table: TableId
    tokens: Annotated[list[TokenText], msgspec.Meta(max_length=16)] = []


class TicketsWish(msgspec.Struct, forbid_unknown_fields=True):
    """The tables that somebody knows, with their tokens."""

    tickets: Annotated[list[Ticket], msgspec.Meta(max_length=20)]


class LineSeat(msgspec.Struct):
    """A seat in the list of one's tables."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    stand_in: str | None
    asked: bool
    """It must decide now."""
    yours: bool
    score: int | None
    """As a spectator may know it."""
    place: int | None
    """Once the game is over."""


class TableLine(msgspec.Struct):
    """A table in a list of them."""

    table: str
    what: Literal["open", "running", "over"] | str
    """Where it cannot be shown, the error."""
    game: str = ""
    title: str = ""
    seats: list[LineSeat] = []
    step: int = 0
    moved: int = 0
    """When something last happened there: milliseconds since 1970."""
    again: str | None = None
    """The table of its rematch."""


class AgainWish(msgspec.Struct, forbid_unknown_fields=True):
    """``token`` is the host's or that of any seat."""

    token: TokenText


class Again(msgspec.Struct):
    """The table of the rematch."""

    table: str
    """Tokens of the finished table open the same seats there."""


class Reach(msgspec.Struct):
    """Where others find this server, as far as whoever asks may know."""

    addresses: list[str]
    """Of this machine in its network; [] where one's own address is the right one."""
    alone: bool
    """Nobody but this machine reaches it."""


class SeatInfo(msgspec.Struct):
    """A seat of a table: who plays there, and how."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    style: str | None
    """How this bot leans, as its name says."""
    connected: bool
    stand_in: str | None
    resigned: bool
    why: Why | None
    left: int | None


class UndoAsked(msgspec.Struct):
    """``waits`` are the seats that must still agree, though their people be away."""

    seat: int
    to: int
    yes: list[int]
    waits: list[int]


class FromInfo(msgspec.Struct):
    """The table and step that a table was begun from."""

    table: str
    step: int


class ClockInfo(msgspec.Struct):
    """Seconds for all answers of a seat, and how many each answer adds."""

    seconds: int
    increment: int


class TableInfo(msgspec.Struct, rename={"from_": "from"}):
    """A table as everybody may know it: all but the position."""

    table: str
    game: str
    title: str
    options: dict[str, int | str | bool | list[str] | None]
    seats: list[SeatInfo]
    step: int
    over: bool
    commitment: str
    asks: UndoAsked | None
    clock: ClockInfo | None
    running: list[int]
    takeover: int | None
    stand_in: str
    revoke: bool
    watch: bool
    practice: bool
    from_: FromInfo | None
    exercise: str | None
    """The lesson or puzzle that is tried here, as ``kind/id``."""
    again: str | None
    """The table of the rematch, once there is one."""
    notice: LogNotice | msgspec.UnsetType = msgspec.UNSET
    """Only where there is one."""


class Imported(msgspec.Struct):
    """``unverified`` says which answers were not, and which release verifies them."""

    table: str
    steps: int
    unverified: list[Phrase]


class ReviewState(msgspec.Struct):
    """How far a review is; ``review`` once it is there (`headframe.review`, docs/review.md).
    ``error`` is the word for why it failed."""

    what: Literal["none", "making", "done", "failed"]
    done: int = 0
    steps: int = 0
    error: str | None = None
    review: Review | None = None


class Seen(msgspec.Struct):
    """A position and what led to it, as a spectator sees them or one seat does."""

    view: View
    figures: Fields
    events: list[GameEvent]
    log: list[str]


class Answered(msgspec.Struct):
    """The answer that led to a position."""

    seat: int
    key: str
    answer: AnswerShown


class Position(Seen, kw_only=True):
    """A finished game's position: as a spectator saw it, and as each seat did."""

    step: int
    steps: int
    round: int | None = None
    """As the game counts them; None: it counts none, or did not when this was filmed."""
    answer: Answered | None
    seats: list[Seen]
