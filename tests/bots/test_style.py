"""Bots with a taste: data that fits the games, and seen in what they do."""

from __future__ import annotations

import pytest

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.greedy import GreedyBot
from headframe.bots.settings import BadBot
from headframe.bots.specs import characters, in_character, make
from headframe.bots.style import names, styles
from headframe.core.engine import apply
from headframe.core.rng import Rng


@pytest.mark.parametrize("game", styles())
def test_styles_are_about_goals_that_the_game_counts(game: str) -> None:
    known = registry.game(game)
    s = known.new({"players": 2}, "a game")
    assert set(styles()[game]) <= set(names())
    for taste in styles()[game].values():
        assert taste and set(taste) <= set(known.goals(s, 0))


def test_what_is_no_style_is_refused() -> None:
    with pytest.raises(BadBot, match="no style 'lazy'; there are aggressive, builder, racer"):
        make("greedy:style=lazy", Rng.seeded("a bot"), "drillers")


def test_a_game_without_the_style_is_played_without_it() -> None:
    assert isinstance(make("greedy:style=racer", Rng.seeded("a bot"), "drillers"), GreedyBot)


def test_a_style_shows() -> None:
    """One of two equal bots likes cards in hand: over a game, in either seat, it holds more."""
    game = registry.game("super_motherload")
    held = [0.0, 0.0]
    for styled in range(2):
        s = game.new({"players": 2}, "taste 1")
        bots = ["greedy:worlds=1,rounds=1,limit=12"] * 2
        bots[styled] += ",style=builder"
        players = [
            Player(game, seat, make(bot, Rng.seeded("a bot"), game.NAME), Rng.seeded("dealer"))
            for seat, bot in enumerate(bots)
        ]
        while s.open_decisions:
            asked = s.open_decisions[0].seat
            apply(s, asked, *players[asked].answer(s))
            for seat in range(2):
                held[seat == styled] += game.goals(s, seat)["cards"]
    assert held[True] > 1.1 * held[False]


def test_several_levels_have_characters_of_every_style_or_none() -> None:
    """The two strongest play as they were measured."""
    for level, called in characters().items():
        leanings = {in_character(level, name).partition("style=")[2] for name in called} - {""}
        tastes = level in ("level1", "level2", "level3", "level4")
        assert len(leanings) >= 2 if tastes else not leanings
