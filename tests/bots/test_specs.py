"""Bots are named clearly, and what cannot be is refused in a sentence."""

from __future__ import annotations

import re

import pytest

from headframe import registry
from headframe.bots import specs
from headframe.bots.greedy import GreedyBot
from headframe.bots.mcts import MctsBot
from headframe.bots.settings import BadBot
from headframe.bots.specs import UnknownBot, levels, make, names, parse
from headframe.core.rng import Rng
from headframe.core.speech import LANGUAGES
from tools.language import file_in


@pytest.mark.parametrize("name", [name for name in names() if name != "process"])
def test_every_name_makes_a_bot(name: str) -> None:
    assert callable(make(name, Rng.seeded("made")).choose)


def test_there_are_seven_levels() -> None:
    assert list(levels()) == [f"level{number}" for number in range(1, 8)]


def test_what_is_not_given_is_the_default() -> None:
    kind, settings = parse("mcts:iterations=7")
    assert (kind, settings["iterations"], settings["seconds"]) == ("mcts", 7, 0.0)


def test_a_level_can_be_changed_in_part() -> None:
    kind, settings = parse("level5:seconds=0.8")
    assert kind == "mcts"
    assert settings["seconds"] == 0.8
    assert settings["iterations"] == parse("level5")[1]["iterations"]


def test_a_level_may_be_another_bot_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(specs, "levels", lambda game="": {"level1": "greedy" if game else "random"})
    assert parse("level1")[0] == "random"
    assert parse("level1", "pit")[0] == "greedy"
    assert isinstance(make("level1", Rng.seeded("made"), "pit"), GreedyBot)


@pytest.mark.parametrize("game", ["", *registry.names()])
def test_every_level_is_a_bot_that_can_be(game: str) -> None:
    assert list(levels(game)) == list(levels())
    for name in levels(game):
        make(name, Rng.seeded("made"), game)


def test_time_alone_is_a_budget() -> None:
    bot = make("mcts:iterations=0,seconds=0.5", Rng.seeded("made"))
    assert isinstance(bot, MctsBot)
    assert bot.budget.seconds == 0.5


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("mcts:iterations", "'iterations' is not of the form name=value"),
        ("mcts:depth=3", "no parameter 'depth'; known are iterations, seconds"),
        ("mcts:iterations=many", "iterations='many' is not a whole number from 0"),
        ("mcts:iterations=-1", "iterations=-1 is not a whole number"),
        ("mcts:iterations=2.5", "iterations='2.5' is not a whole number"),
        ("greedy:noise=nan", "noise=nan is not a number"),
        ("random:noise=1", "no parameter 'noise'; it takes none"),
        ("mcts:iterations=0", "would think forever"),
    ],
)
def test_bad_parameters(spec: str, message: str) -> None:
    with pytest.raises(BadBot, match=message):
        make(spec, Rng.seeded("made"))


@pytest.mark.parametrize("spec", ["", "alphazero", "level9", "Greedy", "mcts iterations=3"])
def test_unknown_bots(spec: str) -> None:
    with pytest.raises(UnknownBot, match="there are random, greedy, mcts, process, level1"):
        parse(spec)


def test_everybody_who_can_be_seated_has_names_of_their_own_in_every_language() -> None:
    names = [name for each in specs.characters().values() for name in each]
    assert specs.characters().keys() == {"random", *specs.levels()}
    assert len(names) == len(set(names)) == 5 * len(specs.characters())
    for language in LANGUAGES:
        texts = file_in(language, "browser.ftl").read_text(encoding="utf-8")
        called = dict(re.findall(r"^character-([a-z]+) = (.+)$", texts, re.MULTILINE))
        assert called.keys() == {name.lower() for name in names}
        assert len(set(called.values())) == len(names)
