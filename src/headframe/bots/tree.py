"""The tree of an information-set search: what was tried, how often, and how it went.

The tree is open-loop: a node stands for a sequence of steps, whatever the dice and the hidden
cards were in each dealt world. A node may therefore meet different legal moves each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from headframe.bots.steps import Told
from headframe.core.choice import Answer

SURE: Final = 4
"""Visits that a step needs to be told as a plan."""


class Arm:
    """One step of one seat at a node: its first answer, and the ``plan`` for its follow-ups.
    ``total`` sums that seat's chances. ``guess`` is the chance that a first look gave it."""

    __slots__ = ("answer", "child", "guess", "key", "plan", "total", "visits")

    def __init__(
        self, key: str, answer: Answer, plan: Sequence[Told] = (), guess: float = 0.0
    ) -> None:
        self.key = key
        self.answer = answer
        self.plan = plan
        self.guess = guess
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


class Node:
    """``arms`` in the order in which they were opened. ``sides`` are the nodes of the other seats
    of a common window: each answers without knowing the others' answers; ``joint`` is what follows
    when all have answered."""

    __slots__ = ("arms", "joint", "sides", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Told, Arm] = {}
        self.sides: dict[int, Node] | None = None
        self.joint: dict[tuple[Told, ...], Node] | None = None

    def side(self, seat: int) -> Node:
        """The node of another seat of a common window."""
        if self.sides is None:
            self.sides = {}
        if seat not in self.sides:
            self.sides[seat] = Node()
        return self.sides[seat]

    def after(self, told: tuple[Told, ...]) -> Node:
        """What follows when the seats have answered so."""
        if self.joint is None:
            self.joint = {}
        if told not in self.joint:
            self.joint[told] = Node()
        return self.joint[told]


class Range:
    """The lowest and highest mean met in the tree: small differences count in a small range."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = 1.0
        self.high = 0.0

    def widen(self, mean: float) -> None:
        """A mean was met."""
        if mean < self.low:
            self.low = mean
        if mean > self.high:
            self.high = mean

    def scaled(self, mean: float) -> float:
        """Where in the range a mean lies: 0 the lowest, 1 the highest."""
        room = self.high - self.low
        return (mean - self.low) / room if room > 1e-9 else 0.5


def values(arms: Sequence[Arm], prior_visits: float) -> list[float]:
    """What is known of each move, in chances.

    The first guess counts as much as ``prior_visits`` visits. It was made at another time than the
    search judges, so all guesses are shifted by what the search finds on the whole: few visits
    then play like the first guess, many like the search.
    """
    visits = 0
    total = guessed = 0.0
    for arm in arms:
        visits += arm.visits
        total += arm.total
        guessed += arm.visits * arm.guess
    if not prior_visits:
        # What was never tried is taken for average.
        average = total / visits if visits else 0.5
        return [arm.total / arm.visits if arm.visits else average for arm in arms]
    shift = (total - guessed) / visits if visits else 0.0
    return [
        (arm.total + prior_visits * (arm.guess + shift)) / (arm.visits + prior_visits)
        for arm in arms
    ]


def line(arm: Arm, seat: int) -> list[Told]:
    """The seat's answers after an arm's first one, as the search went on most often, until another
    seat is asked or too little was tried."""
    found = list(arm.plan)
    node = arm.child
    while node is not None and node.arms:
        best, step = max(node.arms.items(), key=_visits)
        if best[0] != seat or step.visits < SURE:
            break
        found += [best, *step.plan]
        node = step.child
    return found


def _visits(found: tuple[Told, Arm]) -> int:
    return found[1].visits


def best_arm(arms: Sequence[Arm], explore: float, span: Range) -> Arm:
    """UCB: the mean so far, plus a bonus for what was seldom tried."""
    reach = explore * sqrt(log(1 + sum(arm.visits for arm in arms)))
    chosen = arms[0]
    highest = float("-inf")
    for arm in arms:
        if not arm.visits:
            return arm
        value = span.scaled(arm.total / arm.visits) + reach / sqrt(arm.visits)
        if value > highest:
            chosen, highest = arm, value
    return chosen
