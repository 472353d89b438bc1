"""What the two tables of targets share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from headframe.core.choice import Answer, Choice, Pick
from headframe.games.mothership.state import MothershipState


class Aim:
    """A card that is being aimed: who plays it, its number, what was named so far."""

    __slots__ = ("named", "owner", "value")

    def __init__(self, owner: int, value: int, named: tuple[Answer, ...]) -> None:
        self.owner = owner
        self.value = value
        self.named = named

    def first(self) -> int:
        """What was named first, a number."""
        found = self.named[0]
        assert isinstance(found, int)
        return found


Target: TypeAlias = "Callable[[MothershipState, Aim], Choice | None]"
"""What the card can be used on next; None: nothing."""


def among(vocabulary: str, options: list[int]) -> Choice | None:
    return Pick(vocabulary, tuple(options)) if options else None
