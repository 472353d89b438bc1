"""A game as a sequence of moments: at each, one seat takes one of the actions that are legal.

Where several seats are asked at once, the first of them acts first, and none of them learns what
another has answered before the rules tell it. Where several decisions of a seat are open, its
first action says which one it answers.
"""

from __future__ import annotations

from typing import Any

from headframe.core.choice import Answer
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.rng import Rng
from headframe.research.actions import ActionTable
from headframe.research.walks import Walk, walk


class Moment:
    """A position of a game and the actions taken since its last answer."""

    __slots__ = ("_decision", "_legal", "_walk", "prefix", "s", "seat", "table")

    def __init__(self, table: ActionTable, s: State) -> None:
        self.table = table
        self.s = s
        self.seat = -1
        """Whose moment it is; -1 at the end."""
        self.prefix: tuple[int, ...] = ()
        """The actions since the last answer."""
        self._walk: Walk | None = None
        self._decision = -1
        self._legal: list[int] = []
        self._begin()

    @property
    def over(self) -> bool:
        return self.seat < 0

    def legal(self) -> list[int]:
        """The actions that the seat may take now, ascending; none at the end."""
        return self._legal

    def act(self, action: int) -> bool:
        """True where it completed an answer, and the game went on."""
        if action not in self._legal:
            raise ValueError(f"action {action} ({self._name(action)}) is not legal now")
        self.prefix = (*self.prefix, action)
        if self._walk is None:
            open_decisions = self.s.open_decisions
            decision = next(
                at
                for at, each in enumerate(open_decisions)
                if each.seat == self.seat and self.table.key(each.key) == action
            )
            self._choose(decision)
            return False
        after = self._walk.step(action)
        if isinstance(after, Walk):
            self._walk = after
            self._legal = after.actions()
            return False
        self._answer(after)
        return True

    def turn_to(self, seat: int) -> None:
        """Of those who are asked at once, this one acts first. Not in the midst of an answer."""
        if any(each.seat == seat for each in self.s.open_decisions):
            self._begin(seat)
        if self.seat != seat:
            raise ValueError(f"seat {seat} is not asked anything now")

    def toward(self, key: str, answer: Answer) -> int:
        """The next action on the way to a legal answer of the seat that acts."""
        if self._walk is None:
            return self.table.key(key)
        return self._walk.toward(answer)

    def copy(self) -> Moment:
        """Another that shares nothing with this one that may change."""
        other = Moment.__new__(Moment)
        other.table = self.table
        other.s = self.s.copy()
        other.s.open_decisions = self.s.open_decisions
        other.seat = self.seat
        other.prefix = self.prefix
        other._decision = self._decision
        other._walk = self._walk
        other._legal = self._legal
        return other

    def __deepcopy__(self, memo: object) -> Moment:
        return self.copy()

    def deal_anew(self, game: Game[Any], seat: int, rng: Rng) -> None:
        """Another world that ``seat``, whose moment it is, cannot tell from this one. The actions
        since its last answer stay taken."""
        assert seat == self.seat, "only who acts knows what has been begun"
        taken = self.prefix
        self.s = game.determinize(self.s, seat, rng)
        self._begin(seat)
        for action in taken:
            self.act(action)

    def _begin(self, seat: int | None = None) -> None:
        self.prefix = ()
        self._walk = None
        self._legal = []
        open_decisions = self.s.open_decisions
        first = open_decisions[0].seat if open_decisions else -1
        self.seat = first if seat is None else seat
        if self.seat < 0:
            return
        own = [at for at, each in enumerate(open_decisions) if each.seat == self.seat]
        if len(own) == 1:
            self._choose(own[0])
        else:
            self._legal = sorted([self.table.key(open_decisions[at].key) for at in own])

    def _choose(self, decision: int) -> None:
        self._decision = decision
        self._walk = walk(self.table, self.s.open_decisions[decision].choice)
        self._legal = self._walk.actions()

    def _answer(self, answer: Answer) -> None:
        decision = self.s.open_decisions[self._decision]
        apply(self.s, decision.seat, decision.key, answer)
        self._begin()

    def _name(self, action: int) -> str:
        names = self.table.names
        return names[action] if 0 <= action < len(names) else "no such action"


def first_moment(game: Game[Any], table: ActionTable, options: dict[str, Any], seed: str) -> Moment:
    return Moment(table, game.new(options, seed))
