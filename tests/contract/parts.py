"""What a state is made of."""

from __future__ import annotations

from collections.abc import Iterator

from headframe.core.engine import State
from headframe.core.part import Part


def parts(value: object) -> Iterator[Part]:
    if isinstance(value, Part):
        yield value
        for name in value.AUDIENCES:
            if name not in ("open_decisions", "events"):
                yield from parts(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for entry in value:
            yield from parts(entry)
    elif isinstance(value, dict):
        for entry in value.values():
            yield from parts(entry)


def mutable(s: State) -> dict[int, object]:
    """Everything in a state that can change, by identity."""
    found: dict[int, object] = {}
    pending: list[object] = [s]
    while pending:
        value = pending.pop()
        if isinstance(value, Part) and value.SHARED:
            continue
        if isinstance(value, (Part, list, dict)):
            found[id(value)] = value
        if isinstance(value, Part):
            pending += [
                getattr(value, name)
                for name in value.AUDIENCES
                if name not in ("open_decisions", "events")
            ]
        elif isinstance(value, (list, tuple)):
            pending += value
        elif isinstance(value, dict):
            pending += value.values()
    return found
