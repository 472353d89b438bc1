"""The messages of the websocket, in and out (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

Id = Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Step = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all that a client may say."""


class Sit(In, tag="sit"):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = []
    since: Step | None = None
    id: Id | None = None


class Look(In, tag="look"):
    seat: SeatNumber | None = None
    id: Id | None = None


class AnswerIn(In, tag="answer"):
    id: Id
    seat: SeatNumber
    step: Step
    key: Annotated[str, msgspec.Meta(max_length=100)]
    answer: Whole | Annotated[list[Whole], msgspec.Meta(max_length=1000)]


class Undo(In, tag="undo"):
    id: Id
    seat: SeatNumber


class Agree(In, tag="agree"):
    id: Id
    seat: SeatNumber
    yes: bool


class Concede(In, tag="concede"):
    id: Id
    seat: SeatNumber


class Chat(In, tag="chat"):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class Hint(In, tag="hint"):
    id: Id
    seat: SeatNumber


class StandIn(In, tag="stand-in"):
    """Put a bot on the seat of a person who is away (or on one's own); null gives it back."""

    id: Id
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


Message = Sit | Look | AnswerIn | Undo | Agree | Concede | Chat | Hint | StandIn
decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_encoder: Final = msgspec.json.Encoder()


class _WithId(msgspec.Struct):
    id: Any = None


_ids: Final = msgspec.json.Decoder(_WithId)


class Malformed(ValueError):
    """Not a message; ``id`` is the client's, if one could be read."""

    def __init__(self, why: str, message_id: str | None) -> None:
        super().__init__(why)
        self.id = message_id


def read(text: str | bytes) -> Message:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(f"not a message: {error}", message_id(text)) from None


def message_id(text: str | bytes) -> str | None:
    """The client's id of a message, however wrong the rest of it is."""
    try:
        found = _ids.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 and found.isascii() else None


def packed(kind: str, /, **fields: object) -> bytes:
    return _encoder.encode({"type": kind, **fields})


def refused(message_id: str | None, step: int, text: str, clause: str | None = None) -> bytes:
    return packed("refused", id=message_id, step=step, clause=clause or None, text=text)


def taken(message_id: str, step: int) -> bytes:
    return packed("taken", id=message_id, step=step)
