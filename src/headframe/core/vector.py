"""What a seat may know as a row of whole numbers, in a documented order.

A game lists its features once: name, range, who may know it, and how it is read off a state. The
layout, the numbers and the documentation follow from that list. Seats stand in the order in which
they follow the viewer, who comes first, so that all seats can share what they learn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from headframe.core.engine import State

S = TypeVar("S", bound=State)

TABLE: Final = "all"
"""Once, and all may know it; read with the viewer's seat, for what is told from there."""
SEAT: Final = "each seat"
"""For each seat, and all may know it."""
OWN: Final = "own"
"""For the viewer's own seat; nobody else's is read."""

_DIGITS: Final = bytes.maketrans(b"01", bytes([0, 1]))
MOST: Final = 255


class Feature(Generic[S]):
    """So many numbers from ``low`` to ``high``, written as what they are above ``low``; one that
    lies beyond is cut. Each takes a byte, so ``high`` is at most 255 above ``low``."""

    __slots__ = ("high", "low", "name", "of", "read", "size")

    def __init__(
        self,
        of: str,
        name: str,
        size: int,
        low: int,
        high: int,
        read: Callable[[S, int], Any],
    ) -> None:
        assert 0 < high - low <= MOST, f"{name}: from {low} to {high} is no range for a byte"
        self.of = of
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.read = read

    def write(self, s: S, seat: int, out: bytearray) -> None:
        """Append the numbers."""
        raise NotImplementedError


class Number(Feature[S]):
    """One number."""

    __slots__ = ()

    def __init__(
        self, of: str, name: str, low: int, high: int, read: Callable[[S, int], int]
    ) -> None:
        super().__init__(of, name, 1, low, high, read)

    def write(self, s: S, seat: int, out: bytearray) -> None:
        value: int = self.read(s, seat)
        if value < self.low:
            value = self.low
        elif value > self.high:
            value = self.high
        out.append(value - self.low)


class Row(Feature[S]):
    """A fixed row of numbers."""

    __slots__ = ()

    def __init__(
        self,
        of: str,
        name: str,
        size: int,
        low: int,
        high: int,
        read: Callable[[S, int], Sequence[int]],
    ) -> None:
        super().__init__(of, name, size, low, high, read)

    def write(self, s: S, seat: int, out: bytearray) -> None:
        row: Sequence[int] = self.read(s, seat)
        assert len(row) == self.size, f"{self.name}: {len(row)} numbers, not {self.size}"
        low, high = self.low, self.high
        if low == 0 and max(row) <= high:
            out += bytes(row)
            return
        for value in row:
            out.append(min(max(value, low), high) - low)


class OneOf(Feature[S]):
    """A one where it is, zeros elsewhere; none at all for a negative number."""

    __slots__ = ("_none",)

    def __init__(self, of: str, name: str, size: int, read: Callable[[S, int], int]) -> None:
        super().__init__(of, name, size, 0, 1, read)
        self._none = bytes(size)

    def write(self, s: S, seat: int, out: bytearray) -> None:
        at: int = self.read(s, seat)
        assert at < self.size, f"{self.name}: {at} is none of {self.size}"
        begin = len(out)
        out += self._none
        if at >= 0:
            out[begin + at] = 1


class Counts(Feature[S]):
    """How many of each: cards of a pile, tiles held."""

    __slots__ = ("_none",)

    def __init__(
        self, of: str, name: str, size: int, high: int, read: Callable[[S, int], Iterable[int]]
    ) -> None:
        super().__init__(of, name, size, 0, high, read)
        self._none = bytes(size)

    def write(self, s: S, seat: int, out: bytearray) -> None:
        begin = len(out)
        out += self._none
        high = self.high
        for thing in self.read(s, seat):
            assert 0 <= thing < self.size, f"{self.name}: {thing} is none of {self.size}"
            if out[begin + thing] < high:
                out[begin + thing] += 1


class Bits(Feature[S]):
    """The bits of a mask."""

    __slots__ = ("_form",)

    def __init__(self, of: str, name: str, size: int, read: Callable[[S, int], int]) -> None:
        super().__init__(of, name, size, 0, 1, read)
        self._form = f"0{size}b"

    def write(self, s: S, seat: int, out: bytearray) -> None:
        mask: int = self.read(s, seat)
        assert mask >> self.size == 0, f"{self.name}: a mask of more than {self.size} bits"
        # As digits, the highest bit first: Python has nothing faster for bits in bytes.
        digits = format(mask, self._form).encode().translate(_DIGITS)
        out += digits[::-1]


class Place(NamedTuple):
    """Where a feature stands in the row."""

    name: str
    at: int
    size: int
    low: int
    high: int
    audience: str


class Layout(Generic[S]):
    """The features of a game with so many seats."""

    __slots__ = ("_seat", "_table", "places", "seats", "size")

    def __init__(self, features: Sequence[Feature[S]], seats: int) -> None:
        self.seats = seats
        self._table: list[Feature[S]] = [each for each in features if each.of != SEAT]
        self._seat: list[Feature[S]] = [each for each in features if each.of == SEAT]
        self.places: list[Place] = []
        at = 0
        for seat in range(-1, seats):
            for each in self._table if seat < 0 else self._seat:
                name = each.name if seat < 0 else f"seat+{seat}: {each.name}"
                audience = "own" if each.of == OWN else "all"
                self.places.append(Place(name, at, each.size, each.low, each.high, audience))
                at += each.size
        self.size = at

    def write_all(self, s: S, out: bytearray) -> None:
        """Append a row for every seat: what ``write`` says, but each seat is read once."""
        seats = self.seats
        told: list[bytearray] = []
        for seat in range(seats):
            row = bytearray()
            for feature in self._seat:
                feature.write(s, seat, row)
            told.append(row)
        for viewer in range(seats):
            for feature in self._table:
                feature.write(s, viewer, out)
            for after in range(seats):
                out += told[(viewer + after) % seats]

    def write(self, s: S, viewer: int, out: bytearray) -> None:
        """Append what ``viewer`` may know."""
        for feature in self._table:
            feature.write(s, viewer, out)
        seats = self.seats
        for after in range(seats):
            seat = (viewer + after) % seats
            for feature in self._seat:
                feature.write(s, seat, out)
