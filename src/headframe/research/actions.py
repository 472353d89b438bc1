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
        *("_covered", "_game", "_keys", "_options", "_things", "_units"),
        *("kept_walks", "names", "numbers", "version"),
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
        self._covered: dict[Shapes, Covered] = {}
        self.kept_walks: dict[tuple[Any, ...], Any] = {}
        """Where ``walks`` keeps what it need not work out again."""
        self.version = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: made anew."""
        return ActionTable, (self._game, self._options)

    def __len__(self) -> int:
        return len(self.names)

    def key(self, key: str) -> int:
        """The action that names a decision."""
        return self._keys[key]

    def units(self, count: int) -> int:
        """The action that names a quantity. Raises ValueError."""
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
        """The action that names a thing of a vocabulary."""
        return self._things[vocabulary][thing]

    def things(self, vocabulary: str) -> dict[int, int]:
        """The actions of a whole vocabulary, by the numbers of its things."""
        return self._things[vocabulary]

    def covered(self, vocabulary: str, shapes: Shapes) -> Covered:
        """The spaces of a table of placements. Kept: such tables do not change."""
        found = self._covered.get(shapes)
        if found is None:
            if len(self._covered) >= MOST_SHAPES:
                self._covered.clear()
            found = self._covered[shapes] = Covered(self._things[vocabulary], shapes)
        return found


class Covered:
    """The spaces that each placement of a table covers, as actions."""

    __slots__ = ("_found", "_shapes", "_things")

    def __init__(self, things: dict[int, int], shapes: Shapes) -> None:
        self._things = things
        self._shapes = shapes
        self._found: dict[int, tuple[int, ...]] = {}

    def by(self, number: int) -> tuple[int, ...]:
        """The actions of the cells that a placement covers."""
        found = self._found.get(number)
        if found is None:
            cells = sorted(self._shapes.cells(number))
            found = self._found[number] = tuple([self._things[cell] for cell in cells])
        return found


def _any_state(game: Game[Any], options: Options) -> Any:
    return game.new(options, "the table of actions")
