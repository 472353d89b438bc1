"""Tuples with one entry changed. What changes seldom is kept in tuples: copies share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def added(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """One count raised or lowered."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One such card less."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
