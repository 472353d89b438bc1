"""The searching bot: information-set MCTS with a first guess from the greedy bot."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from headframe.bots.bot import Move
from headframe.bots.observation import Observation
from headframe.bots.scoring import Scored, Scorer
from headframe.bots.search import Search
from headframe.bots.tree import Arm, Node
from headframe.bots.value import Judge, measured_scale
from headframe.core.rng import Rng


class Budget(NamedTuple):
    """How long to think: so many iterations, or so many seconds (0 = no limit), whichever comes
    first. Only iterations play the same game twice."""

    iterations: int
    seconds: float


class Shape(NamedTuple):
    """How to think."""

    explore: float
    widen: float
    limit: int
    steps: int
    tries: int
    worlds: int
    rounds: int
    sharp: float


class MctsBot:
    """Keeps the tree below its own answer, for the follow-ups of the same step."""

    __slots__ = ("budget", "following", "rng", "scale", "scorer", "search", "shape")

    def __init__(self, rng: Rng, budget: Budget, shape: Shape) -> None:
        self.rng = rng
        self.budget = budget
        self.shape = shape
        self.scorer = Scorer(shape.worlds, shape.rounds, shape.limit, rng)
        self.scale = 0.0
        self.following: Node | None = None
        self.search: Search | None = None

    def choose(self, observation: Observation) -> Move:
        arms = self.think(observation)
        best = arms[0]
        self.following = best.child
        return best.key, best.answer

    def think(self, observation: Observation) -> list[Arm]:
        """The moves looked at, best first, with visits and mean chances."""
        root, self.following = self._root(observation), None
        seat = observation.seat
        scores = self.scorer.scores(observation)
        if len(scores) == 1:
            key, answer = scores[0].move
            return [root.arms.get((seat, key, answer)) or Arm(key, answer, 1.0)]
        _plant(root, seat, scores, self.shape.sharp)
        search = Search(
            observation,
            self._judge(observation),
            root,
            self.rng,
            explore=self.shape.explore,
            widen=self.shape.widen,
            limit=self.shape.limit,
            steps=self.shape.steps,
            tries=self.shape.tries,
        )
        self._run(search)
        open_now = {decision.key: decision.choice for decision in observation.decisions}
        mine = [
            arm
            for (owner, key, answer), arm in root.arms.items()
            if owner == seat and arm.visits and key in open_now and open_now[key].legal(answer)
        ]
        return sorted(mine, key=lambda arm: (-arm.visits, -arm.mean))

    def _root(self, observation: Observation) -> Node:
        """The node reached by our last answer if it expects us, else a new one."""
        node = self.following
        if node is not None:
            keys = {decision.key for decision in observation.decisions}
            expected = {key for seat, key, _ in node.arms if seat == observation.seat}
            strangers = any(seat != observation.seat for seat, _, _ in node.arms)
            if expected and expected <= keys and not strangers:
                return node
        return Node()

    def _judge(self, observation: Observation) -> Judge:
        game, world = observation.game, observation.world
        if not self.scale:
            self.scale = measured_scale(game, world, self.rng)
        return Judge(game, self.scale, game.worth(world, 0) if len(world.teams) == 1 else 0.0)

    def _run(self, search: Search) -> None:
        iterations, seconds = self.budget
        root = search.root
        # What the kept tree knows already is not thought again, but it is looked over.
        left = max(iterations - root.visits, iterations // 4)
        until = perf_counter() + seconds if seconds else 0.0
        while left > 0:
            search.run_once()
            left -= 1
            if until and perf_counter() >= until:
                return
            if left % 16 == 0 and _decided(root, left):
                return


def _decided(root: Node, left: int) -> bool:
    """No other move can catch up with the most visited one."""
    visits = sorted((arm.visits for arm in root.arms.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def _plant(root: Node, seat: int, scores: list[Scored], sharp: float) -> None:
    """Give the root its moves in the order of the first guess, the likeliest opened first."""
    values = [scored.best for scored in scores]
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0
    weights = [exp(sharp * (value - values[0]) / spread) for value in values]
    total = sum(weights)
    root.waiting[seat] = []
    for scored, weight in zip(scores, weights, strict=True):
        key, answer = scored.move
        prior = 0.8 * weight / total + 0.2 / len(scores)
        arm = root.arms.get((seat, key, answer))
        if arm is not None:
            arm.prior = prior
        else:
            root.waiting[seat].insert(0, (key, answer, prior))
