"""A game as a sequence of moments: at each, one seat takes one of the actions that are legal.

Where several seats are asked at once, the first of them acts first, and none of them learns what
another has answered before the rules tell it. Where several decisions of a seat are open, its
first action says which one it answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.choice import Answer
from headframe.core.engine import Decision, State, apply
from headframe.core.engine import act as do
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.research.actions import ActionTable
from headframe.research.walks import Walk, walk


class Moment:
    """A position of a game and the actions taken since its last answer."""

    __slots__ = (
        *("_decision", "_legal", "_walk", "answered", "glances"),
        *("prefix", "s", "seat", "table"),
    )

    def __init__(self, table: ActionTable, s: State) -> None:
        self.table = table
        self.s = s
        self.seat = -1
        """Whose moment it is; -1 at the end."""
        self.prefix: tuple[int, ...] = ()
        """The actions since the last answer."""
        self.answered = 0
        """How often the position may have changed."""
        self.glances: dict[int, Any] = {}
        """What who looks keeps for the next look (``writer``), by seat."""
        # Worked out when somebody asks what is legal.
        self._legal: list[int] | None = None
        self._decision = -1
        """The open decision that is being answered; -1 where an action is to say which."""
        self._walk: Walk | None = None
        self._begin(-1)

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked."""
        return self.seat < 0

    def legal(self) -> list[int]:
        """The actions that the seat may take now, ascending; none at the end."""
        found = self._legal
        if found is None:
            found = self._look()
            self._legal = found
        return found

    def act(self, action: int) -> bool:
        """True where it completed an answer, and the game went on."""
        if action not in self.legal():
            raise ValueError(f"action {action} ({self._name(action)}) is not legal now")
        return self.take(action)

    def take(self, action: int) -> bool:
        """``act`` for one of the actions that ``legal`` has listed."""
        walk_now = self._walk
        if walk_now is None:
            self.prefix = (*self.prefix, action)
            self._decision = self._decision_of(action)
            self._legal = None
            return False
        after = walk_now.step(action)
        if isinstance(after, Walk):
            self.prefix = (*self.prefix, action)
            self._walk = after
            self._legal = after.actions()
            return False
        self.decide(self.s.open_decisions[self._decision], after)
        return True

    def answer(self, key: str, answer: Answer) -> None:
        """A whole answer of the seat whose moment it is, as bots give it."""
        apply(self.s, self.seat, key, answer)
        self._begin(-1)

    def decide(self, decision: Decision, answer: Answer) -> None:
        """An answer that came from the decision's own choice, so nobody needs to check it."""
        do(self.s, decision, answer)
        self._begin(-1)

    def turn_to(self, seat: int) -> None:
        """Of those who are asked at once, this one acts first. Not in the midst of an answer."""
        if any(each.seat == seat for each in self.s.open_decisions):
            self._begin(seat)
        if self.seat != seat:
            raise ValueError(f"seat {seat} is not asked anything now")

    def toward(self, key: str, answer: Answer) -> int:
        """The next action on the way to a legal answer of the seat that acts."""
        self.legal()
        return self._walk.toward(answer) if self._walk else self.table.key(key)

    def copy(self) -> Moment:
        """Another that shares nothing with this one that may change."""
        s = self.s.copy()
        s.open_decisions = self.s.open_decisions
        other = Moment(self.table, s)
        other.seat = self.seat
        other.prefix = self.prefix
        other._decision = self._decision
        other._walk = self._walk
        other._legal = self._legal
        return other

    def __deepcopy__(self, memo: object) -> Moment:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, which the compiled build cannot do by itself."""
        return _restored, (self.table, self.s, self.seat, self.prefix)

    def deal_anew(self, game: Game[Any], seat: int, rng: Rng) -> None:
        """Another world that ``seat``, whose moment it is, cannot tell from this one. The actions
        since its last answer stay taken."""
        assert seat == self.seat, "only who acts knows what has been begun"
        taken = self.prefix
        self.s = game.determinize(self.s, seat, rng)
        self.take_again(seat, taken)

    def take_again(self, seat: int, actions: Sequence[int]) -> None:
        """From the beginning of an answer of ``seat``."""
        self._begin(seat)
        for action in actions:
            self.act(action)

    def _begin(self, seat: int) -> None:
        """A new answer; of ``seat``, or, if it is -1, of the first that is asked."""
        self.answered += 1
        self.prefix = ()
        self._legal = None
        self._walk = None
        self._decision = -1
        own = 0
        for at, decision in enumerate(self.s.open_decisions):
            if seat < 0:
                seat = decision.seat
            if decision.seat == seat:
                own += 1
                self._decision = at
        if own > 1:
            self._decision = -1
        self.seat = seat

    def _look(self) -> list[int]:
        open_decisions = self.s.open_decisions
        if self.seat < 0:
            return []
        if self._decision < 0:
            keys = [each.key for each in open_decisions if each.seat == self.seat]
            return sorted([self.table.key(key) for key in keys])
        self._walk = found = walk(self.table, open_decisions[self._decision].choice)
        return found.actions()

    def _decision_of(self, action: int) -> int:
        for at, decision in enumerate(self.s.open_decisions):
            if decision.seat == self.seat and self.table.key(decision.key) == action:
                return at
        raise AssertionError(f"no open decision of seat {self.seat} has action {action}")

    def _name(self, action: int) -> str:
        names = self.table.names
        return names[action] if 0 <= action < len(names) else "no such action"


def _restored(table: ActionTable, s: State, seat: int, taken: tuple[int, ...]) -> Moment:
    moment = Moment(table, s)
    if seat >= 0:
        moment.take_again(seat, taken)
    return moment
