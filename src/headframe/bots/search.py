"""Information-set MCTS: every iteration deals a world of its own and walks one common tree."""

from __future__ import annotations

from typing import Final

from headframe.bots.moves import answers, asked_by_step, asked_first, own
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon, play_on
from headframe.bots.steps import whose_turn
from headframe.bots.tree import Arm, Node, Range, Told, best_arm
from headframe.bots.value import Judge
from headframe.core.engine import Decision, State, act
from headframe.core.rng import Rng

DEEPEST: Final = 200
LIKELY: Final = 0.1
"""The least prior of a move that nothing is known about: many choices must not freeze the rest."""


class Search:
    """One decision of one seat. ``run_once`` may be called as often as time allows."""

    __slots__ = (
        "explore",
        "horizon",
        "judge",
        "limit",
        "observation",
        "rng",
        "root",
        "span",
        "trust",
        "widen",
    )

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
        horizon: Horizon,
        trust: float,
    ) -> None:
        self.observation = observation
        self.judge = judge
        self.root = root
        self.rng = rng
        self.span = Range()
        self.explore = explore
        self.widen = widen
        self.limit = limit
        self.horizon = horizon
        self.trust = trust

    def run_once(self) -> None:
        """Deal a world, walk down the tree, play on from its edge, and remember how it went."""
        s = self.observation.deal(self.rng)
        walked: list[tuple[Node, Arm, int]] = []
        left = self._walk(s, walked)
        if left > 0:
            horizon = self.horizon._replace(turns=left)
            s = play_on(self.observation.game, s, self.rng, horizon)
        chances = self.judge.chances(s)
        for node, arm, seat in walked:
            node.visits += 1
            arm.visits += 1
            arm.total += chances[seat]
            self.span.widen(arm.total / arm.visits)

    def _walk(self, s: State, walked: list[tuple[Node, Arm, int]]) -> int:
        """Down to the edge of the tree; how many turns are left to the horizon. It counts from
        the root: a move that ends the turn must not be judged at another time than the rest."""
        node = self.root
        left = self.horizon.turns
        turn = whose_turn(s)
        window: Node | None = None  # where a common window of several seats began
        pending: list[int] = []
        told: list[Told] = []
        while s.open and len(walked) < DEEPEST:
            if window is None:
                pending = asked_by_step(s)
                if len(pending) > 1:
                    window, told = node, []
            seat = self._mover(s, pending)
            # In a window each has a node of its own; the question asked is the root itself.
            asked = window is self.root and seat == self.observation.seat
            here = node if window is None or asked else window.side(seat)
            fresh = here.visits == 0 and here is not self.root
            arm = self._select(here, s, seat)
            walked.append((here, arm, seat))
            decision = _named(own(s, seat), arm.key)
            act(s, decision, arm.answer)
            now = whose_turn(s)
            if now != turn:
                turn = now
                left -= 1
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
            if fresh or left <= 0:
                return left
        return left

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
            arm = Arm(decision.key, decision.choice.sample(self.rng), LIKELY)
            return _added(node, seat, arm)
        return best_arm(legal, self.explore, self.span, self.trust if node is self.root else 0.0)

    def _open(self, node: Node, decisions: list[Decision], seat: int) -> Arm | None:
        """The next move that is legal in this world and was not tried, or None."""
        waiting = node.waiting.get(seat)
        if waiting is None:
            waiting = node.waiting[seat] = self._listed(decisions)
        for at in range(len(waiting) - 1, -1, -1):
            if _is_legal(decisions, waiting[at]):
                return _added(node, seat, waiting.pop(at))
        if node is self.root:
            return None  # the first look has seen all there is, or a fair sample of it
        decision = decisions[self.rng.below(len(decisions))]
        answer = decision.choice.sample(self.rng)
        if (seat, decision.key, answer) in node.arms:
            return None
        return _added(node, seat, Arm(decision.key, answer, LIKELY))

    def _listed(self, decisions: list[Decision]) -> list[Arm]:
        found = [
            (decision.key, answer)
            for decision in decisions
            for answer in answers(decision, self.limit, self.rng)
        ]
        self.rng.shuffle(found)
        prior = max(LIKELY, 1.0 / len(found))
        return [Arm(key, answer, prior) for key, answer in found]


def _added(node: Node, seat: int, arm: Arm) -> Arm:
    node.arms[seat, arm.key, arm.answer] = arm
    return arm


def _named(decisions: list[Decision], key: str) -> Decision:
    return next(decision for decision in decisions if decision.key == key)


def _is_legal(decisions: list[Decision], arm: Arm) -> bool:
    for decision in decisions:
        if decision.key == arm.key:
            return decision.choice.legal(arm.answer)
    return False
