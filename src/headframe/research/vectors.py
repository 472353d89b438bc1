"""What a seat may know at a moment, as numbers, and which actions are legal, as a mask.

The observation is the game's features (``Game.features``), then the decisions open for the seat
(one place for each key), then the actions it has taken since its last answer (one for each action
of the table). Equal views give equal observations: a bot that sees nothing else cannot cheat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from headframe.core.game import Game
from headframe.core.vector import Layout, Place
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Observer:
    """Of one game with certain options."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        settled = game.settle(options)
        self.game = game
        self.options = settled
        self.seats = game.seats(settled)
        self.table = ActionTable(game, settled)
        self.layout: Layout[Any] = Layout(game.features(settled), self.seats)
        self._keys = {key: at for at, key in enumerate(game.KEYS)}
        self._rest = bytes(len(game.KEYS) + len(self.table))
        self.size = self.layout.size + len(self._rest)

    def new(self, seed: str) -> Moment:
        return Moment(self.table, self.game.new(self.options, seed))

    def places(self) -> list[Place]:
        """What every number of an observation means."""
        begin = self.layout.size
        keys = [
            Place(f"asked: {key}", begin + at, 1, 0, 1, "own") for key, at in self._keys.items()
        ]
        begin += len(keys)
        steps = [
            Place(f"taken: {name}", begin + at, 1, 0, 1, "own")
            for at, name in enumerate(self.table.names)
        ]
        return [*self.layout.places, *keys, *steps]

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The lowest and the highest that each number can be, as it is written."""
        high = np.zeros(self.size, np.uint8)
        for place in self.places():
            high[place.at : place.at + place.size] = place.high - place.low
        return np.zeros(self.size, np.uint8), high

    def observe(self, moment: Moment, seat: int, out: Numbers | None = None) -> Numbers:
        """A row of its own, or ``out`` filled."""
        row = bytearray()
        self.layout.write(moment.s, seat, row)
        begin = len(row)
        row += self._rest
        for decision in moment.s.open_decisions:
            if decision.seat == seat:
                row[begin + self._keys[decision.key]] = 1
        if seat == moment.seat:
            begin += len(self._keys)
            for action in moment.prefix:
                row[begin + action] = 1
        found = np.frombuffer(row, np.uint8)
        if out is None:
            return found
        out[:] = found
        return out

    def mask(self, moment: Moment, out: Mask | None = None) -> Mask:
        """A one for each action that is legal now."""
        found = np.zeros(len(self.table), np.int8) if out is None else out
        found[:] = 0
        found[moment.legal()] = 1
        return found
