"""Where one may dig and which way the cart may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.toy.state import BUFFER, CELLS, RING


class Dominoes:
    """Placement n covers cell n // 2 and the one to its right (even) or below it (odd)."""

    def cells(self, number: int) -> Sequence[int]:
        cell = number // 2
        return (cell, cell + (4 if number % 2 else 1))

    def legal(self, dug: int) -> int:
        mask = 0
        for number in range(2 * CELLS):
            cell = number // 2
            if number % 2 == 0 and cell % 4 == 3:
                continue
            if number % 2 == 1 and cell >= 12:
                continue
            if not any(dug >> covered & 1 for covered in self.cells(number)):
                mask |= 1 << number
        return mask


DOMINOES: Final = Dominoes()


class CartWays:
    """One to three places either way round, never onto the buffer."""

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        self.start = start

    def destinations(self) -> Sequence[int]:
        return tuple({way[-1]: 0 for way in self._ways()})

    def way_to(self, destination: int) -> tuple[int, ...]:
        return min((way for way in self._ways() if way[-1] == destination), key=len)

    def ways(self) -> dict[int, tuple[int, ...]]:
        return {goal: self.way_to(goal) for goal in self.destinations()}

    def passable(self, path: Sequence[int]) -> bool:
        return tuple(path) in self._ways()

    def _ways(self) -> list[tuple[int, ...]]:
        ways = []
        for step in (1, -1):
            way: tuple[int, ...] = ()
            for distance in range(1, 4):
                place = (self.start + step * distance) % RING
                if place == BUFFER:
                    break
                way = (*way, place)
                ways.append(way)
        return ways
