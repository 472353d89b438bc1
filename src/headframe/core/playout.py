"""Random play: the hot path of search, soak tests and benchmarks."""

from __future__ import annotations

from headframe.core.engine import State, act
from headframe.core.rng import Rng


def play_random(s: State, rng: Rng, most: int) -> int:
    """Answer at random until the game is over or ``most`` answers are given; how many it took.

    >>> from headframe import registry
    >>> s = registry.game("super_motherload").new({"players": 2}, "a game")
    >>> play_random(s, Rng.seeded("chance"), most=10)
    10
    """
    asked = s.open_decisions
    count = 0
    while asked and count < most:
        decision = asked[0] if len(asked) == 1 else asked[rng.below(len(asked))]
        asked = act(s, decision, decision.choice.sample(rng))
        count += 1
    return count
