"""The bot that looks one step ahead and takes what the game's own guess likes best."""

from __future__ import annotations

from math import log, sqrt

from headframe.bots.bot import Move
from headframe.bots.memory import Memory
from headframe.bots.observation import Observation
from headframe.bots.scoring import Scored, Scorer
from headframe.core.rng import Rng


class GreedyBot:
    """``noise`` 0 plays the best it sees; 1 errs by about as much as the moves differ. With
    ``ahead`` it judges by the game's ``evaluate_ahead`` instead of its ``evaluate``."""

    __slots__ = ("noise", "rng", "scorer")

    def __init__(
        self,
        rng: Rng,
        worlds: int,
        completions: int,
        rounds: int,
        limit: int,
        noise: float,
        ahead: bool,
    ) -> None:
        self.rng = rng
        self.noise = noise
        self.scorer = Scorer(worlds, completions, rounds, limit, rng, ahead=ahead)

    @property
    def memory(self) -> Memory:
        """What is left of the plan that its last answer was chosen for."""
        return Memory(self.scorer.plan)

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.scorer.plan = memory.plan

    def choose(self, observation: Observation) -> Move:
        """The answer with the best score, by lot among equals; with ``noise`` a good one."""
        scores = self.scorer.scores(observation)
        if self.noise and len(scores) > 1:
            chosen = _blurred(scores, self.noise, self.rng)
        else:
            best = [scored for scored in scores if scored.best == scores[0].best]
            chosen = best[self.rng.below(len(best))]
        self.scorer.remember(chosen)
        return chosen.move


def _blurred(scores: list[Scored], noise: float, rng: Rng) -> Scored:
    """The best after every score was moved by chance."""
    values = [scored.best for scored in scores]
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    blurred = [value + noise * spread * _gumbel(rng) for value in values]
    return scores[blurred.index(max(blurred))]


def _gumbel(rng: Rng) -> float:
    return -log(-log((rng.word() + 0.5) / (1 << 32)))
