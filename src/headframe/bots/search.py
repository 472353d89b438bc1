"""Information-set MCTS: every iteration deals a world of its own and walks one common tree."""

from __future__ import annotations

from typing import Final

from headframe.bots.moves import answers, asked_by_step, asked_first, own
from headframe.bots.observation import Observation
from headframe.bots.playout import play_on
from headframe.bots.tree import Arm, Node, Range, Told, best_arm
from headframe.bots.value import Judge
from headframe.core.choice import Answer
from headframe.core.engine import Decision, State, act
from headframe.core.rng import Rng

DEEPEST: Final = 200
LIKELY: Final = 0.1
"""The least prior of a move that nothing is known about: many choices must not freeze the rest."""


class Search:
    """One decision of one seat. ``run_once`` may be called as often as time allows."""

    __slots__ = ("explore", "judge", "limit", "observation", "rng", "root", "span", "steps",
                 "tries", "widen")  # fmt: skip

    def __init__(
        self,
        observation: Observation,
        judge: Judge,
        root: Node,
        rng: Rng,
        *,
        explore: float,
        widen: float,
        limit: int,
        steps: int,
        tries: int,
    ) -> None:
        self.observation = observation
        self.judge = judge
        self.root = root
        self.rng = rng
        self.span = Range()
        self.explore = explore
        self.widen = widen
        self.limit = limit
        self.steps = steps
        self.tries = tries

    def run_once(self) -> None:
        """Deal a world, walk down the tree, play on from its edge, and remember how it went."""
        s = self.observation.deal(self.rng)
        walked: list[tuple[Node, Arm, int]] = []
        self._walk(s, walked)
        s = play_on(self.observation.game, s, self.rng, self.steps, self.tries)
        chances = self.judge.chances(s)
        for node, arm, seat in walked:
            node.visits += 1
            arm.visits += 1
            arm.total += chances[seat]
            self.span.widen(arm.total / arm.visits)

    def _walk(self, s: State, walked: list[tuple[Node, Arm, int]]) -> None:
        node = self.root
        window: Node | None = None  # where a common window of several seats began
        pending: list[int] = []
        told: list[Told] = []
        while s.open and len(walked) < DEEPEST:
            if window is None:
                pending = asked_by_step(s)
                if len(pending) > 1:
                    window, told = node, []
            seat = self._mover(s, pending)
            here = node if window is None else window.side(seat)
            if node is self.root and window is node and seat == self.observation.seat:
                here = node  # the question asked is the root itself
            fresh = here.visits == 0 and here is not self.root
            arm = self._select(here, s, seat)
            walked.append((here, arm, seat))
            decision = _named(own(s, seat), arm.key)
            act(s, decision, arm.answer)
            if window is not None:
                told.append((seat, arm.key, arm.answer))
                pending = [other for other in pending if other != seat]
                if pending and s.open and set(asked_by_step(s)) <= set(pending):
                    continue  # a window is walked to its end, or the secret would be half told
                node, window = window.after(tuple(told)), None
            else:
                if arm.child is None:
                    arm.child = Node()
                node = arm.child
            if fresh:
                return

    def _mover(self, s: State, pending: list[int]) -> int:
        me = self.observation.seat
        if me in pending:
            return me
        asked = [seat for seat in pending if any(d.seat == seat for d in s.open)]
        return asked[0] if asked else asked_first(s)

    def _select(self, node: Node, s: State, seat: int) -> Arm:
        decisions = own(s, seat)
        legal = [
            arm
            for (owner, _, _), arm in node.arms.items()
            if owner == seat and _is_legal(decisions, arm)
        ]
        # Progressive widening: large choices open one move after the other.
        if len(legal) < self.widen * (node.visits + 1) ** 0.5:
            opened = self._open(node, decisions, seat)
            if opened is not None:
                legal.append(opened)
                if node is not self.root:
                    return opened
        if not legal:
            decision = decisions[0]
            return _added(node, seat, decision.key, decision.choice.sample(self.rng), LIKELY)
        return best_arm(legal, self.explore, self.span)

    def _open(self, node: Node, decisions: list[Decision], seat: int) -> Arm | None:
        """The next move that is legal in this world and was not tried, or None."""
        waiting = node.waiting.get(seat)
        if waiting is None:
            waiting = node.waiting[seat] = self._listed(decisions)
        for at in range(len(waiting) - 1, -1, -1):
            key, answer, prior = waiting[at]
            if _open_to(decisions, key, answer):
                del waiting[at]
                return _added(node, seat, key, answer, prior)
        decision = decisions[self.rng.below(len(decisions))]
        answer = decision.choice.sample(self.rng)
        if (seat, decision.key, answer) in node.arms:
            return None
        return _added(node, seat, decision.key, answer, LIKELY)

    def _listed(self, decisions: list[Decision]) -> list[tuple[str, Answer, float]]:
        found = [
            (decision.key, answer)
            for decision in decisions
            for answer in answers(decision, self.limit, self.rng)
        ]
        self.rng.shuffle(found)
        prior = max(LIKELY, 1.0 / len(found))
        return [(key, answer, prior) for key, answer in found]


def _added(node: Node, seat: int, key: str, answer: Answer, prior: float) -> Arm:
    arm = node.arms[seat, key, answer] = Arm(key, answer, prior)
    return arm


def _named(decisions: list[Decision], key: str) -> Decision:
    return next(decision for decision in decisions if decision.key == key)


def _is_legal(decisions: list[Decision], arm: Arm) -> bool:
    return _open_to(decisions, arm.key, arm.answer)


def _open_to(decisions: list[Decision], key: str, answer: Answer) -> bool:
    for decision in decisions:
        if decision.key == key:
            return decision.choice.legal(answer)
    return False
