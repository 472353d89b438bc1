"""The toy keeps every promise."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.core.options import Options
from tests.contract import checks
from tests.contract.told import told
from tests.contract.walk import Case
from tests.toy.bookkeeper import Bookkeeper
from tests.toy.game import ToyGame

CLAUSES = {
    line[2:].partition(":")[0]
    for line in (Path(__file__).parents[1] / "toy/rules.md").read_text().splitlines()
    if line.startswith("- ")
}
OPTION_SETS: list[Options] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
]


@pytest.fixture(params=OPTION_SETS, ids=lambda options: "-".join(map(str, options.values())))
def case(request: pytest.FixtureRequest) -> Case:
    return Case(ToyGame(), request.param, "the seed of the toy")


def test_declared(case: Case) -> None:
    checks.declared(case)


def test_deterministic(case: Case) -> None:
    checks.deterministic(case, "tests.toy.game:ToyGame")


def test_copies(case: Case) -> None:
    checks.copied(case)
    checks.copied_by_others(case)


def test_round_trips(case: Case) -> None:
    checks.round_trips(case)


def test_secrecy(case: Case) -> None:
    checks.secret(case)


def test_fairness(case: Case) -> None:
    checks.fair(case)


def test_answers(case: Case) -> None:
    checks.answers(case, CLAUSES)


def test_undo(case: Case) -> None:
    checks.undone(case)


@pytest.mark.parametrize("seed", range(20))
def test_ends(case: Case, seed: int) -> None:
    checks.ends(case._replace(seed=str(seed)))


@pytest.mark.parametrize("seed", range(20))
def test_nothing_changes_untold(case: Case, seed: int) -> None:
    told(case._replace(seed=str(seed)), Bookkeeper)
