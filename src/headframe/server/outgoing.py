"""What goes out to a viewer. Everything passes the kernel's one filter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

from msgspec import UNSET

from headframe.core.codec import BadData, Decoder
from headframe.core.engine import Event
from headframe.core.part import Json
from headframe.core.shown import Fields, GameEvent, View
from headframe.core.speech import ENGLISH
from headframe.core.view import shown_to, views
from headframe.server.characters import style_of
from headframe.server.connection import Connection
from headframe.server.entries import CHAT, AnswerBody, ChatBody, Entry, Seat, Yes
from headframe.server.forms import ClockInfo, FromInfo, SeatInfo, TableInfo, UndoAsked
from headframe.server.reactions import Place, orders_of, passing
from headframe.server.table_state import TableState
from headframe.server.wire import (
    ChatMessage,
    EventsMessage,
    NoticeMessage,
    OrdersMessage,
    Passing,
    ResultMessage,
    ViewMessage,
    packed,
)

T = TypeVar("T", bound=TableInfo)
Sight = tuple[int | None, tuple[Place, ...]]


def table_info(
    made: type[T],
    state: TableState,
    connected: set[int],
    running: list[int],
    left: list[int] | None,
) -> T:
    """What all may know about a table; ``left`` are the milliseconds on each clock."""
    opened = state.opened
    seats = [
        SeatInfo(
            name=who.name,
            kind=who.kind,
            bot=who.bot,
            style=style_of(opened, who),
            connected=seat in connected,
            stand_in=who.stand_in,
            resigned=who.resigned,
            why=who.why,
            left=left[seat] if left else None,
        )
        for seat, who in enumerate(state.seats)
    ]
    clock, origin, ask = opened.clock, opened.origin, state.ask
    return made(
        table=state.id,
        game=opened.game,
        title=state.game.TITLE,
        options=dict(state.options),
        seats=seats,
        step=state.step,
        over=state.over,
        commitment=state.sealed,
        asks=UndoAsked(ask.seat, ask.to, list(ask.yes), state.must_agree()) if ask else None,
        clock=ClockInfo(clock.seconds, clock.increment) if clock else None,
        running=running,
        takeover=opened.takeover,
        stand_in=opened.stand_in,
        revoke=opened.revoke,
        watch=opened.watch,
        practice=opened.practice,
        from_=FromInfo(origin.table, origin.step) if origin else None,
        exercise=opened.exercise or None,
        again=None,
        notice=state.notice or UNSET,
    )


def view_message(state: TableState, connection: Connection) -> bytes:
    """The table as a connection may see it."""
    return view_messages(state, (connection,))[0]


def view_messages(state: TableState, connections: Collection[Connection]) -> list[bytes]:
    """One for each; what several see is worked out once."""
    passed = passing(state)
    sights = [_sight(connection, passed) for connection in connections]
    once = list(dict.fromkeys(sights))
    viewers = [viewer for viewer, _ in once]
    made = views(state.position, viewers)
    figures = state.game.figures_for(state.position, viewers)
    texts = {
        sight: _view(state, sight, shown, dict(of))
        for sight, shown, of in zip(once, made, figures, strict=True)
    }
    return [texts[sight] for sight in sights]


def _sight(connection: Connection, passed: list[Place]) -> Sight:
    """From which seat it looks, and what is let pass for those that it holds."""
    return connection.look, tuple(place for place in passed if place[0] in connection.seats)


def _view(state: TableState, sight: Sight, shown: View, figures: Fields) -> bytes:
    viewer, passed = sight
    undo = viewer is not None and not state.over and state.session.can_undo(viewer)
    own = [Passing(*place) for place in passed]
    return packed(ViewMessage(state.step, viewer, shown, undo, figures, own))


def orders_message(state: TableState, seat: int) -> bytes:
    """The standing orders of a seat."""
    orders = orders_of(state, seat)
    return packed(OrdersMessage(seat, orders.every, orders.things))


def events_message(
    state: TableState,
    step: int,
    events: list[Event],
    viewer: int | None,
    language: str | None,
) -> bytes:
    """What happened at a step, as one viewer is told it."""
    return events_messages(state, step, events, (viewer,), language)[0]


def events_messages(
    state: TableState,
    step: int,
    events: list[Event],
    viewers: Sequence[int | None],
    language: str | None = None,
) -> list[bytes]:
    """Events as each viewer may know them. In words ("" = not worth any) only where a language was
    asked for, or the game has no messages that a client could use: it costs more than the rest."""
    teams = state.position.teams
    shown = [shown_to(event, viewers, teams) for event in events]
    first = [seen[0] for seen in shown]
    if language is None and all(seen.count(seen[0]) == len(viewers) for seen in shown):
        return [_events(state, step, first, None, None)] * len(viewers)
    return [
        _events(state, step, [seen[at] for seen in shown], viewer, language)
        for at, viewer in enumerate(viewers)
    ]


def _events(
    state: TableState, step: int, shown: list[Json], viewer: int | None, language: str | None
) -> bytes:
    log: list[str] = []
    if language is not None or state.game.LOCALES is None:
        names = [seat.name for seat in state.seats]
        log = [
            state.game.story(state.position, event, language or ENGLISH, names, viewer)
            for event in shown
            if isinstance(event, dict)
        ]
    return packed(EventsMessage(step, cast("list[GameEvent]", shown), log))


def result_message(state: TableState) -> bytes:
    """How the game ended, and the seed that proves its dice."""
    result = state.result()
    assert result is not None, "the result of a game that is not over"
    return packed(
        ResultMessage(
            places=result.places,
            scores=result.scores,
            sources=result.sources,
            commitment=state.sealed,
            seed=state.opened.seed,
        )
    )


def line_message(state: TableState, entry: Entry) -> bytes | None:
    """What was said, or what happened, at the table."""
    return chat_message(entry) if entry.kind == CHAT else notice_message(state, entry)


def notice_message(state: TableState, entry: Entry) -> bytes | None:
    """What an entry means for those at the table, where it is not the game that goes on."""
    if entry.seat is None:
        return None
    if isinstance(entry.body, Seat) and entry.body.why is not None:
        return packed(NoticeMessage(entry.seat, entry.body.name, entry.body.why))
    if isinstance(entry.body, Yes) and not entry.body.yes:
        return packed(NoticeMessage(entry.seat, state.seats[entry.seat].name, "declined"))
    return None


def chat_message(entry: Entry) -> bytes:
    """What somebody said."""
    assert isinstance(entry.body, ChatBody)
    return packed(ChatMessage(entry.seat, entry.body.name, entry.body.text))


def decoded(decoder: Decoder, news: list[Any] | None) -> list[Event]:
    """Events out of a log. What an older release told and nobody can read any more is left out:
    it must not keep anybody from the table."""
    events: list[Event] = []
    for entry in news or ():
        with suppress(BadData):
            event = decoder.value(entry, "event")
            if isinstance(event, Event):
                events.append(event)
    return events


def history(
    state: TableState, answers: list[Entry], viewer: int | None, language: str | None
) -> list[bytes]:
    """The events of these answers, out of the log."""
    decoder = state.game.decoder()
    return [
        events_message(state, answer.body.step, decoded(decoder, answer.news), viewer, language)
        for answer in answers
        if isinstance(answer.body, AnswerBody)
    ]
