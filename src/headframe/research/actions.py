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

from headframe.core.choice import Shapes
from headframe.core.game import Game
from headframe.core.options import Options

DONE: Final = 0
MOST_UNITS: Final = 40
"""Of an allocation, in one place."""
MOST_SHAPES: Final = 100
"""Tables of placements whose spaces are kept."""


class ActionTable:
    """The actions of a game with certain options; ``version`` changes whenever a number does."""

    __slots__ = (
        *("_game", "_keys", "_options", "_placements", "_things", "_units"),
        *("names", "numbers", "version"),
    )

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        if not game.KEYS:
            raise ValueError(f"{game.NAME}: the game lists no KEYS, the keys of its decisions")
        self._game = game
        self._options = options
        names = ["done"]
        self._keys = {key: len(names) + at for at, key in enumerate(game.KEYS)}
        names += [f"key:{key}" for key in game.KEYS]
        self._units = len(names)
        names += [f"units:{units}" for units in range(MOST_UNITS + 1)]
        self._things: dict[str, dict[int, int]] = {}
        self.numbers: list[int] = [-1] * len(names)
        """Of each action the number of its thing; -1 where it has none."""
        for vocabulary, words in game.words(_any_state(game, options)).items():
            self._things[vocabulary] = {
                number: len(names) + at for at, number in enumerate(sorted(words))
            }
            names += [f"{vocabulary}:{number}" for number in sorted(words)]
            self.numbers += sorted(words)
        self.names: tuple[str, ...] = tuple(names)
        self._placements: dict[Shapes, dict[int, tuple[int, ...]]] = {}
        self.version = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: made anew."""
        return ActionTable, (self._game, self._options)

    def __len__(self) -> int:
        return len(self.names)

    def key(self, key: str) -> int:
        return self._keys[key]

    def units(self, count: int) -> int:
        if not 0 <= count <= MOST_UNITS:
            raise ValueError(f"{count} units: an action has 0 to {MOST_UNITS}")
        return self._units + count

    def units_of(self, spread: tuple[int, ...]) -> tuple[int, ...]:
        """The actions of a whole allocation, place by place."""
        if max(spread) > MOST_UNITS:
            raise ValueError(f"{max(spread)} units: an action has 0 to {MOST_UNITS}")
        first = self._units
        return tuple([first + count for count in spread])

    def number(self, vocabulary: str, thing: int) -> int:
        return self._things[vocabulary][thing]

    def things(self, vocabulary: str) -> dict[int, int]:
        """The actions of a whole vocabulary, by the numbers of its things."""
        return self._things[vocabulary]

    def placement(self, vocabulary: str, shapes: Shapes, number: int) -> tuple[int, ...]:
        """The spaces that it covers, as actions. Kept: tables of placements do not change."""
        kept = self._placements.get(shapes)
        if kept is None:
            if len(self._placements) >= MOST_SHAPES:
                self._placements.clear()
            kept = self._placements[shapes] = {}
        found = kept.get(number)
        if found is None:
            things = self._things[vocabulary]
            found = kept[number] = tuple([things[cell] for cell in sorted(shapes.cells(number))])
        return found


def _any_state(game: Game[Any], options: Options) -> Any:
    return game.new(options, "the table of actions")
