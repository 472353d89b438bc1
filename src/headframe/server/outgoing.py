"""What goes out to a viewer. Everything passes the kernel's one filter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.codec import Decoder
from headframe.core.engine import Event
from headframe.core.part import Json
from headframe.core.view import shown_to, view, views
from headframe.server.entries import AnswerBody, ChatBody, Entry
from headframe.server.table_state import TableState
from headframe.server.wire import packed


def table_json(state: TableState, connected: set[int]) -> dict[str, Any]:
    """What all may know about a table."""
    opened = state.opened
    seats = [
        {
            "name": who.name,
            "kind": who.kind,
            "bot": who.bot,
            "connected": seat in connected,
            "stand_in": who.stand_in,
            "resigned": who.resigned,
            "left": state.left[seat] if state.left else None,
        }
        for seat, who in enumerate(state.seats)
    ]
    return {
        "table": state.id,
        "game": opened.game,
        "title": state.game.TITLE,
        "options": opened.options,
        "seats": seats,
        "step": state.step,
        "over": state.over,
        "commitment": state.sealed,
        "asks": {"seat": state.ask.seat, "to": state.ask.to, "yes": state.ask.yes}
        if state.ask
        else None,
        "clock": {"seconds": opened.clock.seconds, "increment": opened.clock.increment}
        if opened.clock
        else None,
        "takeover": opened.takeover,
        "practice": opened.practice,
        "from": {"table": opened.origin.table, "step": opened.origin.step}
        if opened.origin
        else None,
    }


def view_message(state: TableState, viewer: int | None) -> bytes:
    return _view(state, viewer, view(state.position, viewer))


def view_messages(state: TableState, viewers: Sequence[int | None]) -> list[bytes]:
    """One for each; what all see is worked out once."""
    made = views(state.position, viewers)
    return [_view(state, viewer, shown) for viewer, shown in zip(viewers, made, strict=True)]


def _view(state: TableState, viewer: int | None, shown: dict[str, Json]) -> bytes:
    undo = viewer is not None and not state.over and state.session.can_undo(viewer)
    return packed("view", step=state.step, seat=viewer, view=shown, undo=undo)


def events_message(state: TableState, step: int, events: list[Event], viewer: int | None) -> bytes:
    return events_messages(state, step, events, (viewer,))[0]


def events_messages(
    state: TableState, step: int, events: list[Event], viewers: Sequence[int | None]
) -> list[bytes]:
    """Events as each viewer may know them, and each in words ("" = not worth any)."""
    teams = state.position.teams
    shown = [shown_to(event, viewers, teams) for event in events]
    first = [seen[0] for seen in shown]
    if all(seen.count(seen[0]) == len(viewers) for seen in shown):
        return [_events(state, step, first)] * len(viewers)
    return [_events(state, step, [seen[at] for seen in shown]) for at in range(len(viewers))]


def _events(state: TableState, step: int, shown: list[Json]) -> bytes:
    log = [state.game.story(state.position, event) for event in shown if isinstance(event, dict)]
    return packed("events", step=step, events=shown, log=log)


def result_message(state: TableState) -> bytes:
    result = state.session.result()
    assert result is not None, "the result of a game that is not over"
    seal = {"commitment": state.sealed, "seed": state.opened.seed}
    return packed("result", **result.to_json(), **seal)


def chat_message(entry: Entry) -> bytes:
    assert isinstance(entry.body, ChatBody)
    return packed("chat", seat=entry.seat, name=entry.body.name, text=entry.body.text)


def decoded(decoder: Decoder, news: list[Any] | None) -> list[Event]:
    events = [decoder.value(entry, "event") for entry in news or ()]
    return [event for event in events if isinstance(event, Event)]


def history(state: TableState, entries: list[Entry], since: int, viewer: int | None) -> list[bytes]:
    """The events of the answers after ``since``, out of the log."""
    decoder = state.game.decoder()
    return [
        events_message(state, entry.body.step, decoded(decoder, entry.news), viewer)
        for entry in entries
        if isinstance(entry.body, AnswerBody) and entry.body.step > since
    ]
