"""Hints: the ranking of a search."""

from __future__ import annotations

import msgspec
import pytest

from headframe.bots.hints import Hint, hints
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot
from headframe.core.engine import act
from headframe.core.rng import Rng
from tests.toy.game import ToyGame
from tests.toy.state import Pit
from tests.toy.steps import BANK


def banking() -> Pit:
    s = ToyGame().new({"players": 2}, "bank")
    s.diggers[0].gold = 3
    act(s, s.open_decisions[0], BANK)
    return s


def test_hints_name_the_best_answers_first() -> None:
    s = banking()
    observation = Observation.of(ToyGame(), s, 0, Rng.seeded("dealer"))
    found = hints(observation, Rng.seeded("hints"), most=3)
    assert len(found) == 3
    chances = [hint.chance or 0 for hint in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert isinstance(found[0].answer, tuple)
    assert sum(found[0].answer) >= 2, "gold in a chest counts twice and is safe from the Warden"


def test_hints_are_the_same_for_the_same_seed() -> None:
    observation = Observation.of(ToyGame(), banking(), 0, Rng.seeded("dealer"))
    first, second = (hints(observation, Rng.seeded("hints")) for _ in range(2))
    assert first == second


def test_hints_need_a_search() -> None:
    observation = Observation.of(ToyGame(), banking(), 0, Rng.seeded("dealer"))
    with pytest.raises(BadBot, match="hints need a bot that searches"):
        hints(observation, Rng.seeded("hints"), spec="greedy")


def test_hints_can_be_sent() -> None:
    hint = Hint(key="bank", answer=(1, 0, 0), chance=0.5, visits=3)
    assert msgspec.json.decode(msgspec.json.encode(hint)) == {
        "key": "bank",
        "answer": [1, 0, 0],
        "chance": 0.5,
        "visits": 3,
    }
