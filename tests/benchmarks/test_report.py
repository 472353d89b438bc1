from __future__ import annotations

import platform

import pytest

from benchmarks._ratio import ratio
from benchmarks._report import COLUMNS, TWO, Figures, document, goal_rows, table


def figures(games: float, decisions: float = 100.0) -> Figures:
    ours = {
        measure: [decisions * wobble for wobble in (0.98, 1.0, 1.02)] for measure in COLUMNS
    } | {"games": [games] * 3}
    return {"super_motherload": ours, TWO: {measure: [10.0] * 3 for measure in COLUMNS}}


def test_a_ratio_is_the_geometric_mean_and_its_interval_holds_it() -> None:
    found = ratio([2.0, 8.0], [1.0, 1.0])
    assert found.mean == pytest.approx(4.0)
    assert found.low < 4.0 < found.high


def test_a_machine_that_slows_both_sides_down_changes_no_ratio() -> None:
    found = ratio([30.0, 3.0, 300.0], [10.0, 1.0, 100.0])
    assert found.low == pytest.approx(3.0)
    assert found.high == pytest.approx(3.0)


def test_one_round_proves_nothing() -> None:
    assert ratio([2.0], [1.0]).high == float("inf")


@pytest.mark.parametrize(("games", "verdict"), [(60.0, "reached"), (40.0, "missed")])
def test_a_goal_is_reached_when_the_whole_interval_is(games: float, verdict: str) -> None:
    line = next(line for line in goal_rows(figures(games)) if "games/s" in line[0])
    assert line[-1] == verdict


def test_a_goal_inside_the_interval_is_left_open() -> None:
    line = next(row for row in goal_rows(figures(60.0, decisions=30.0)) if "decisions/s" in row[0])
    assert line[-1].startswith("open")


def test_the_page_names_ratios_before_rates_and_no_machine() -> None:
    page = document(figures(60.0))
    assert page.index("Times catanatron") < page.index("A second")
    assert platform.node() not in page
    assert "Super Motherload, 2 players" in table(figures(60.0))
