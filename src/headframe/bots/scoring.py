"""Comparing a seat's moves by where their steps lead: the whole of the greedy bot, and the first
guess of the search."""

from __future__ import annotations

from typing import Final

from headframe.bots.bot import Move
from headframe.bots.moves import candidates, named
from headframe.bots.observation import Observation
from headframe.bots.steps import begin, finish
from headframe.bots.value import lead
from headframe.core.engine import State
from headframe.core.rng import Rng

STREAM: Final = 4096
"""The room between two streams of one generator: no step uses that many words."""


class Scored:
    """A move, and the mean lead after each way to complete it that was tried."""

    __slots__ = ("best", "final", "move")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.best = float("-inf")
        # Nothing to complete: trying it again would find the same.
        self.final = False


class Scorer:
    """``worlds`` are shared by all moves, so that luck falls on all alike; ``rounds`` is how often
    the better half gets one more completion of its step."""

    __slots__ = ("limit", "rng", "rounds", "worlds")

    def __init__(self, worlds: int, rounds: int, limit: int, rng: Rng) -> None:
        self.worlds = worlds
        self.rounds = rounds
        self.limit = limit
        self.rng = rng

    def scores(self, observation: Observation) -> list[Scored]:
        """All candidate moves, best first."""
        rng, seat = self.rng, observation.seat
        found = [Scored(move) for move in candidates(observation.world, seat, self.limit, rng)]
        if len(found) == 1:
            return found
        dealt = [observation.deal(rng) for _ in range(self.worlds)]
        streams = f"{rng.word():08x}" * 8
        field = found
        for number in range(self.rounds):
            for scored in field:
                self._try(scored, observation, dealt, Rng(streams, number * STREAM))
            field = sorted(field, key=_by_best)
            field = [scored for scored in field[: (len(field) + 1) // 2] if not scored.final]
        return sorted(found, key=_by_best)

    def _try(self, scored: Scored, observation: Observation, dealt: list[State], plan: Rng) -> None:
        """One completion of the step: the same answers of our own in every world."""
        key, answer = scored.move
        game, seat = observation.game, observation.seat
        total, tried, answers = 0.0, 0, 0
        start = plan.count
        for number, world in enumerate(dealt):
            decision = named(world, seat, key)
            if decision is None or not decision.choice.legal(answer):
                continue  # a choice may depend on what is hidden only by a fault of the game
            s = world.copy()
            plan.count, plan.words = start, ()
            replies = Rng(plan.key, start + (number + 1 << 32))
            step = begin(s, decision, answer)
            answers += finish(s, step, plan, replies)
            total += lead(game, s, seat)
            tried += 1
        if tried:
            scored.best = max(scored.best, total / tried)
        scored.final = answers == 0


def _by_best(scored: Scored) -> float:
    return -scored.best
