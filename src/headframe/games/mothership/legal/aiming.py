"""What the two tables of targets share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from headframe.core.choice import Answer, Choice, Pick
from headframe.games.mothership import events
from headframe.games.mothership.content.cards import DICE
from headframe.games.mothership.state import PLANET, MothershipState
from headframe.games.mothership.units import OWNER, ROWS

PURSES: Final = 3
"""Kinds of resources: Minerals, Gas, Influence."""


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


TOLD: Final = {
    **dict.fromkeys(("mover", "hurt", "fought", "pulled", "enemy-ship", "coward", "wam"), "units"),
    **dict.fromkeys(("railed", "traveller", "roller", "sensed", "winged", "seismic"), "units"),
    **dict.fromkeys(
        ("enemy-mothership", "own-mothership", "one", "avenged", "doomed", "deflected"), "units"
    ),
    **dict.fromkeys(("gunner", "wammer"), "using"),
    **dict.fromkeys(("unexplored", "courted", "pointed"), "planets"),
    **dict.fromkeys(("pull", "haven", "anywhere", "refuge"), "path"),
    "row": "rows",
    "purse": "purses",
    "victim": "victims",
    "die": "die",
}
"""How a thing that was named is told, by its word. The deck and the ships of a convoy are not."""


def meant(s: MothershipState, title: int, named: tuple[Answer, ...]) -> set[int]:
    """The owners of what a card was aimed at, and those of the fight in which it is played."""
    found = set(s.fight.seats) if s.fight is not None else set()
    for word, answer in zip(s.content.cards[title].on, named, strict=True):
        how = TOLD.get(word, "")
        for number in answer if isinstance(answer, tuple) else (answer,):
            if number < 0:
                continue
            if how == "planets" or (how == "units" and number >= PLANET):
                found.add(s.holder[number % PLANET])
            elif how in ("units", "using"):
                found.add(OWNER[number])
            elif how == "rows":
                found.add(number // ROWS)
            elif how == "purses":
                found.add(number // PURSES)
            elif how == "victims":
                found.add(number)
    return found


def aimed(s: MothershipState, owner: int, title: int, named: tuple[Answer, ...]) -> events.Aimed:
    """A card that was played, and what for."""
    found: dict[str, list[int]] = {}
    for word, answer in zip(s.content.cards[title].on, named, strict=True):
        numbers = list(answer) if isinstance(answer, tuple) else [answer]
        how = TOLD.get(word, "")
        if how == "die":
            assert s.fight is not None
            how, numbers = "units", [s.fight.rollers[numbers[0] // DICE]]
        elif how == "rows":
            numbers = [numbers[0] % ROWS]
        elif word == "railed" and numbers[0] >= PLANET:
            how, numbers = "planets", [numbers[0] - PLANET]
        found.setdefault(how, []).extend(number for number in numbers if number >= 0)
    names = ("using", "units", "planets", "rows", "purses", "victims", "path")
    return events.Aimed(owner, title, *(tuple(found.get(name, ())) for name in names))
