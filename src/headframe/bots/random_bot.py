"""The bot that answers at random."""

from __future__ import annotations

from headframe.bots.bot import Move
from headframe.bots.memory import NOTHING, Memory
from headframe.bots.observation import Observation
from headframe.core.rng import Rng


class RandomBot:
    """Any of its open decisions, any legal answer."""

    __slots__ = ("memory", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.memory: Memory = NOTHING

    def choose(self, observation: Observation) -> Move:
        decision = self.rng.pick(observation.decisions)
        return decision.key, decision.choice.sample(self.rng)
