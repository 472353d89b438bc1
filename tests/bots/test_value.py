"""How seats stand: asked for one by one or all at once, the answer is the same."""

from __future__ import annotations

import pytest

from headframe import registry
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng

TABLES: list[tuple[str, Options]] = [
    ("super_motherload", {"players": 3}),
    ("drillers", {"players": 2}),
    ("drillers", {"players": 4}),
    ("drillers", {"players": 1}),
    ("mothership", {"players": 2}),
    ("mothership", {"players": 4}),
    ("mothership", {"mode": "team", "teams": "2v2"}),
    ("mothership", {"mode": "solo"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_all_seats_at_once_are_judged_as_one_by_one(name: str, options: Options) -> None:
    game = registry.game(name)
    s = game.new(game.settle(options), "seats")
    seats, chance = range(len(s.teams)), Rng.seeded("chance")
    while s.stack:
        play_random(s, chance, 7)
        assert game.guesses(s) == [game.evaluate(s, seat) for seat in seats]
        assert game.worths(s) == [game.evaluate_ahead(s, seat) for seat in seats]
