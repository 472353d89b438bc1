"""The intervals, against figures from elsewhere and against their own promise."""

from __future__ import annotations

import pytest

from headframe.arena.intervals import bootstrap, mean, student, wilson
from headframe.core.rng import Rng


@pytest.mark.parametrize(
    ("wins", "cases", "low", "high"),
    # From Newcombe (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)],
)
def test_wilson(wins: int, cases: int, low: float, high: float) -> None:
    found = wilson(wins, cases)
    assert (found.value, found.cases) == (wins / cases, cases)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


def test_no_cases_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (30, 2.042)]
)
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.005)


def test_a_mean() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.963, abs=0.01)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_one_case_has_no_bounds() -> None:
    assert mean([4.0]).high == float("inf")


def test_the_bootstrap_is_the_same_every_time_and_near_the_normal() -> None:
    rng = Rng.seeded("values")
    values = [float(rng.below(100)) for _ in range(200)]
    found = bootstrap(values)
    assert found == bootstrap(values)
    assert found.low == pytest.approx(mean(values).low, abs=1)
    assert found.high == pytest.approx(mean(values).high, abs=1)


def test_nineteen_in_twenty_intervals_hold_the_truth() -> None:
    rng = Rng.seeded("coverage")
    held = 0
    for _ in range(400):
        wins = sum(rng.below(10) < 3 for _ in range(60))
        found = wilson(wins, 60)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98
