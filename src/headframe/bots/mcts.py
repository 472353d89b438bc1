"""The searching bot: information-set MCTS over the moves that the greedy bot likes best."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from time import perf_counter
from typing import NamedTuple

from headframe.bots.bot import Move
from headframe.bots.memory import Memory
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon
from headframe.bots.scoring import Scored, Scorer
from headframe.bots.search import Search
from headframe.bots.steps import Told
from headframe.bots.tree import Arm, Node, line, values
from headframe.bots.value import Judge, logistic, measured_scale
from headframe.core.rng import Rng


class Budget(NamedTuple):
    """How long to think: so many iterations, or so many seconds (0 = no limit), whichever comes
    first. Only iterations play the same game twice."""

    iterations: int
    seconds: float


class Shape(NamedTuple):
    """How to think. ``root_moves``: the moves that the first look leaves for the search."""

    explore: float
    widen: float
    root_moves: int
    limit: int
    horizon: Horizon
    worlds: int
    completions: int
    rounds: int
    prior_visits: float


class Thought(NamedTuple):
    """A move, the chance that it leaves, how many iterations went into it, and the answers of the
    seat that were to follow it."""

    move: Move
    chance: float
    visits: int
    plan: Sequence[Told] = ()


class MctsBot:
    """Looks at the moves as the greedy bot does, then searches the best of them."""

    __slots__ = ("budget", "rng", "scale", "scorer", "shape")

    def __init__(self, rng: Rng, budget: Budget, shape: Shape) -> None:
        self.rng = rng
        self.budget = budget
        self.shape = shape
        self.scorer = Scorer(
            shape.worlds, shape.completions, shape.rounds, shape.limit, rng, ahead=True
        )
        self.scale = 0.0

    @property
    def memory(self) -> Memory:
        """What is left of its plan, and how far apart positions are in value."""
        return Memory(self.scorer.plan, self.scale)

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.scorer.plan, self.scale = memory.plan, memory.scale

    def choose(self, observation: Observation) -> Move:
        """The answer that the search found best."""
        scores = self.scorer.scores(observation)
        best = self._think(observation, Node(), scores)[0].move
        self.scorer.remember(next(scored for scored in scores if scored.move == best))
        return best

    def think(self, observation: Observation) -> list[Thought]:
        """The moves looked at, best first."""
        return self._think(observation, Node(), self.scorer.scores(observation))

    def _think(self, observation: Observation, root: Node, scores: list[Scored]) -> list[Thought]:
        if len(scores) == 1:
            return [Thought(scores[0].move, 0.5, 0, scores[0].plan)]
        shape = self.shape
        judge = self._judge(observation)
        for scored in scores[: self._room()]:
            guess = logistic((scored.best - judge.base) / judge.scale)
            arm = Arm(*scored.move, scored.plan, guess)
            root.arms[observation.seat, arm.key, arm.answer] = arm
        search = Search(
            observation,
            judge,
            root,
            explore=shape.explore,
            widen=shape.widen,
            horizon=shape.horizon,
        )
        seat = observation.seat
        return [
            # The shift of the first guesses may lead a hair beyond certainty.
            Thought((arm.key, arm.answer), min(1.0, max(0.0, chance)), arm.visits, line(arm, seat))
            for arm, chance in self._compare(search)
        ]

    def _room(self) -> int:
        """With a small budget few moves can be compared well."""
        return max(2, min(self.shape.root_moves, self.budget.iterations // 6))

    def _judge(self, observation: Observation) -> Judge:
        game, world = observation.game, observation.world
        if not self.scale:
            self.scale = measured_scale(game, world, self.rng)
        base = game.evaluate_ahead(world, 0) if len(world.teams) == 1 else 0.0
        return Judge(game, self.scale, base)

    def _compare(self, search: Search) -> list[tuple[Arm, float]]:
        """Sequential halving: all moves get the same number of iterations, then the better half
        of them, and so on, each time an equal part of the budget. The moves of one pass share
        their world and their dice, so that luck falls on all alike."""
        iterations, seconds = self.budget
        field = list(search.root.arms.values())
        beaten: list[tuple[Arm, float]] = []
        passes = max(1, ceil(log2(len(field))))
        began, done = perf_counter(), 0
        for number in range(1, passes + 1):
            share = number / passes
            while True:
                world = search.observation.deal(self.rng)
                dice = Rng(f"{self.rng.word():08x}" * 8)
                for arm in field:
                    search.run_once(world.copy(), arm, dice.copy())
                done += len(field)
                late = seconds and perf_counter() - began >= share * seconds
                if late or done + len(field) > share * iterations:
                    break
            ranked = self._ranked(field)
            keep = 1 if number == passes else (len(field) + 1) // 2
            beaten = ranked[keep:] + beaten
            field = [arm for arm, _ in ranked[:keep]]
        return ranked[:keep] + beaten

    def _ranked(self, field: list[Arm]) -> list[tuple[Arm, float]]:
        found = list(zip(field, values(field, self.shape.prior_visits), strict=True))
        return sorted(found, key=lambda pair: -pair[1])
