"""The recipes work: each is followed as it stands, and what comes out is played with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from headframe import ledger, registry
from headframe.core.options import Options
from tests.contract import checks
from tests.contract.test_games import option_sets
from tests.contract.walk import Case
from tests.recipes import follow_add_a_game
from tests.test_cli import run


@pytest.fixture(scope="module")
def recipe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Gold Rush, written as the recipe says into a folder outside the project."""
    folder = tmp_path_factory.mktemp("recipe")
    spec = follow_add_a_game(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", str(folder))  # for the processes that checks start
        patch.setenv(registry.OWN_GAMES, spec)
        yield spec.partition("=")[0]
    for module in [name for name in sys.modules if name.partition(".")[0] == "gold_rush"]:
        del sys.modules[module]


@pytest.fixture(params=[{"players": 2}, {"players": 3}, {"players": 4}], ids=["2", "3", "4"])
def case(recipe: str, request: pytest.FixtureRequest) -> Case:
    options: Options = request.param
    return Case(registry.game(recipe), options, "a recipe")


def test_the_game_keeps_every_promise(case: Case) -> None:
    checks.declared(case)
    checks.copied(case)
    checks.round_trips(case)
    checks.secret(case)
    checks.fair(case)
    checks.answers(case, ledger.clauses(case.game.NAME))
    checks.undone(case)
    for seed in range(20):
        checks.ends(case._replace(seed=str(seed)))


def test_it_plays_the_same_in_every_process(recipe: str) -> None:
    case = Case(registry.game(recipe), {}, "a recipe")
    checks.deterministic(case, registry.everything()[recipe])


def test_the_contract_suite_finds_it_by_itself(recipe: str) -> None:
    assert recipe in registry.names()
    assert option_sets(recipe) == [{}]


def test_its_rules_are_found(recipe: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger.title(recipe) == "Gold Rush"
    assert ledger.game_of("GR-TURN-03") == recipe
    assert run("rules", "GR-TURN-03") == 0
    assert "Nobody goes home with an empty purse." in capsys.readouterr().out


def test_it_is_listed_and_played_by_bots(
    recipe: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("games") == 0
    assert "gold_rush: Gold Rush, 5 clauses" in capsys.readouterr().out
    file = str(tmp_path / "played.json")
    assert run("play", recipe, "--seats", "greedy,random", "--save", file) == 0
    assert run("verify", file) == 0
    assert json.loads(Path(file).read_text())["game"] == recipe
