"""The bodies of calls and their answers, as OpenAPI tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from headframe.core.options import Value

Name = Annotated[str, msgspec.Meta(max_length=40)]
TableId = Annotated[str, msgspec.Meta(max_length=32)]
TokenText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class OptionForm(msgspec.Struct, omit_defaults=True):
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


class SeatRange(msgspec.Struct):
    low: int
    high: int


class SeatCount(msgspec.Struct):
    seats: int
    warnings: list[str]


class GameForm(msgspec.Struct):
    name: str
    title: str
    options: list[OptionForm]
    seats: SeatRange


class RuleForm(msgspec.Struct):
    id: str
    text: str
    section: str


class BotForm(msgspec.Struct):
    name: str
    title: str


class SeatIn(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


class From(msgspec.Struct, forbid_unknown_fields=True):
    table: TableId
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class ClockIn(msgspec.Struct, forbid_unknown_fields=True):
    seconds: Annotated[int, msgspec.Meta(ge=1, le=604_800)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class OpenIn(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    game: Name
    seats: Annotated[list[SeatIn], msgspec.Meta(max_length=16)]
    options: dict[str, int | str | bool | list[str] | None] = {}
    from_: From | None = None
    clock: ClockIn | None = None
    takeover: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = 300
    """Seconds after which a bot plays for somebody who is away while others wait; null = never.
    A server may ask for more than one."""
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """The deal of a practice table: one person against bots."""


class OpenOut(msgspec.Struct):
    table: str
    seats: list[str | None]
    host: str
    invite: str


class JoinIn(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None


class JoinOut(msgspec.Struct):
    seat: int
    token: str


class RevokeIn(msgspec.Struct, forbid_unknown_fields=True):
    """``token`` is the host's, or the seat's own: a host can free any seat, a guest leave."""

    token: TokenText
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class SeatOut(msgspec.Struct):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool
    stand_in: str | None
    resigned: bool
    left: int | None


class AskOut(msgspec.Struct):
    seat: int
    to: int
    yes: list[int]


class FromOut(msgspec.Struct):
    table: str
    step: int


class ClockOut(msgspec.Struct):
    seconds: int
    increment: int


class TableOut(msgspec.Struct, rename={"from_": "from"}):
    table: str
    game: str
    title: str
    options: dict[str, int | str | bool | list[str] | None]
    seats: list[SeatOut]
    step: int
    over: bool
    commitment: str
    asks: AskOut | None
    clock: ClockOut | None
    running: list[int]
    takeover: int | None
    practice: bool
    from_: FromOut | None


class ImportOut(msgspec.Struct):
    table: str
    steps: int


class Position(msgspec.Struct):
    step: int
    steps: int
    answer: dict[str, Any] | None
    view: dict[str, Any]
    seats: list[dict[str, Any]]
    events: list[Any]
    log: list[str]
