"""What a seat's chances are, from what that seat may know."""

from __future__ import annotations

from typing import Final

from headframe.bots.observation import Observation
from headframe.bots.scoring import Scorer
from headframe.core.rng import Rng

WORLDS: Final = 8
LOOK_WORLDS: Final = 1
ROUNDS: Final = 2
LIMIT: Final = 24
USUAL: Final = f"greedy:worlds={LOOK_WORLDS},rounds={ROUNDS},limit={LIMIT}"
"""The bot whose games the chances were fitted to (``headframe chances``)."""


def first_look(rng: Rng) -> Scorer:
    """How that bot compares answers."""
    return Scorer(LOOK_WORLDS, 1, ROUNDS, LIMIT, rng, ahead=False)


def told(observation: Observation, rng: Rng, worlds: int = WORLDS) -> list[float] | None:
    """For each seat the chance of its side to win, as ``Game.chances`` tells it, on average over
    worlds that the observer cannot tell from the truth; None where nobody has measured it.

    >>> from headframe import registry
    >>> game = registry.game("super_motherload")
    >>> seen = Observation.of(game, game.new({"players": 2}, "a game"), 0, Rng.seeded("a dealer"))
    >>> [round(chance, 1) for chance in told(seen, Rng.seeded("worlds")) or ()]
    [0.5, 0.5]
    """
    total: list[float] = []
    for _ in range(worlds):
        found = observation.game.chances(observation.deal(rng))
        if found is None:
            return None
        total = [a + b for a, b in zip(total or [0.0] * len(found), found, strict=True)]
    return [chance / worlds for chance in total]
