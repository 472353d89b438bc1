"""What became of positions, worked out by hand for one game."""

from __future__ import annotations

import numpy as np
import pytest

from headframe.train.returns import returns
from headframe.train.samples import Task, play
from headframe.train.table import Table

CHANCES = [0.5, 0.6, 0.4, 0.7, 0.8]
ENDS = [True, False, True, True, False]


def table(spoilt: list[bool]) -> Table:
    """A game that is won by the first seat: its start, a position within its first turn, the end of
    that turn and of the next, and a position within the last turn."""
    several = np.zeros((len(CHANCES), 2))
    won = np.array([[1.0, 0.0]])
    return Table(
        *("2", [], [0, 1], np.zeros(len(CHANCES), int), np.zeros(1), won, won, won),
        *(np.linspace(0.0, 0.8, 5), np.zeros(5), several, several > 0, several, several),
        *(np.array(ENDS), np.array(spoilt)),
    )


def found(spoilt: list[bool]) -> tuple[list[float], list[bool]]:
    """Of the first seat."""
    chances = np.array([[each, 1 - each] for each in CHANCES])
    became, use = returns(table(spoilt), chances, 0.5)
    assert became.sum(axis=1) == pytest.approx(1.0)
    return [float(each) for each in became[:, 0]], use.tolist()


def test_the_nearer_turns_count_more_and_the_result_counts_last() -> None:
    became, use = found([False] * 5)
    third = 1.0  # the last turn ends with the game
    second = 0.5 * 0.7 + 0.5 * third
    start = 0.5 * 0.4 + 0.5 * second
    assert became == pytest.approx([start, start, second, third, third])
    assert all(use)


def test_what_follows_a_careless_turn_says_nothing_of_what_lay_before() -> None:
    """The second turn was careless: neither its positions nor the end of the first can be learned
    from, and the start sees no farther than that end."""
    became, use = found([False, False, False, True, False])
    assert use == [True, True, False, True, True]
    assert became[3] == pytest.approx(1.0)
    assert became[2] == pytest.approx(0.4)
    assert became[0] == became[1] == pytest.approx(0.4)


def test_ends_of_turns_are_kept_and_careless_ones_marked() -> None:
    sure = Task("drillers", {"players": 2}, ["random"], "turns", 0, 6, features=True)
    plain, careless = play(sure), play(sure._replace(careless=1.0))
    for sample in (plain, careless):
        assert sample.end[0] and sample.when[0] == 0.0
        assert list(sample.when) == sorted(sample.when)
        assert int((~sample.end).sum()) == sure.positions - 1
        assert sample.ended.sum() == pytest.approx(1.0)
        assert len(sample.features) == len(sample.end) and sample.features.shape[2] > 100
    assert int(plain.end.sum()) > 10
    assert not plain.spoilt.any()
    # The start and the end of the first turn are nobody's fault.
    ends = careless.spoilt[careless.end]
    assert not ends[:2].any() and ends[2:].all()
    assert not careless.spoilt[~careless.end].any()


def test_an_answer_at_random_makes_its_turn_a_careless_one() -> None:
    stray = Task("drillers", {"players": 2}, ["random"], "turns", 0, 6, stray=0.1, features=True)
    spoilt = play(stray).spoilt
    assert spoilt.any() and not spoilt.all()
