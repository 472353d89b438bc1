"""A fixed table of actions for a game: small steps, of which every answer is made.

An answer may be one of thousands (a set of cards, a tunnel, a split of Energy), but it is made of
few things: cards, spaces, units. Each of them is an action with a number of its own, the same in
every position, and an answer is a short sequence of them (``walks``)::

    done            nothing more: a set is complete, a ship stays
    key:KEY         which of several open decisions is answered
    units:N         so many units, for the next place of an allocation
    WORD:NUMBER     a thing of the game's vocabulary: `card:12`, `space:40`

>>> from headframe import registry
>>> table = ActionTable(registry.game("drillers"), {"players": 2})
>>> table.names[:2], table.names[table.number("floor", 3)]
(('done', 'key:battery'), 'floor:3')
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from headframe.core.game import Game
from headframe.core.options import Options

DONE: Final = 0
MOST_UNITS: Final = 40
"""Of an allocation, in one place."""


class ActionTable:
    """The actions of a game with certain options; ``version`` changes whenever a number does."""

    __slots__ = ("_keys", "_things", "_units", "names", "version")

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        if not game.KEYS:
            raise ValueError(f"{game.NAME}: the game lists no KEYS, the keys of its decisions")
        names = ["done"]
        self._keys = {key: len(names) + at for at, key in enumerate(game.KEYS)}
        names += [f"key:{key}" for key in game.KEYS]
        self._units = len(names)
        names += [f"units:{units}" for units in range(MOST_UNITS + 1)]
        self._things: dict[str, dict[int, int]] = {}
        for vocabulary, words in game.words(_any_state(game, options)).items():
            self._things[vocabulary] = {
                number: len(names) + at for at, number in enumerate(sorted(words))
            }
            names += [f"{vocabulary}:{number}" for number in sorted(words)]
        self.names: tuple[str, ...] = tuple(names)
        self.version = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]

    def __len__(self) -> int:
        return len(self.names)

    def key(self, key: str) -> int:
        return self._keys[key]

    def units(self, count: int) -> int:
        if not 0 <= count <= MOST_UNITS:
            raise ValueError(f"{count} units: an action has 0 to {MOST_UNITS}")
        return self._units + count

    def number(self, vocabulary: str, thing: int) -> int:
        return self._things[vocabulary][thing]

    def things(self, vocabulary: str) -> Mapping[int, int]:
        """The actions of a whole vocabulary, by the numbers of its things."""
        return self._things[vocabulary]


def _any_state(game: Game[Any], options: Options) -> Any:
    return game.new(options, "the table of actions")
