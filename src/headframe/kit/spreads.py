"""Exact chances: dice added up, and cards drawn from a bag.

A spread says in how many equally likely ways each value comes about. Spreads are made of whole
numbers, so nothing is rounded before the end.

>>> two = added(faces(6), faces(6))
>>> two[7], ways(two)
(6, 36)
>>> round(chance({total: n for total, n in two.items() if total >= 9}, ways(two)), 3)
0.278
>>> round(at_least_one(good=2, of=7, drawn=2), 3)
0.524
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import TypeAlias

Spread: TypeAlias = "dict[int, int]"


def faces(sides: int) -> Spread:
    """A fair die; without sides it always shows 0."""
    return dict.fromkeys(range(1, sides + 1), 1) if sides else {0: 1}


def added(one: Mapping[int, int], other: Mapping[int, int]) -> Spread:
    """The sum of two throws that know nothing of each other."""
    found: Spread = {}
    for first, count in one.items():
        for second, more in other.items():
            found[first + second] = found.get(first + second, 0) + count * more
    return found


def ways(spread: Mapping[int, int]) -> int:
    """How many ways there are in all.

    >>> ways(faces(6))
    6
    """
    return sum(spread.values())


def chance(some: Mapping[int, int], whole: int) -> float:
    """Of these out of all ways."""
    return ways(some) / whole


def mean(spread: Mapping[int, int]) -> float:
    """The value that comes on average.

    >>> mean(faces(6))
    3.5
    """
    return sum(value * count for value, count in spread.items()) / ways(spread)


def at_least_one(good: int, of: int, drawn: int) -> float:
    """Whether one of the ``good`` among ``of`` cards is among those drawn at once."""
    drawn = min(drawn, of)
    return 1 - comb(of - good, drawn) / comb(of, drawn)


def per_cent(chance: float) -> int:
    """As people are told it: what may happen is never 0, nor what may fail 100."""
    whole = round(100 * chance)
    return min(max(whole, 1), 99) if 0 < chance < 1 else whole
