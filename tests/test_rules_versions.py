"""Every version of a game's rules says what it changed: tables that were begun before are told."""

from __future__ import annotations

import pytest

from headframe import ledger, registry
from headframe.core.game import Game
from headframe.core.speech import LANGUAGES, texts


@pytest.mark.parametrize("name", list(registry.GAMES))
def test_every_version_names_its_clauses_and_has_a_sentence(name: str) -> None:
    game = registry.game(name)
    assert game.LOCALES is not None
    assert set(game.CHANGES) == set(range(2, game.RULES + 1)), (
        f"{name}: RULES is {game.RULES}: write what each version changed in Game.CHANGES, and "
        f"the sentence in the message rules-N"
    )
    for version, change in game.CHANGES.items():
        assert change.clauses, f"{name}: version {version} names no clause"
        assert set(change.clauses) <= set(ledger.clauses(name)), f"{name}: version {version}"
        for language in LANGUAGES:
            assert texts(game.LOCALES, language, game.NAME).say(f"rules-{version}", {})
        assert set(change.events) <= {part.__name__ for part in game.PARTS}
        if change.keep is not None:
            game.settle(change.keep)


def test_a_game_whose_rules_never_changed_needs_none() -> None:
    assert Game.RULES == 1
    assert not Game.CHANGES
