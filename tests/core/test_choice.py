"""Every kind of choice: what is legal, what is listed and what is sampled agree."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product

import pytest

from headframe.core.choice import (
    Allocate,
    Answer,
    Choice,
    Confirm,
    Number,
    Path,
    Pick,
    PickSome,
    Place,
)
from headframe.core.rng import Rng
from tests.toy.board import DOMINOES, CartWays

CHOICES: list[Choice] = [
    Pick("card", (3, 5, 9)),
    Pick("pair", ((1, 2), (2, 1))),
    PickSome("card", (2, 4, 6, 8), 0, 4),
    PickSome("card", (9, 1, 5), 2, 2),
    Number("gas", 0, 4),
    Confirm("shuffle"),
    Confirm("hand", (0,)),
    Allocate("row", 7, (4, 2, 3)),
    Allocate("row", 3, (4, 0, 3), exact=False),
    Allocate("row", 0, (1, 1)),
    Place("cell", DOMINOES.legal(0b0110_0000_1001), DOMINOES),
    Path("place", 4, CartWays(4)),
]


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.KIND}-{choice.vocabulary}")
class TestEveryKind:
    def test_listed_answers_are_legal_and_different(self, choice: Choice) -> None:
        listed = choice.listed(1000)
        assert listed
        assert len(set(listed)) == len(listed)
        assert all(choice.legal(answer) for answer in listed)

    def test_samples_are_legal_and_reach_every_listed_answer(self, choice: Choice) -> None:
        rng = Rng.seeded("samples")
        listed = choice.listed(1000)
        assert listed is not None
        assert {choice.sample(rng) for _ in range(150 * len(listed))} == set(listed)

    def test_the_limit_is_kept(self, choice: Choice) -> None:
        listed = choice.listed(1000)
        assert listed is not None
        assert choice.listed(len(listed)) == listed
        assert choice.listed(len(listed) - 1) is None

    def test_nonsense_is_illegal(self, choice: Choice) -> None:
        nonsense: list[Answer] = [-5, 10**12, (10**12,), (-1, -1), (0,) * 50]
        assert not any(choice.legal(answer) for answer in nonsense)

    def test_a_client_can_draw_it(self, choice: Choice) -> None:
        drawn = json.loads(json.dumps(choice.to_json()))
        assert drawn["kind"] == choice.KIND
        assert drawn["of"] == choice.vocabulary
        assert len(drawn) > 2


def test_some_must_be_ascending_and_different() -> None:
    choice = PickSome("card", (2, 4, 6), 1, 3)
    assert choice.legal((2, 6))
    assert not choice.legal((6, 2))
    assert not choice.legal((2, 2))
    assert not choice.legal(())
    assert not choice.legal(2)


def test_some_never_asks_for_more_than_there_is() -> None:
    assert PickSome("card", (1, 2), 0, 9).high == 2


def test_an_allocation_is_every_spread_that_fits() -> None:
    choice = Allocate("row", 7, (4, 2, 3))
    fits = [s for s in product(range(5), range(3), range(4)) if sum(s) == 7]
    assert sorted(map(tuple, _tuples(choice.listed(1000)))) == fits


def test_an_allocation_that_may_leave_some() -> None:
    choice = Allocate("row", 3, (4, 3), exact=False)
    fits = [s for s in product(range(5), range(4)) if sum(s) <= 3]
    assert sorted(_tuples(choice.listed(1000))) == fits


def test_an_allocation_nobody_can_make_is_not_asked() -> None:
    with pytest.raises(AssertionError):
        Allocate("row", 9, (4, 4))


def test_a_choice_with_millions_of_answers_is_tested_and_sampled() -> None:
    choice = PickSome("pebble", tuple(range(40)), 0, 40)
    assert choice.listed(100_000) is None
    assert choice.legal(choice.sample(Rng.seeded("many")))


def test_a_longer_way_to_the_same_place_is_legal_though_not_listed() -> None:
    class Loop(CartWays):
        def passable(self, path: Sequence[int]) -> bool:
            return super().passable(path) or tuple(path) == (5, 4, 5)

    choice = Path("place", 4, Loop(4))
    assert choice.legal((5, 4, 5))
    assert (5, 4, 5) not in (choice.listed(100) or [])


def _tuples(listed: list[Answer] | None) -> list[tuple[int, ...]]:
    assert listed is not None
    return [answer for answer in listed if isinstance(answer, tuple)]
