"""Dice. What a throw means, and which die stands in for another, is a game's rule."""

from __future__ import annotations

from headframe.core.rng import Rng


def roll(rng: Rng, sides: int) -> int:
    """A throw of a fair die: 1 to ``sides``.

    >>> rng = Rng.seeded("a game", "dice")
    >>> [roll(rng, 6) for _ in range(8)]
    [6, 6, 5, 6, 3, 5, 4, 2]
    """
    return 1 + rng.below(sides)
