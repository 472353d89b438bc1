"""The messages of the websocket, in and out (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from headframe.core.odds import Threat
from headframe.core.sentence import Sentence
from headframe.core.shown import AnswerShown, Fields, GameEvent, View
from headframe.core.speech import Phrase
from headframe.core.window import Rule
from headframe.server.entries import Why
from headframe.server.forms import TableInfo

Id = Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Step = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Thing = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
LanguageTag = Annotated[str, msgspec.Meta(max_length=16)]
"""One that we do not have is read as English."""
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all that a client may say."""


class Sit(In, tag="sit"):
    """The first message: the tokens of one's seats, and up to which step everything is known."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = []
    since: Step | None = None
    language: LanguageTag | None = None
    """Of the log in words; null: the client tells events itself, by the game's messages."""
    id: Id | None = None


class Look(In, tag="look"):
    """Show the table as this seat sees it; null: as a spectator."""

    seat: SeatNumber | None = None
    id: Id | None = None


class AnswerIn(In, tag="answer"):
    """An answer to an open decision, at this step."""

    id: Id
    seat: SeatNumber
    step: Step
    key: Annotated[str, msgspec.Meta(max_length=100)]
    answer: Whole | Annotated[list[Whole], msgspec.Meta(max_length=1000)]


class Undo(In, tag="undo"):
    """Take my last answer back, or ask the others whether I may."""

    id: Id
    seat: SeatNumber


class Agree(In, tag="agree"):
    """Whether I agree to what another has asked."""

    id: Id
    seat: SeatNumber
    yes: bool


class Concede(In, tag="concede"):
    """I give up."""

    id: Id
    seat: SeatNumber


class Chat(In, tag="chat"):
    """Something said to all at the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class Hint(In, tag="hint"):
    """What should this seat do? It is answered at once, and again when more was thought."""

    id: Id
    seat: SeatNumber


class NoHint(In, tag="no-hint"):
    """Whatever is being thought of for this connection is not wanted any more."""

    id: Id


class OddsIn(In, tag="odds"):
    """What an answer that this seat could give now is a gamble on."""

    id: Id
    seat: SeatNumber
    key: Annotated[str, msgspec.Meta(max_length=100)]
    answer: Whole | Annotated[list[Whole], msgspec.Meta(max_length=1000)]


class ThreatsIn(In, tag="threats"):
    """What others could reach and strike."""

    id: Id
    seat: SeatNumber


class StandIn(In, tag="stand-in"):
    """Put a bot on one's own seat; null takes it off again."""

    id: Id
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class OrdersIn(In, tag="orders"):
    """What one wants to be asked in reaction windows, instead of what was said before."""

    id: Id
    seat: SeatNumber
    every: bool = False
    things: Annotated[dict[Thing, Rule], msgspec.Meta(max_length=200)] = {}


Logged = AnswerIn | Undo | Agree | Concede | Chat | StandIn | OrdersIn
"""What becomes an entry of the log, once for each id."""
AtTable = Sit | Look | OddsIn | ThreatsIn | Logged
"""What is heard with the table to oneself."""
InMessage = AtTable | Hint | NoHint
decoder: Final[msgspec.json.Decoder[InMessage]] = msgspec.json.Decoder(InMessage)
_encoder: Final = msgspec.json.Encoder()


class _WithId(msgspec.Struct):
    id: Any = None


_ids: Final = msgspec.json.Decoder(_WithId)


class Malformed(ValueError):
    """Not a message; ``id`` is the client's, if one could be read."""

    def __init__(self, why: str, message_id: str | None) -> None:
        super().__init__(why)
        self.id = message_id


def read(text: str | bytes) -> InMessage:
    """A message from a client. Raises Malformed."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error), message_id(text)) from None


def message_id(text: str | bytes) -> str | None:
    """The client's id of a message, however wrong the rest of it is."""
    try:
        found = _ids.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 and found.isascii() else None


class Out(msgspec.Struct, tag_field="type"):
    """The base of all that a client may be told."""


class TableMessage(TableInfo, tag_field="type", tag="table"):
    """Who sits where and how, as everybody may know it."""


