"""Bots with a taste: data that fits the games, and seen in what they do."""

from __future__ import annotations

import pytest

from benchmarks.styles import play
from headframe import registry
from headframe.bots.greedy import GreedyBot
from headframe.bots.settings import BadBot
from headframe.bots.specs import characters, in_character, make
from headframe.bots.style import names, styles
from headframe.core.rng import Rng

DEALS = 2
LIGHT = "greedy:worlds=1,rounds=2,limit=16"
PLANNING = {("drillers", "racer"): f"{LIGHT},ahead=1"}
"""Without a plan for its turn, nobody covers a track much faster than others do."""
EVERY = [(game, style) for game in registry.GAMES for style in names()]
"""Every style means something in every game."""


@pytest.mark.parametrize("game", registry.GAMES)
def test_styles_are_about_deeds_that_the_game_counts(game: str) -> None:
    known = registry.game(game)
    s = known.new({"players": 2}, "a game")
    assert list(styles()[game]) == list(names())
    for taste in styles()[game].values():
        assert taste and set(taste) <= set(known.deeds(s, [], 0))


@pytest.mark.parametrize(("game", "style"), EVERY)
def test_a_style_shows(game: str, style: str) -> None:
    """One of two equal bots has it, in either seat of the same deals, and does more of what it
    likes, by its own measure. Without the taste both seatings would be the same game."""
    known = registry.game(game)
    options = known.settle({"players": 2})
    bot = PLANNING.get((game, style), LIGHT)
    liking = f"{bot},style={style}"
    shown = 0.0
    for deal in range(DEALS):
        for seat, bots in enumerate(([liking, bot], [bot, liking])):
            seen = play(known, dict(options), bots, f"taste {deal}")[seat]
            for deed, weight in styles()[game][style].items():
                shown += weight * (seen.own[deed] - seen.others[deed])
    assert shown > 1.0


def test_what_is_no_style_is_refused() -> None:
    with pytest.raises(BadBot, match="no style 'lazy'; there are aggressive, builder, racer"):
        make("greedy:style=lazy", Rng.seeded("a bot"), "drillers")


def test_a_game_without_the_style_is_played_without_it() -> None:
    assert isinstance(make("greedy:style=racer", Rng.seeded("a bot"), "a game"), GreedyBot)


def test_several_levels_have_characters_of_every_style_or_none() -> None:
    """The two strongest play as they were measured."""
    for level, called in characters().items():
        leanings = {in_character(level, name).partition("style=")[2] for name in called} - {""}
        tastes = level in ("level1", "level2", "level3", "level4")
        assert len(leanings) >= 2 if tastes else not leanings
