"""Saved positions of older releases: small named steps that bring their data up to date.

A game lists its steps in ``Game.UPGRADES``, oldest first, and never takes one away. Data carries
no number of a release: a step looks at the data itself and leaves what is new already as it is.

>>> steps = (renamed_part("Mine", "Table"), renamed_field("Table", "turn", "active"))
>>> upgraded({"is": "Mine", "turn": 2}, steps)
{'is': 'Table', 'active': 2}
>>> upgraded({"is": "Table", "active": 2}, steps)
{'is': 'Table', 'active': 2}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from headframe.core.part import IS, Json

Fields: TypeAlias = "dict[str, Json]"
"""The saved fields of one part, its class among them."""


class Upgrade(NamedTuple):
    """One step: what it does to every saved part of one class. Parts inside come later, so a step
    may also reach into them."""

    name: str
    part: str
    change: Callable[[Fields], Fields]


def renamed_part(old: str, new: str) -> Upgrade:
    """The class has another name."""
    return Upgrade(f"{old} is now {new}", old, lambda data: {**data, IS: new})


def renamed_field(part: str, old: str, new: str) -> Upgrade:
    """A field has another name; the value means the same."""

    def change(data: Fields) -> Fields:
        return {new if name == old else name: value for name, value in data.items()}

    return Upgrade(f"{part}.{old} is now {new}", part, change)


def added_field(part: str, field: str, value: Json) -> Upgrade:
    """A new field, and what every older position has there."""
    return Upgrade(f"{part}.{field} is new", part, lambda data: {field: value, **data})


def added_fields(part: str, **values: Json) -> Upgrade:
    """Several of them."""
    return Upgrade(f"{part} has {', '.join(values)}", part, lambda data: {**values, **data})


def dropped_field(part: str, field: str) -> Upgrade:
    """A field that is not kept any longer."""

    def change(data: Fields) -> Fields:
        return {name: value for name, value in data.items() if name != field}

    return Upgrade(f"{part}.{field} is gone", part, change)


def changed_field(part: str, field: str, change: Callable[[Json], Json]) -> Upgrade:
    """A value that is written in another way. ``change`` must leave the new way as it is."""

    def changed(data: Fields) -> Fields:
        return {**data, field: change(data[field])} if field in data else data

    return Upgrade(f"{part}.{field} is written anew", part, changed)


def upgraded(data: Fields, steps: Sequence[Upgrade]) -> Fields:
    """One saved part, brought up to date."""
    for step in steps:
        if data.get(IS) == step.part:
            data = step.change(data)
    return data


def concerned(steps: Iterable[Upgrade]) -> frozenset[str]:
    """The classes that any step looks at; all others need no look."""
    return frozenset(step.part for step in steps)
