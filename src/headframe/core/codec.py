"""States to plain JSON data and back, without loss.

A part becomes an object that names its class under ``is``; tuples and mappings are tagged, since
JSON has neither. Sets and floats are refused: their order and rounding would break determinism.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from headframe.core.engine import State, advance
from headframe.core.part import IS, Json, Part, saved_fields
from headframe.core.rng import Rng
from headframe.core.upgrade import Upgrade, concerned, upgraded

PACK: Final = "pack"
"""The field of a state that says which content it is played with."""
_TUPLE: Final = "tuple"
_MAP: Final = "map"


class BadData(ValueError):
    """Data that no state of this game encodes to; the message names the place."""


def encode(value: object) -> Json:
    """As plain data; `Decoder` is the way back.

    >>> encode([1, (2, 3), {"a": None}])
    [1, {'tuple': [2, 3]}, {'map': [['a', None]]}]
    >>> encode(0.5)
    Traceback (most recent call last):
        ...
    TypeError: a state cannot hold float: 0.5
    """
    if value is None or isinstance(value, (int, str)):  # booleans are ints
        return value
    if isinstance(value, Part):
        fields: dict[str, Json] = {IS: type(value).__name__}
        for name in saved_fields(type(value)):
            fields[name] = encode(getattr(value, name))
        return fields
    if isinstance(value, list):
        return [
            entry if entry is None or isinstance(entry, (int, str)) else encode(entry)
            for entry in value
        ]
    if isinstance(value, tuple):
        return {_TUPLE: [encode(entry) for entry in value]}
    if isinstance(value, dict):
        return {_MAP: [[encode(key), encode(entry)] for key, entry in value.items()]}
    raise TypeError(f"a state cannot hold {type(value).__name__}: {value!r}")


class Decoder:
    """Knows the part classes of one game by name, and how older data becomes theirs."""

    def __init__(
        self,
        kinds: Iterable[type[Part]],
        upgrades: Sequence[Upgrade] = (),
        pack: str | None = None,
    ) -> None:
        """``pack``: the content that states are read with, whatever key was saved with them."""
        self.kinds: Mapping[str, type[Part]] = {kind.__name__: kind for kind in (*kinds, Rng)}
        self.upgrades = upgrades
        self.concerned = concerned(upgrades)
        self.pack = pack

    def state(self, data: Json) -> State:
        """A saved state, with its open decisions worked out, or BadData."""
        made = self.value(data, "state")
        if not isinstance(made, State):
            raise BadData("state: this is not a saved game")
        try:
            # A question that is not asked any longer is passed over.
            advance(made)
        except Exception as error:  # hand-edited data can contradict itself in any way
            raise BadData(f"state: its parts do not fit together ({error!r})") from error
        return made

    def value(self, data: Json, where: str) -> object:
        """Anything that ``encode`` has written, or BadData, which names the place ``where``."""
        if isinstance(data, list):
            return [self.value(entry, f"{where}[{at}]") for at, entry in enumerate(data)]
        if not isinstance(data, dict):
            return data
        if IS in data:
            return self._part(data, where)
        if set(data) == {_TUPLE} and isinstance(entries := data[_TUPLE], list):
            return tuple(self.value(entry, f"{where}[{at}]") for at, entry in enumerate(entries))
        if set(data) == {_MAP} and isinstance(pairs := data[_MAP], list):
            return dict(self._pair(pair, f"{where}[{at}]") for at, pair in enumerate(pairs))
        raise BadData(f"{where}: an object must name its class under {IS!r}")

    def _pair(self, data: Json, where: str) -> tuple[object, object]:
        if not isinstance(data, list) or len(data) != 2:
            raise BadData(f"{where}: expected a key and a value")
        key = self.value(data[0], where)
        if not isinstance(key, (int, str, tuple)):
            raise BadData(f"{where}: {key!r} cannot be a key")
        return key, self.value(data[1], where)

    def _part(self, data: dict[str, Json], where: str) -> Part:
        name = data[IS]
        if isinstance(name, str) and name in self.concerned:
            data = upgraded(data, self.upgrades)
            name = data[IS]
        kind = self.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise BadData(f"{where}: unknown part {name!r}")
        wanted = set(saved_fields(kind))
        if self.pack is not None and PACK in wanted:
            data = {**data, PACK: self.pack}
        if missing := wanted - set(data):
            raise BadData(f"{where}: {name} lacks {', '.join(sorted(missing))}")
        if surplus := set(data) - wanted - {IS}:
            raise BadData(f"{where}: {name} has no {', '.join(sorted(surplus))}")
        return kind(**{field: self.value(data[field], f"{where}.{field}") for field in wanted})
