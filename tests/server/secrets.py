"""What a connection must not know, worked out from the record once the game is over."""

from __future__ import annotations

import json
from typing import Any

from headframe.core.game import Game
from headframe.core.record import Record
from headframe.core.replay import steps
from headframe.core.rng import Rng
from headframe.core.view import shown_event, view

TABLE = """type table game title options seats step over commitment asks clock running takeover
stand_in revoke watch practice exercise from again"""
SEAT = "name kind bot style connected stand_in resigned why left"
Allowed = dict[tuple[int, int | None], tuple[dict[str, Any], list[Any]]]


def allowed(game: Game[Any], record: Record, viewers: list[int | None]) -> Allowed:
    """By step and viewer: the view and the events, played again from the revealed seed."""
    found: Allowed = {}
    for number, session in enumerate(steps(game, record)):
        state, news = session.state, session.events()
        for viewer in viewers:
            told = [shown_event(event, viewer, state.teams) for event in news]
            found[number, viewer] = json.loads(json.dumps([view(state, viewer), told]))
    assert session.over
    return found


def generator_words(record: Record) -> list[str]:
    """The seed and the key of the dice. Either would give every card away."""
    assert record.seed is not None
    return [record.seed, Rng.seeded(record.seed, "dice").key]


def check_traffic(may: Allowed, record: Record, raw: list[str], viewer: int | None) -> int:
    """Every message of a connection holds what its viewer may know and nothing else; how many
    were looked at. Views and events are compared whole with what the kernel's filter allows, so
    a hand or a deck anywhere in them is a difference."""
    secret = generator_words(record)
    for text in raw:
        message = json.loads(text)
        kind = message["type"]
        if kind != "result":
            assert not any(word in text for word in secret), f"{kind} tells the seed or the key"
        assert '"rng"' not in text
        if kind == "view":
            assert message["seat"] == viewer
            assert message["view"] == may[message["step"], viewer][0]
            assert sorted(message) == [
                *("figures", "passing", "seat", "step", "type", "undo", "view")
            ]
            own = {decision["key"] for decision in message["view"]["open"] if "choice" in decision}
            assert all(p["seat"] == viewer and p["key"] in own for p in message["passing"])
        elif kind == "events":
            assert message["events"] == may[message["step"], viewer][1]
            assert sorted(message) == ["events", "log", "step", "type"]
            # In words only where the game has no messages, or a language was asked for.
            assert len(message["log"]) in (0, len(message["events"]))
        elif kind == "table":
            assert set(message) == set(TABLE.split())
            assert all(set(seat) == set(SEAT.split()) for seat in message["seats"])
        else:
            assert kind in ("taken", "refused", "result", "hint"), kind
    return len(raw)
