"""The quick ways of the view beside the plain ones, over whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from headframe import registry
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.core.view import _secrets, hidden_moved, view, views
from tests.toy.game import ToyGame

STEPS = 150


def games() -> list[Game[State]]:
    return [ToyGame(), *map(registry.game, registry.GAMES)]


def played(game: Game[State]) -> Iterator[tuple[State, State]]:
    """Random play: the state before and after every answer."""
    rng = Rng.seeded(game.NAME)
    for seed in range(3):
        s = game.new({"players": 2}, str(seed))
        for _ in range(STEPS):
            if not s.open_decisions:
                break
            before = s.copy()
            decision = rng.pick(s.open_decisions)
            apply(s, decision.seat, decision.key, decision.choice.sample(rng))
            yield before, s


@pytest.mark.parametrize("game", games(), ids=lambda game: game.NAME)
def test_views_made_together_are_those_made_alone(game: Game[State]) -> None:
    for _, s in played(game):
        viewers = [None, *range(len(s.teams))]
        assert views(s, viewers) == [view(s, viewer) for viewer in viewers]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.NAME)
def test_what_moved_in_secret_is_found_by_comparing_in_place(game: Game[State]) -> None:
    """In place is quick and stops early; the plain way lists all secrets of both states."""
    found = set()
    for before, after in played(game):
        moved = _secrets(before, None, before.teams) != _secrets(after, None, after.teams)
        assert hidden_moved(before, after) == moved
        found.add(moved)
    assert found == {True, False}
