"""Which games there are, and how a designer adds one."""

from __future__ import annotations

import os

import pytest

from headframe import registry


def test_every_registered_game_loads_and_answers_to_its_name() -> None:
    for name in registry.GAMES:
        assert name == registry.game(name).NAME


def test_an_unknown_game_is_answered_with_what_there_is() -> None:
    with pytest.raises(registry.UnknownGame, match="no game 'go'; there are super_motherload"):
        registry.game("go")


def test_a_game_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OWN_GAMES, "pit=tests.toy.game:ToyGame")
    assert registry.game("pit").TITLE == "The Pit"
    assert registry.names()[-1] == "pit"


@pytest.mark.parametrize("spec", ["pit=no.such.module:Game", "pit=tests.toy.game:Nothing", "pit"])
def test_one_that_cannot_be_loaded_says_why(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.OWN_GAMES, spec)
    with pytest.raises(registry.UnknownGame, match="cannot be loaded"):
        registry.game("pit")


def test_no_folder_of_tests_adds_a_game_for_all() -> None:
    """They are collected in one process, and the contract suite asks which games there are."""
    import tests.server.conftest  # noqa: F401

    assert registry.OWN_GAMES not in os.environ
