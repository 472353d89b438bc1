"""What goes out to a viewer. Everything passes the kernel's one filter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.codec import Decoder
from headframe.core.engine import Event
from headframe.core.part import Json
from headframe.core.view import shown_to, view, views
from headframe.server.entries import AnswerBody, ChatBody, Entry
from headframe.server.fold import Fold
from headframe.server.wire import packed


def table_json(fold: Fold, connected: set[int]) -> dict[str, Any]:
    """What all may know about a table."""
    opened = fold.opened
    seats = [
        {
            "name": who.name,
            "kind": who.kind,
            "bot": who.bot,
            "connected": seat in connected,
            "stand_in": who.stand_in,
            "resigned": who.resigned,
            "left": fold.left[seat] if fold.left else None,
        }
        for seat, who in enumerate(fold.seats)
    ]
    return {
        "table": fold.id,
        "game": opened.game,
        "title": fold.game.TITLE,
        "options": opened.options,
        "seats": seats,
        "step": fold.step,
        "over": fold.over,
        "commitment": fold.sealed,
        "asks": {"seat": fold.ask.seat, "to": fold.ask.to, "yes": fold.ask.yes}
        if fold.ask
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


def view_message(fold: Fold, viewer: int | None) -> bytes:
    return _view(fold, viewer, view(fold.sitting.state, viewer))


def view_messages(fold: Fold, viewers: Sequence[int | None]) -> list[bytes]:
    """One for each; what all see is worked out once."""
    made = views(fold.sitting.state, viewers)
    return [_view(fold, viewer, shown) for viewer, shown in zip(viewers, made, strict=True)]


def _view(fold: Fold, viewer: int | None, shown: dict[str, Json]) -> bytes:
    undo = viewer is not None and not fold.over and fold.sitting.can_undo(viewer)
    return packed("view", step=fold.step, seat=viewer, view=shown, undo=undo)


def events_message(fold: Fold, step: int, events: list[Event], viewer: int | None) -> bytes:
    return events_messages(fold, step, events, (viewer,))[0]


def events_messages(
    fold: Fold, step: int, events: list[Event], viewers: Sequence[int | None]
) -> list[bytes]:
    """Events as each viewer may know them, and each in words ("" = not worth any)."""
    state = fold.sitting.state
    shown = [shown_to(event, viewers, state.teams) for event in events]
    first = [seen[0] for seen in shown]
    if all(seen.count(seen[0]) == len(viewers) for seen in shown):
        return [_events(fold, step, first)] * len(viewers)
    return [_events(fold, step, [seen[at] for seen in shown]) for at in range(len(viewers))]


def _events(fold: Fold, step: int, shown: list[Json]) -> bytes:
    state = fold.sitting.state
    log = [fold.game.story(state, event) for event in shown if isinstance(event, dict)]
    return packed("events", step=step, events=shown, log=log)


def result_message(fold: Fold) -> bytes:
    result = fold.sitting.result()
    assert result is not None, "the result of a game that is not over"
    seal = {"commitment": fold.sealed, "seed": fold.opened.seed}
    return packed("result", **result.to_json(), **seal)


def chat_message(entry: Entry) -> bytes:
    assert isinstance(entry.body, ChatBody)
    return packed("chat", seat=entry.seat, name=entry.body.name, text=entry.body.text)


def decoded(decoder: Decoder, news: list[Any] | None) -> list[Event]:
    events = [decoder.value(entry, "event") for entry in news or ()]
    return [event for event in events if isinstance(event, Event)]


def history(fold: Fold, entries: list[Entry], since: int, viewer: int | None) -> list[bytes]:
    """The events of the answers after ``since``, out of the log."""
    decoder = fold.game.decoder()
    return [
        events_message(fold, entry.body.step, decoded(decoder, entry.news), viewer)
        for entry in entries
        if isinstance(entry.body, AnswerBody) and entry.body.step > since
    ]
