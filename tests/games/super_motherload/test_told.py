"""What is told and in which order: the log can be followed, and a listener knows the table."""

from __future__ import annotations

from typing import Any

import pytest

from headframe.games.super_motherload.events import EVENTS
from tests.contract.told import told
from tests.contract.walk import Case
from tests.games.super_motherload.bookkeeper import BESIDE, Bookkeeper
from tests.games.super_motherload.table import GAME

GAMES = 12


@pytest.mark.parametrize("kind", sorted({event.__name__ for event in EVENTS} - BESIDE))
def test_whoever_misses_one_event_does_not_know_the_table(kind: str) -> None:
    class Deaf(Bookkeeper):
        def hear(self, event: dict[str, Any]) -> None:
            if event["is"] != kind:
                super().hear(event)

    for seed in range(GAMES):
        try:
            told(Case(GAME, {"players": 2}, str(seed)), Deaf)
        except (AssertionError, ValueError):  # the table is another, or cannot be kept any longer
            return
    raise AssertionError(f"{kind} told nothing in {GAMES} games")
