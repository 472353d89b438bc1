"""Every registered game keeps every promise, over its player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import pytest

from headframe import ledger, registry
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.core.session import begun
from tests.contract import checks
from tests.contract.told import bookkeeper, told
from tests.contract.walk import Case, step, walk

SEEDS = ("first", "second")
ROUNDS_LOOKED_AT = 5
DECISIONS_LOOKED_AT = 25
"""About this many of each game: long ones are looked at in strides."""


def option_sets(name: str) -> list[Options]:
    """What the game's own tests say it should be played with; without any, as it comes."""
    if find_spec(f"tests.games.{name}") is None:
        return [{}]
    found: list[Options] = import_module(f"tests.games.{name}.cases").OPTION_SETS
    return found


def cases() -> Iterator[object]:
    for name in registry.names():
        for options in option_sets(name):
            words = "-".join(f"{key}={value}" for key, value in options.items())
            yield pytest.param((name, options), id=f"{name}-{words}")


@pytest.fixture(scope="module", params=cases())
def case(request: pytest.FixtureRequest) -> Case:
    """For all checks of it, one after the other."""
    name, options = request.param
    game = registry.game(name)
    seed = SEEDS[0]
    return Case(game, options, seed, stride_for(Case(game, options, seed)))


def stride_for(case: Case) -> int:
    """One quick game tells how long they are."""
    s = case.game.new(case.options, case.seed)
    length = play_random(
        s, Rng.seeded(case.seed, "walk"), case.game.max_answers(case.game.settle(case.options))
    )
    return max(1, length // DECISIONS_LOOKED_AT)


def test_declared(case: Case) -> None:
    checks.declared(case)


def test_deterministic(case: Case) -> None:
    checks.deterministic(case, registry.everything()[case.game.NAME])


def test_copies(case: Case) -> None:
    checks.copied(case)
    checks.copied_by_others(case)


def test_round_trips(case: Case) -> None:
    checks.round_trips(case)


def test_secrecy(case: Case) -> None:
    checks.secret(case)


def test_fairness(case: Case) -> None:
    checks.fair(case)


def test_windows(case: Case) -> None:
    checks.windows(case)


def test_turns_are_told(case: Case) -> None:
    """Bots look ahead by turns: a game without them would be played badly and nobody would know."""
    turns = {s.current_turn() for s in walk(case)}
    assert None not in turns
    assert len(turns) > 1


def test_rounds_are_counted(case: Case) -> None:
    """From one, by one: the next begins with the turn of somebody who has had one in this. Some may
    be out, or not have come yet."""
    s = begun(case.game, case.game.settle(case.options), case.seed)
    rng = Rng.seeded(case.seed, "rounds")
    number, been = 1, set[int]()
    while s.open_decisions and number < ROUNDS_LOOKED_AT:
        told, s.events = s.events or [], []
        for event in told:
            if type(event).__name__ == "TurnBegan":
                seat: int = event.seat  # type: ignore[attr-defined]
                if seat in been:
                    number, been = number + 1, set()
                been.add(seat)
        assert case.game.round(s) == number
        step(s, rng)
    assert number > 1


def test_answers(case: Case) -> None:
    checks.answers(case, ledger.clauses(case.game.NAME))


def test_undo(case: Case) -> None:
    checks.undone(case)


@pytest.mark.parametrize("seed", SEEDS)
def test_ends(case: Case, seed: str) -> None:
    checks.ends(case._replace(seed=seed))


def test_every_game_has_a_bookkeeper() -> None:
    assert not {name for name in registry.GAMES if bookkeeper(name) is None}


@pytest.mark.parametrize("giving_up", [0, 100], ids=["played", "given-up"])
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_changes_untold(case: Case, seed: str, giving_up: int) -> None:
    makes = bookkeeper(case.game.NAME)
    if makes is not None:
        told(case._replace(seed=seed), makes, giving_up)
