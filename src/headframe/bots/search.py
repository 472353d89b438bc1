"""Information-set MCTS: iterations in many dealt worlds walk one common tree of steps."""

from __future__ import annotations

from typing import Final

from headframe.bots.moves import asked_by_step, asked_first, named, pick_own
from headframe.bots.observation import Observation
from headframe.bots.playout import Horizon, light_plan, play_on
from headframe.bots.steps import Step, Told, finish
from headframe.bots.tree import Arm, Node, Range, best_arm
from headframe.bots.value import Judge
from headframe.core.engine import State, act
from headframe.core.rng import Rng

DEEPEST: Final = 200


class Search:
    """One decision of one seat. The root's arms are given; what is below them is found here."""

    __slots__ = ("explore", "horizon", "judge", "observation", "root", "span", "widen")

    def __init__(
        self,
        observation: Observation,
        judge: Judge,
        root: Node,
        *,
        explore: float,
        widen: float,
        horizon: Horizon,
    ) -> None:
        self.observation = observation
        self.judge = judge
        self.root = root
        self.span = Range()
        self.explore = explore
        self.widen = widen
        self.horizon = horizon

    def run_once(self, s: State, first: Arm, rng: Rng) -> None:
        """Take ``first``, walk down the tree, play on from its edge, and remember how it went.
        ``s`` is used up."""
        walked: list[tuple[Node, Arm, int]] = []
        game = self.observation.game
        if game.LISTENS:
            s.events = []
        left = self._walk(s, first, walked, rng)
        heard, s.events = s.events, None
        if left > 0:
            s = play_on(game, s, rng, self.horizon._replace(turns=left))
        s.events = heard
        chances = self.judge.chances(s)
        for node, arm, seat in walked:
            node.visits += 1
            arm.visits += 1
            arm.total += chances[seat]
            self.span.widen(arm.total / arm.visits)

    def _walk(self, s: State, first: Arm, walked: list[tuple[Node, Arm, int]], rng: Rng) -> int:
        """Down to the edge of the tree; how many turns are left to the horizon. It counts from
        the root: a move that ends the turn must not be judged at another time than the rest."""
        node = self.root
        left = self.horizon.turns
        turn = s.current_turn()
        window: Node | None = None  # where a common window of several seats began
        pending: list[int] = []
        told: list[Told] = []
        while s.open_decisions and len(walked) < DEEPEST:
            if window is None:
                pending = asked_by_step(s)
                if len(pending) > 1:
                    window, told = node, []
            seat = self._mover(s, pending)
            # In a window each has a node of its own; the question asked is the root itself.
            asked = window is self.root and seat == self.observation.seat
            here = node if window is None or asked else window.side(seat)
            fresh = here.visits == 0 and here is not self.root
            arm = first if here is self.root else self._select(here, s, seat, window is None, rng)
            walked.append((here, arm, seat))
            _take(s, seat, arm, window is None, rng)
            now = s.current_turn()
            if now != turn:
                turn = now
                left -= 1
            if window is not None:
                told.append((seat, arm.key, arm.answer))
                pending = [other for other in pending if other != seat]
                if pending and s.open_decisions and set(asked_by_step(s)) <= set(pending):
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
        asked = [seat for seat in pending if any(d.seat == seat for d in s.open_decisions)]
        return asked[0] if asked else asked_first(s)

    def _select(self, node: Node, s: State, seat: int, alone: bool, rng: Rng) -> Arm:
        legal = [
            arm
            for (owner, _, _), arm in node.arms.items()
            if owner == seat and _is_legal(s, seat, arm)
        ]
        # Progressive widening: one more way to go on is looked for now and then.
        if not legal or len(legal) < self.widen * node.visits**0.5:
            arm = self._opened(s, seat, alone, rng)
            return node.arms.setdefault((seat, arm.key, arm.answer), arm)
        return best_arm(legal, self.explore, self.span)

    def _opened(self, s: State, seat: int, alone: bool, rng: Rng) -> Arm:
        """A step of the light policy; in a common window any answer, for nothing follows yet."""
        if alone:
            (_, key, answer), *plan = light_plan(self.observation.game, s, seat, rng, self.horizon)
            return Arm(key, answer, [told for told in plan if told[0] == seat])
        decision = pick_own(s, seat, rng)
        return Arm(decision.key, decision.choice.sample(rng))


def _take(s: State, seat: int, arm: Arm, alone: bool, rng: Rng) -> None:
    decision = named(s, seat, arm.key)
    assert decision is not None
    step = Step(s, seat)
    act(s, decision, arm.answer)
    if alone:
        finish(s, step, rng, rng, None, arm.plan)


def _is_legal(s: State, seat: int, arm: Arm) -> bool:
    decision = named(s, seat, arm.key)
    return decision is not None and decision.choice.legal(arm.answer)
