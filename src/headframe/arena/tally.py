"""Counting what happens in a game, so that no card, bonus or achievement goes unnoticed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from headframe.core.engine import Event
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.part import Json

TALLIED: Final = frozenset({"kind", "card", "tile", "bonus", "achievement", "artifact", "action"})
"""Fields that name a thing even where the game's catalogue lists no words for them."""
PILES: Final = {"cards": "card", "tiles": "tile"}
"""Fields that hold several things of one vocabulary."""


class Tally:
    """``counts``: for ``Event`` and ``Event.field=value`` how often, by seat; the last entry is
    for what belongs to no seat."""

    def __init__(self, game: Game[Any], options: Options, seats: int) -> None:
        self.seats = seats
        self.words = words_of(game, options)
        self.counts: dict[str, list[int]] = {}

    def add(self, events: Iterable[Event]) -> None:
        """Counts what happened, by whom and of what."""
        for event in events:
            owner = getattr(event, "seat", None)
            at = owner if isinstance(owner, int) and 0 <= owner < self.seats else self.seats
            name = type(event).__name__
            self._count(name, at)
            for field in event.AUDIENCES:
                if field != "seat":
                    for value in self._values(field, getattr(event, field)):
                        self._count(f"{name}.{PILES.get(field, field)}={value}", at)

    def _values(self, field: str, value: object) -> list[int | str]:
        if isinstance(value, str):
            return [value]
        if isinstance(value, bool):
            return [int(value)]
        if isinstance(value, int):
            return [value] if field in self.words or field in TALLIED else []
        if field in PILES and isinstance(value, (list, tuple)):
            return [entry for entry in value if isinstance(entry, int)]
        return []

    def _count(self, key: str, at: int) -> None:
        if key not in self.counts:
            self.counts[key] = [0] * (self.seats + 1)
        self.counts[key][at] += 1


def words_of(game: Game[Any], options: Options) -> Mapping[str, Json]:
    """The names that a game's catalogue has for its numbers."""
    words = game.catalogue(options).get("words")
    return words if isinstance(words, dict) else {}


def named(key: str, words: Mapping[str, Json]) -> str:
    """A tally's key with the number replaced by the name of the thing."""
    event, dot, rest = key.partition(".")
    if not dot:
        return event
    field, _, value = rest.partition("=")
    return f"{event} {field} {thing(field, value, words)}"


def thing(field: str, value: str, words: Mapping[str, Json]) -> str:
    """The name of what a field holds, or the value itself where there is none."""
    vocabulary = words.get(field)
    entry = vocabulary.get(value) if isinstance(vocabulary, dict) else None
    name = entry.get("name") if isinstance(entry, dict) else None
    return name if isinstance(name, str) else value
