"""Games that bots have played, to go on from where something happens.

The way there is a player's own: the record is handed to the server, opened again in the browser,
and played on ("Go on from here").
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core import record
from headframe.core.engine import State
from headframe.core.rng import Rng
from headframe.core.session import Session

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
BOT = "level1"
SEED = "a past game"

Wanted = Callable[[State, str], bool]
"""Whether a position is the one, in which this is asked."""


class PastGame(NamedTuple):
    """A game played to its end."""

    record: bytes
    asked: list[tuple[int, str]]
    """Who answered what, step by step."""
    steps: list[int]
    """The steps of the positions that were wanted."""


def played(name: str, seats: int, wanted: Wanted = lambda state, key: False) -> PastGame:
    game = registry.game(name)
    session = Session(game, {"players": seats}, seed=SEED, names=list(NAMES[:seats]))
    players = [
        Player(game, seat, make(BOT, Rng.seeded(SEED, f"bot {seat}"), name), Rng.seeded(SEED))
        for seat in range(seats)
    ]
    asked: list[tuple[int, str]] = []
    steps: list[int] = []
    while not session.over:
        seat = session.state.open_decisions[0].seat
        key, answer = players[seat].answer(session.state)
        if wanted(session.state, key):
            steps.append(len(asked))
        session.answer(seat, key, answer)
        asked.append((seat, key))
    return PastGame(record.write(session.record()), asked, steps)


def handed_in(past: PastGame, base: str) -> str:
    """The table that the server makes of it."""
    head = {"content-type": "application/json"}
    wish = urllib.request.Request(f"{base.rstrip('/')}/api/records", past.record, head)
    with urllib.request.urlopen(wish) as answer:
        imported: dict[str, Any] = json.load(answer)
    return str(imported["table"])


def go_on(page: Page, past: PastGame, table: str, step: int) -> None:
    """At a table of one's own from this step on, in the seat that is asked there; bots at the
    others."""
    page.goto(f"./#/replay/{table}/{step}")
    page.get_by_role("button", name="Go on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option(index=past.asked[step][0])
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your move")).to_be_visible()
