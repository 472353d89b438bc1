"""What a seat may know at a moment, as numbers, and which actions are legal, as a mask.

The observation is the game's features (``Game.features``), then the decisions open for the seat
(one place for each key), then the actions it has taken since its last answer (one for each action
of the table). Equal views give equal observations: a bot that sees nothing else cannot cheat.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from headframe import registry
from headframe.core.game import Game
from headframe.core.vector import Layout, Place
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment
from headframe.research.writer import Writer

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Observer:
    """Of one game with certain options. `shared_observer` shares them."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        settled = game.settle(options)
        self.game = game
        self.options = settled
        self.seats = game.seats(settled)
        self.table = ActionTable(game, settled)
        layout: Layout[Any] = Layout(game.features(settled), self.seats)
        self.writer = Writer(self.table, layout, game.KEYS)

    @property
    def size(self) -> int:
        """Of an observation."""
        return self.writer.size

    def new(self, seed: str) -> Moment:
        """A new game of this seed."""
        return Moment(self.table, self.game.new(self.options, seed))

    def places(self) -> list[Place]:
        """What every number of an observation means."""
        layout = self.writer.layout
        begin = layout.size
        keys = [
            Place(f"asked: {key}", begin + at, 1, 0, 1, "own")
            for at, key in enumerate(self.game.KEYS)
        ]
        begin += len(keys)
        steps = [
            Place(f"taken: {name}", begin + at, 1, 0, 1, "own")
            for at, name in enumerate(self.table.names)
        ]
        return [*layout.places, *keys, *steps]

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest that each number can be, as it is written."""
        low, high = self._bounds
        return low.copy(), high.copy()

    @cached_property
    def _bounds(self) -> tuple[Numbers, Numbers]:
        high = np.zeros(self.size, np.uint8)
        for place in self.places():
            high[place.at : place.at + place.size] = place.high - place.low
        return np.zeros(self.size, np.uint8), high

    def observe(self, moment: Moment, seat: int) -> Numbers:
        """What a seat sees, as numbers."""
        return np.frombuffer(self.writer.observation(moment, seat)[:], np.uint8)

    def mask(self, moment: Moment) -> Mask:
        """A one for each action that is legal now."""
        return np.frombuffer(self.writer.mask(moment), np.int8)


def shared_observer(name: str, options: Mapping[str, Any]) -> Observer:
    """Of a game by its name. Made once for each set of options and content: making one takes as
    long as many steps, and what it has written it need not write again."""
    game = registry.game(name)
    settled = game.settle(options)
    key = (registry.everything()[name], game.content_hash(settled), repr(sorted(settled.items())))
    found = _OBSERVERS.get(key)
    if found is None:
        if len(_OBSERVERS) >= MOST_OBSERVERS:
            _OBSERVERS.clear()
        found = _OBSERVERS[key] = Observer(game, settled)
    return found


MOST_OBSERVERS: Final = 32
_OBSERVERS: Final[dict[tuple[str, ...], Observer]] = {}
