"""The bot that answers at random."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.bots.bot import Move
from headframe.bots.memory import NOTHING, Memory
from headframe.bots.observation import Observation
from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.rng import Rng


class RandomBot:
    """Any of its open decisions, any legal answer."""

    __slots__ = ("memory", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.memory: Memory = NOTHING

    def choose(self, observation: Observation) -> Move:
        """Any of the seat's open decisions, any legal answer."""
        return self.answer(observation.decisions)

    def answer(self, asked: Sequence[Decision]) -> Move:
        """Any of these decisions by its key, any legal answer."""
        decision, answer = self.pick(asked)
        return decision.key, answer

    def pick(self, asked: Sequence[Decision]) -> tuple[Decision, Answer]:
        """Any of these decisions, any legal answer."""
        decision = self.rng.pick(asked)
        return decision, decision.choice.sample(self.rng)
