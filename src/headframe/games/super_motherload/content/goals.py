"""Goals of minor achievements: composed conditions, read from content and judged on numbers.

A goal has a scope (SM-ACH-05), and each scope has its quantities, kept as one row of numbers in
the order of the names below. A test is ``quantity``, ``quantity >= number`` or ``quantity =
number``; quantities may be added with ``+`` and conditions joined with ``and``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from headframe.games.super_motherload.content.figures import MOST
from headframe.kit.content import Cell

ACTION: Final = 0
TURN: Final = 1
STATE: Final = 2
SCOPES: Final = ("action", "turn", "state")

# One action: what its cards and its tunnel were.
DRILL: Final = 0
BOMB: Final = 1
LENGTH: Final = 2
ROCKS: Final = 3
PLATES: Final = 4
MINERALS: Final = 5
ARTIFACTS: Final = 6
BOARDS: Final = 7
ACTION_FACTS: Final = (
    "drill",
    "bomb",
    "length",
    "rocks",
    "plates",
    "minerals",
    "artifacts",
    "boards touched",
)

# One turn: counted since it began.
SPACES: Final = 0
BUYS: Final = 1
EXACT: Final = 2
DRILLS: Final = 3
BOMBS: Final = 4
TURN_FACTS: Final = ("artifact spaces", "buys", "exact buys", "drills", "bombs")

# State: the count of each mineral comes first, then these.
STATE_FACTS: Final = ("kinds", "stacks with a mineral", "tiles held")


COMPOSED: Final = -1


class Condition:
    """The sum of some quantities against a number."""

    __slots__ = ("exactly", "number", "terms")

    def __init__(self, terms: tuple[int, ...], number: int, exactly: bool) -> None:
        self.terms = terms
        self.number = number
        self.exactly = exactly

    def holds(self, facts: tuple[int, ...]) -> bool:
        total = 0
        for term in self.terms:
            total += facts[term]
        return total == self.number if self.exactly else total >= self.number


class Goal:
    """Conditions that must all hold."""

    __slots__ = ("conditions", "least", "scope", "term")

    def __init__(self, scope: int, conditions: tuple[Condition, ...]) -> None:
        self.scope = scope
        self.conditions = conditions
        # Most goals are one quantity and a least number: those are judged without a detour.
        first = conditions[0]
        simple = len(conditions) == 1 and len(first.terms) == 1 and not first.exactly
        self.term = first.terms[0] if simple else COMPOSED
        self.least = first.number

    def met(self, facts: tuple[int, ...]) -> bool:
        if self.term != COMPOSED:
            return facts[self.term] >= self.least
        for condition in self.conditions:
            if not condition.holds(facts):
                return False
        return True


def quantities(scope: int, letters: Sequence[str]) -> Mapping[str, int]:
    """The names of a scope's quantities and where they stand."""
    names: Sequence[str]
    if scope == ACTION:
        names = ACTION_FACTS
    elif scope == TURN:
        names = TURN_FACTS
    else:
        names = [*(f"count({letter})" for letter in letters), *STATE_FACTS]
    return {name: place for place, name in enumerate(names)}


def read_goal(test: Cell, scope: Cell, letters: Sequence[str]) -> Goal:
    code = SCOPES.index(scope.word(SCOPES))
    known = quantities(code, letters)
    conditions = tuple(
        _condition(Cell(part.strip(), test.file, test.line, test.field), known)
        for part in test.required().split(" and ")
    )
    return Goal(code, conditions)


def _condition(part: Cell, known: Mapping[str, int]) -> Condition:
    for sign in (">=", "="):
        left, found, right = part.text.partition(sign)
        if found:
            number = Cell(right.strip(), part.file, part.line, part.field).whole(1, MOST)
            return Condition(_terms(part, left, known), number, sign == "=")
    return Condition(_terms(part, part.text, known), 1, False)


def _terms(part: Cell, text: str, known: Mapping[str, int]) -> tuple[int, ...]:
    names = [name.strip() for name in text.split("+")]
    for name in names:
        if name not in known:
            raise part.error(f"{name!r} is not known here; there are {', '.join(known)}")
    return tuple(known[name] for name in names)
