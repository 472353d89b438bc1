"""The answers of a decision as sequences of actions, and the way through them step by step.

Each answer has just one sequence, and no two have the same; what is forced is not asked: a
sequence ends as soon as one answer alone is left. Sets are picked in ascending order, tunnels and
blasts space by space, ways by where they lead, allocations place by place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from headframe.core.bits import bits
from headframe.core.choice import (
    Allocate,
    Answer,
    Choice,
    Confirm,
    Number,
    Path,
    Pick,
    PickSome,
    Place,
)
from headframe.research.actions import DONE, ActionTable

MOST_ANSWERS: Final = 200_000
"""Of a choice that can only be listed."""
MOST_KEPT: Final = 1_000
"""Choices whose ways are kept."""


class Walk:
    """The answers that are left after some steps."""

    __slots__ = ()

    def actions(self) -> list[int]:
        """What the next step may be: ascending, never empty."""
        raise NotImplementedError

    def step(self, action: int) -> Walk | Answer:
        """What is left after it: several answers, or the one."""
        raise NotImplementedError

    def toward(self, answer: Answer) -> int:
        """The action that leads on to a legal answer; of the ways to a place, to one of them."""
        raise NotImplementedError


Steps: TypeAlias = tuple[int, ...]
Stepped: TypeAlias = tuple[Steps, Answer]
"""An answer behind its steps."""


class Single(Walk):
    """Each answer is one step: the number of a thing."""

    __slots__ = ("_actions", "_table", "_vocabulary")

    def __init__(self, table: ActionTable, vocabulary: str, answers: Iterable[Answer]) -> None:
        things = table.things(vocabulary)
        self._table = table
        self._vocabulary = vocabulary
        self._actions = [things[each] for each in answers if isinstance(each, int)]
        self._actions.sort()

    def actions(self) -> list[int]:
        return self._actions

    def step(self, action: int) -> Walk | Answer:
        return self._table.numbers[action]

    def toward(self, answer: Answer) -> int:
        return self._table.number(self._vocabulary, _one(answer))


class Listed(Walk):
    """Any answers, each with its steps; ``at``: so many are done, the same in all of them."""

    __slots__ = ("_after", "_at", "_ways")

    def __init__(self, answers: Sequence[Stepped], at: int = 0) -> None:
        self._at = at
        self._ways: dict[int, list[Stepped]] = {}
        for each in answers:
            steps = each[0]
            action = steps[at] if len(steps) > at else DONE
            way = self._ways.get(action)
            if way is None:
                self._ways[action] = [each]
            else:
                way.append(each)
        self._after: dict[int, Walk] = {}

    def actions(self) -> list[int]:
        return sorted(self._ways)

    def step(self, action: int) -> Walk | Answer:
        left = self._ways[action]
        if len(left) == 1:
            return left[0][1]
        assert action != DONE, f"answers with the same steps: {left}"
        found = self._after.get(action)
        if found is None:
            found = self._after[action] = Listed(left, self._at + 1)
        return found

    def toward(self, answer: Answer) -> int:
        return next(
            action for action, left in self._ways.items() if any(each == answer for _, each in left)
        )


class Destinations(Walk):
    """Where a way may lead; of the ways there, the one that is listed."""

    __slots__ = ("_goals", "_stay", "_ways")

    def __init__(self, numbers: Mapping[int, int], choice: Path) -> None:
        self._ways = choice.ways
        self._goals = {numbers[goal]: goal for goal in choice.ways.destinations()}
        self._stay = choice.legal(())

    def actions(self) -> list[int]:
        found = sorted(self._goals)
        return [DONE, *found] if self._stay else found

    def step(self, action: int) -> Walk | Answer:
        return () if action == DONE else self._ways.way_to(self._goals[action])

    def toward(self, answer: Answer) -> int:
        way = _all(answer)
        return next(a for a, goal in self._goals.items() if goal == way[-1]) if way else DONE


class Some(Walk):
    """A set: the options that follow the last one picked, and an end when it is large enough."""

    __slots__ = ("_actions", "_chosen", "_from", "_high", "_low", "_options")

    def __init__(
        self,
        options: Sequence[int],
        actions: Sequence[int],
        low: int,
        high: int,
        chosen: tuple[int, ...] = (),
        start: int = 0,
    ) -> None:
        self._options = options
        self._actions = actions
        self._low = low
        self._high = high
        self._chosen = chosen
        self._from = start

    def actions(self) -> list[int]:
        # Enough options must follow to fill the set.
        end = len(self._options) - max(0, self._low - len(self._chosen) - 1)
        following = list(self._actions[self._from : end]) if self._high else []
        return [DONE, *following] if len(self._chosen) >= self._low else following

    def step(self, action: int) -> Walk | Answer:
        if action == DONE:
            return self._chosen
        at = self._actions.index(action, self._from)
        chosen = (*self._chosen, self._options[at])
        left = len(self._options) - at - 1
        missing = self._low - len(chosen)
        if len(chosen) == self._high or left == 0:
            return chosen
        if missing == left:
            return (*chosen, *self._options[at + 1 :])
        return Some(self._options, self._actions, self._low, self._high, chosen, at + 1)

    def toward(self, answer: Answer) -> int:
        wanted, done = sorted(_all(answer)), len(self._chosen)
        return self._actions[self._options.index(wanted[done])] if done < len(wanted) else DONE


class Spread(Walk):
    """An allocation, place by place."""

    __slots__ = ("_exact", "_left", "_room", "_table", "_units")

    def __init__(
        self,
        table: ActionTable,
        left: int,
        room: Sequence[int],
        exact: bool,
        units: tuple[int, ...] = (),
    ) -> None:
        self._table = table
        self._left = left
        self._room = room
        self._exact = exact
        self._units = units

    def _bounds(self) -> tuple[int, int]:
        place = len(self._units)
        least = max(0, self._left - sum(self._room[place + 1 :])) if self._exact else 0
        return least, min(self._left, self._room[place])

    def actions(self) -> list[int]:
        least, most = self._bounds()
        return [self._table.units(units) for units in range(least, most + 1)]

    def step(self, action: int) -> Walk | Answer:
        units = action - self._table.units(0)
        spread = (*self._units, units)
        after = Spread(self._table, self._left - units, self._room, self._exact, spread)
        while len(after._units) < len(self._room):
            least, most = after._bounds()
            if least < most:
                return after
            spread = (*after._units, least)
            left = after._left - least
            after = Spread(self._table, left, self._room, self._exact, spread)
        return after._units

    def toward(self, answer: Answer) -> int:
        return self._table.units(_all(answer)[len(self._units)])


def walk(table: ActionTable, choice: Choice) -> Walk:
    """All answers of a choice that bots list: of the ways to a place, one."""
    kind = type(choice)
    if kind is Pick:
        assert isinstance(choice, Pick)
        return Single(table, choice.vocabulary, choice.options)
    if kind is PickSome:
        assert isinstance(choice, PickSome)
        numbers = table.things(choice.vocabulary)
        options = sorted(choice.options)
        return Some(options, [numbers[each] for each in options], choice.low, choice.high)
    if kind is Number:
        assert isinstance(choice, Number)
        return Single(table, choice.vocabulary, range(choice.low, choice.high + 1))
    if kind is Confirm:
        assert isinstance(choice, Confirm)
        return Single(table, choice.vocabulary, choice.allowed)
    if kind is Allocate:
        assert isinstance(choice, Allocate)
        return Spread(table, choice.total, choice.room, choice.exact)
    if isinstance(choice, Path):
        return Destinations(table.things(choice.vocabulary), choice)
    if kind is Place:
        assert isinstance(choice, Place)
        covered = table.covered(choice.vocabulary, choice.shapes)
        return Listed([(covered.by(number), number) for number in bits(choice.mask)])
    alike = choice.alike()
    if alike is None:
        return _listed(table, choice)
    key = (choice.vocabulary, alike)
    found: Listed | None = table.kept_walks.get(key)
    if found is None:
        if len(table.kept_walks) >= MOST_KEPT:
            table.kept_walks.clear()
        found = _listed(table, choice)
        table.kept_walks[key] = found
    return found


def _listed(table: ActionTable, choice: Choice) -> Listed:
    listed = choice.listed(MOST_ANSWERS)
    assert listed is not None, f"{choice.vocabulary}: more than {MOST_ANSWERS} answers"
    if isinstance(choice, Allocate):
        return Listed([(table.units_of(_all(answer)), answer) for answer in listed])
    numbers = table.things(choice.vocabulary)
    return Listed([(tuple([numbers[each] for each in _all(a)]), a) for a in listed])


def _all(answer: Answer) -> tuple[int, ...]:
    return (answer,) if isinstance(answer, int) else answer


def _one(answer: Answer) -> int:
    assert isinstance(answer, int)
    return answer
