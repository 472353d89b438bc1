"""Plays many games into memory that others read: the loop inside the vectorised environment.

No numpy here, so that the compiled build has it (`./x compile`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from headframe.core.game import Game
from headframe.core.options import Options
from headframe.research.actions import ActionTable
from headframe.research.moments import Moment
from headframe.research.outcome import returns
from headframe.research.writer import Writer


class Memory:
    """Of all rows, one after the other; `vector_env.Seen` says what each of them is."""

    __slots__ = ("actions", "masks", "observations", "over", "rewards", "seats")

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: Any,
        over: memoryview,
        actions: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.over = over
        self.actions = actions


class Games:
    """The games of some rows."""

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        table: ActionTable,
        writer: Writer,
        memory: Memory,
        seats: int,
        rows: range,
        seed: str,
    ) -> None:
        self._game = game
        self._options = options
        self._table = table
        self._writer = writer
        self._memory = memory
        self._seats = seats
        self._first = rows.start
        self._seed = seed
        self._dealt = [0] * len(rows)
        self._moments: list[Moment] = []

    def reset(self) -> None:
        """New games in all rows."""
        self._moments = [self._deal(at) for at in range(len(self._dealt))]
        for at in range(len(self._moments)):
            self._reward(self._first + at, [0.0] * self._seats, False)
            self._look(at)

    def step(self) -> None:
        """In each row the action that stands in the memory."""
        memory, first = self._memory, self._first
        for at, moment in enumerate(self._moments):
            row = first + at
            action: int = memory.actions[row]
            try:
                moment.act(action)
            except ValueError as wrong:
                raise ValueError(f"game {row}: {wrong}") from None
            if memory.over[row]:  # of the last step
                self._reward(row, [0.0] * self._seats, False)
            if moment.seat < 0:
                places = self._game.result(moment.s).places
                self._reward(row, returns(places, self._seats), True)
                self._moments[at] = self._deal(at)
            self._look(at)

    def _deal(self, at: int) -> Moment:
        number = self._dealt[at]
        self._dealt[at] = number + 1
        seed = f"{self._seed}/{self._first + at}/{number}"
        return Moment(self._table, self._game.new(self._options, seed))

    def _reward(self, row: int, rewards: Sequence[float], over: bool) -> None:
        memory, seats = self._memory, self._seats
        memory.over[row] = over
        for seat in range(seats):
            memory.rewards[row * seats + seat] = rewards[seat]

    def _look(self, at: int) -> None:
        moment, memory, writer = self._moments[at], self._memory, self._writer
        row, size, actions = self._first + at, writer.size, writer.actions
        memory.seats[row] = moment.seat
        memory.observations[row * size : (row + 1) * size] = writer.observation(moment, moment.seat)
        memory.masks[row * actions : (row + 1) * actions] = writer.mask(moment)