class Passing(msgspec.Struct):
    """A question that needs no answer: the seat's standing orders let it pass in a moment."""

    seat: int
    key: str


class ViewMessage(Out, tag="view"):
    """The table as a seat sees it, or a spectator (null)."""

    step: int
    seat: int | None
    view: View
    undo: bool
    figures: Fields
    """What follows from the position by the rules: prices, powers, as the game's types say."""
    passing: list[Passing]
    """Of the seats that the connection holds, and of no other."""


class OrdersMessage(Out, tag="orders"):
    """The standing orders of a seat that the connection holds; where none came, the usual ones."""

    seat: int
    every: bool
    things: dict[int, Rule]


class EventsMessage(Out, tag="events"):
    """What an answer brought; ``log`` tells each event in words, "" = not worth any. It is empty
    where the client did not ask for a language and the game has messages to tell them by."""

    step: int
    events: list[GameEvent]
    log: list[str]


class RefusedMessage(Out, tag="refused"):
    """What was asked is not done, and why; ``clause`` is the rule that forbids it."""

    id: str | None
    step: int
    clause: str | None
    text: str
    say: Phrase
    """The same sentence as a phrase, for clients that know it in their language."""


class TakenMessage(Out, tag="taken"):
    """What was asked is done, and written down."""

    id: str
    step: int


class UndoneMessage(Out, tag="undone"):
    """Taken back: so many answers stand now."""

    step: int


class ChatMessage(Out, tag="chat"):
    """What somebody said; a spectator has no seat."""

    seat: int | None
    name: str
    text: str


class NoticeMessage(Out, tag="notice"):
    """A seat changed hands, or (``declined``) its person does not want to go back. ``name`` is
    who was meant, though the seat may have another now."""

    seat: int
    name: str
    what: Why | Literal["declined"]


class PlannedAnswer(msgspec.Struct):
    """One answer of a plan: what its question is about by then (``kind`` and ``of`` as in a
    choice), the cells of a shape, and the things on the board that it is given at. ``passes``: it
    lets a reaction go by. ``named``: numbers that the question names."""

    key: str
    answer: AnswerShown
    kind: str
    of: str
    cells: list[int]
    things: list[str]
    passes: bool
    named: dict[str, int]


class HintAnswer(msgspec.Struct):
    """``plan``: this answer, and those that are to follow it in the turn. ``chance`` to win after
    it, as finished games have shown it; None where nobody has measured that."""

    key: str
    answer: AnswerShown
    chance: float | None
    plan: list[PlannedAnswer]
    reasons: list[Phrase]


class HintMessage(Out, tag="hint"):
    """The best answer first. ``usual``: the chance to win if the turn is played as it comes.
    ``more``: it is being thought on, and another message follows."""

    id: str
    step: int
    usual: float | None
    answers: list[HintAnswer]
    more: bool


class OddsMessage(Out, tag="odds"):
    """Of an answer that is no gamble there is nothing to say."""

    id: str
    chance: float | None
    settled: bool
    lines: list[Phrase]


class ThreatsMessage(Out, tag="threats"):
    """What may be done to a seat before it moves again, as it was asked for."""

    id: str
    threats: list[Threat]


class ResultMessage(Out, tag="result"):
    """How the game ended, and the seed that proves its dice."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    commitment: str
    seed: str


class ByeMessage(Out, tag="bye"):
    """The connection ends, and why."""

    why: str


OutMessage = (
    TableMessage
    | ViewMessage
    | EventsMessage
    | RefusedMessage
    | TakenMessage
    | UndoneMessage
    | ChatMessage
    | NoticeMessage
    | HintMessage
    | OrdersMessage
    | OddsMessage
    | ThreatsMessage
    | ResultMessage
    | ByeMessage
)


def packed(message: OutMessage) -> bytes:
    """As it goes over the wire."""
    return _encoder.encode(message)


def refused(message_id: str | None, step: int, why: Sentence, clause: str | None = None) -> bytes:
    """A `RefusedMessage` of a sentence."""
    return packed(RefusedMessage(message_id, step, clause or None, str(why), why.phrase()))


def taken(message_id: str, step: int) -> bytes:
    """A `TakenMessage`."""
    return packed(TakenMessage(message_id, step))
