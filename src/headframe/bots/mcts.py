"""The searching bot: information-set MCTS with a first guess from the greedy bot."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from headframe.bots.bot import Move
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon
from headframe.bots.scoring import Scored, Scorer
from headframe.bots.search import Search
from headframe.bots.tree import Arm, Node, values
from headframe.bots.value import Judge, logistic, measured_scale
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
    horizon: Horizon
    worlds: int
    rounds: int
    sharp: float
    trust: float


class Thought(NamedTuple):
    """A move, the chance that it leaves, and how many iterations went into it."""

    move: Move
    chance: float
    visits: int


class MctsBot:
    """Keeps the tree below its own answer, for the follow-ups of the same step."""

    __slots__ = ("budget", "following", "rng", "scale", "scorer", "shape")

    def __init__(self, rng: Rng, budget: Budget, shape: Shape) -> None:
        self.rng = rng
        self.budget = budget
        self.shape = shape
        self.scorer = Scorer(shape.worlds, shape.rounds, shape.limit, rng)
        self.scale = 0.0
        self.following: Node | None = None

    def choose(self, observation: Observation) -> Move:
        root = self._root(observation)
        best = self._think(observation, root)[0].move
        arm = root.arms.get((observation.seat, *best))
        self.following = arm.child if arm else None
        return best

    def think(self, observation: Observation) -> list[Thought]:
        """The moves looked at, best first."""
        return self._think(observation, Node())

    def _think(self, observation: Observation, root: Node) -> list[Thought]:
        scores = self.scorer.scores(observation)
        if len(scores) == 1:
            return [Thought(scores[0].move, 0.5, 0)]
        seat, shape = observation.seat, self.shape
        judge = self._judge(observation)
        _plant(root, seat, scores, judge, shape.sharp)
        search = Search(
            observation,
            judge,
            root,
            self.rng,
            explore=shape.explore,
            widen=shape.widen,
            limit=shape.limit,
            horizon=shape.horizon,
            trust=shape.trust,
        )
        self._run(search)
        arms = list(root.arms.values())
        found = [
            Thought((arm.key, arm.answer), value, arm.visits)
            for arm, value in zip(arms, values(arms, shape.trust), strict=True)
        ]
        return sorted(found, key=lambda thought: -thought.chance)

    def _root(self, observation: Observation) -> Node:
        """The node reached by our last answer if it expects us, else a new one."""
        node, self.following = self.following, None
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
        # What the kept tree knows already is not thought again, but it is looked over.
        left = max(iterations - search.root.visits, iterations // 4, 1)
        until = perf_counter() + seconds if seconds else 0.0
        for _ in range(left):
            search.run_once()
            if until and perf_counter() >= until:
                return


def _plant(root: Node, seat: int, scores: list[Scored], judge: Judge, sharp: float) -> None:
    """Give the root its moves with their first guesses, the likeliest to be opened first."""
    leads = [scored.best for scored in scores]
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads)) or 1.0
    weights = [exp(sharp * (lead - leads[0]) / spread) for lead in leads]
    total = sum(weights)
    # A kept tree may know answers that this look did not draw: they cannot be compared with it.
    known, root.arms = root.arms, {}
    waiting = root.waiting[seat] = []
    for scored, weight in zip(reversed(scores), reversed(weights), strict=True):
        prior = 0.8 * weight / total + 0.2 / len(scores)
        guess = logistic((scored.best - judge.base) / judge.scale)
        arm = known.get((seat, *scored.move))
        if arm is None:
            waiting.append(Arm(*scored.move, prior, guess))
        else:
            arm.prior, arm.guess = prior, guess
            root.arms[seat, arm.key, arm.answer] = arm
