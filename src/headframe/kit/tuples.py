"""Tuples with one entry changed. What changes seldom is kept in tuples: copies share them.

All by loops, and by lists made anew: where this is compiled, a method or a function of Python's is
looked up by its name at each call, which takes longer than a row of six.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def added(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """One count raised or lowered.

    >>> added((1, 2, 3), at=1, by=-2)
    (1, 0, 3)
    """
    other = list(counts)
    other[at] = other[at] + by
    return tuple(other)


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Another item in one place."""
    other = list(items)
    other[at] = item
    return tuple(other)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One such card less, if there is one.

    >>> without((3, 5, 5), 5), without((3, 5, 5), 4)
    ((3, 5), (3, 5, 5))
    """
    for at in range(len(cards)):
        if cards[at] == card:
            return cards[:at] + cards[at + 1 :]
    return cards


def total(counts: tuple[int, ...]) -> int:
    """All of them together."""
    found = 0
    for count in counts:
        found += count
    return found
