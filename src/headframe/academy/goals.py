"""What a lesson asks for, as conditions on what the game tells the learner."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from headframe.core.part import IS, Json

Told = dict[str, Json]
"""An event as one seat was told it."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Met when so much of it was told: events of a class, or the sum of one of their numbers."""

    event: str
    least: int = 1
    sum: str = ""
    """The field that is added up; "": the events themselves are counted."""
    where: dict[str, int | bool | str | list[int]] = {}
    """Fields that must have these values."""
    seat: str = "seat"
    """The field that must name the learner; "": anybody's events count."""

    def amount(self, told: Sequence[Told], seat: int) -> int:
        """How much of it there is.

        >>> bought = Condition("Bought", 2)
        >>> bought.amount([{"is": "Bought", "seat": 0}, {"is": "Bought", "seat": 1}], 0)
        1
        """
        found = 0
        for event in told:
            if event[IS] != self.event or (self.seat and event.get(self.seat) != seat):
                continue
            if all(event.get(name) == wanted for name, wanted in self.where.items()):
                found += _number(event[self.sum]) if self.sum else 1
        return found


def _number(value: Json) -> int:
    """A field that is added up; what it lists, all together."""
    if isinstance(value, list):
        return sum(_number(each) for each in value)
    assert isinstance(value, int), f"{value!r} cannot be added up"
    return value


def met(goal: Sequence[Condition], told: Sequence[Told], seat: int) -> bool:
    """Whether all conditions of a goal are fulfilled by what was told."""
    return all(each.amount(told, seat) >= each.least for each in goal)
