"""What a seat may know as a row of whole numbers, in a documented order.

A game lists its features once: name, range, who may know it, and how it is read off a state. The
layout, the numbers and the documentation follow from that list. Seats stand in the order in which
they follow the viewer, who comes first, so that all seats can share what they learn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
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
MOST_KEPT: Final = 4096
"""Values of a feature whose bytes are kept."""


def unread(_s: State, _seat: int) -> Any:
    """For a feature that is read with others."""
    raise AssertionError("not read by itself")


class Named(NamedTuple):
    """So many numbers of one name and range."""

    name: str
    size: int
    low: int
    high: int


class Feature(Generic[S]):
    """What is read off a state as one value, and the numbers that stand for it: from ``low`` to
    ``high``, written as what they are above ``low``; one that lies beyond is cut. Each takes a
    byte, so ``high`` is at most 255 above ``low``. The same values come again and again, so their
    bytes are kept."""

    __slots__ = ("kept", "named", "of", "read", "several", "size")

    def __init__(
        self, of: str, named: Sequence[Named], read: Callable[[S, int], Any], several: bool = False
    ) -> None:
        for name, _, low, high in named:
            assert 0 < high - low <= MOST, f"{name}: from {low} to {high} is no range for a byte"
        self.of = of
        self.named = named
        self.size = sum([each.size for each in named])
        self.read = read
        self.several = several
        """Whether the value is a list or the like, which may change later."""
        self.kept: dict[Any, bytes] = {}

    @property
    def name(self) -> str:
        """The name of its first number."""
        return self.named[0].name

    def written(self, value: Any) -> bytes:
        """The numbers of a value."""
        if self.several:
            value = tuple(value)
        found = self.kept.get(value)
        if found is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = self.kept[value] = self.packed(value)
        return found

    def packed(self, value: Any) -> bytes:
        """The numbers of a value, worked out."""
        raise NotImplementedError


class Number(Feature[S]):
    """One number."""

    __slots__ = ()

    def __init__(
        self, of: str, name: str, low: int, high: int, read: Callable[[S, int], int] = unread
    ) -> None:
        super().__init__(of, [Named(name, 1, low, high)], read)

    def packed(self, value: Any) -> bytes:
        number: int = value
        return bytes([_cut(number, self.named[0].low, self.named[0].high)])


class Numbers(Feature[S]):
    """Several numbers from 0 on, each with a name and the highest it can be: read at once."""

    __slots__ = ()

    def __init__(
        self,
        of: str,
        highest: Mapping[str, int],
        read: Callable[[S, int], tuple[int, ...]] = unread,
    ) -> None:
        super().__init__(of, [Named(name, 1, 0, high) for name, high in highest.items()], read)

    def packed(self, value: Any) -> bytes:
        row: tuple[int, ...] = value
        assert len(row) == len(self.named), f"{self.name}: {len(row)} numbers"
        return bytes([_cut(row[at], 0, named.high) for at, named in enumerate(self.named)])


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
        read: Callable[[S, int], Sequence[int]] = unread,
    ) -> None:
        super().__init__(of, [Named(name, size, low, high)], read, several=True)

    def packed(self, value: Any) -> bytes:
        row: tuple[int, ...] = value
        name, size, low, high = self.named[0]
        assert len(row) == size, f"{name}: {len(row)} numbers, not {size}"
        if min(row) < low or max(row) > high:
            return bytes([_cut(number, low, high) for number in row])
        return bytes([number - low for number in row]) if low else bytes(row)


class OneOf(Feature[S]):
    """A one where it is, zeros elsewhere; none at all for a negative number."""

    __slots__ = ()

    def __init__(
        self, of: str, name: str, size: int, read: Callable[[S, int], int] = unread
    ) -> None:
        super().__init__(of, [Named(name, size, 0, 1)], read)

    def packed(self, value: Any) -> bytes:
        at: int = value
        assert at < self.size, f"{self.name}: {at} is none of {self.size}"
        found = bytearray(self.size)
        if at >= 0:
            found[at] = 1
        return bytes(found)


class Counts(Feature[S]):
    """How many of each: cards of a pile, tiles held."""

    __slots__ = ()

    def __init__(
        self,
        of: str,
        name: str,
        size: int,
        high: int,
        read: Callable[[S, int], Iterable[int]] = unread,
    ) -> None:
        super().__init__(of, [Named(name, size, 0, high)], read, several=True)

    def packed(self, value: Any) -> bytes:
        things: tuple[int, ...] = value
        found = bytearray(self.size)
        high = self.named[0].high
        for thing in things:
            assert 0 <= thing < self.size, f"{self.name}: {thing} is none of {self.size}"
            if found[thing] < high:
                found[thing] += 1
        return bytes(found)


class Each(Feature[S]):
    """The same of several things. ``feature`` says how each of them is written."""

    __slots__ = ("_feature",)

    def __init__(
        self,
        names: Sequence[str],
        feature: Feature[S],
        read: Callable[[S, int], Sequence[Any]] = unread,
    ) -> None:
        named = [part._replace(name=name) for name in names for part in feature.named]
        super().__init__(feature.of, named, read, several=True)
        self._feature = feature

    def packed(self, value: Any) -> bytes:
        values: tuple[Any, ...] = value
        return b"".join([self._feature.packed(each) for each in values])


class Bits(Feature[S]):
    """The bits of a mask."""

    __slots__ = ()

    def __init__(
        self, of: str, name: str, size: int, read: Callable[[S, int], int] = unread
    ) -> None:
        super().__init__(of, [Named(name, size, 0, 1)], read)

    def packed(self, value: Any) -> bytes:
        mask: int = value
        assert mask >> self.size == 0, f"{self.name}: a mask of more than {self.size} bits"
        # As digits, the highest bit first: Python has nothing faster for bits in bytes.
        digits = format(mask, f"0{self.size}b").encode().translate(_DIGITS)
        return digits[::-1]


def _cut(number: int, low: int, high: int) -> int:
    """As it is written."""
    if number < low:
        return 0
    return high - low if number > high else number - low


class Partly(Feature[S]):
    """Another without some of its names."""

    __slots__ = ("_at", "_whole")

    def __init__(self, whole: Feature[S], without: Collection[str]) -> None:
        named = [each for each in whole.named if each.name not in without]
        super().__init__(whole.of, named, whole.read, whole.several)
        self._whole = whole
        self._at: list[int] = []
        at = 0
        for name, size, _, _ in whole.named:
            if name not in without:
                self._at += range(at, at + size)
            at += size

    def packed(self, value: Any) -> bytes:
        found = self._whole.packed(value)
        return bytes([found[at] for at in self._at])


class Group(Generic[S]):
    """Features whose values are read at once, in their order: the fastest way."""

    __slots__ = ("at", "features", "of", "read")

    def __init__(
        self, features: Sequence[Feature[S]], read: Callable[[S, int], tuple[Any, ...]]
    ) -> None:
        self.features: list[Feature[S]] = list(features)
        self.at = list(range(len(features)))
        """Where the value of each stands among those that are read."""
        self.of = features[0].of
        assert {each.of for each in features} == {self.of}, "a group is of one audience"
        self.read = read

    def names(self) -> list[str]:
        """The names of all its numbers, in their order."""
        return [named.name for each in self.features for named in each.named]

    def leave_out(self, names: Collection[str]) -> None:
        """From now on without the numbers of these names."""
        parts = [each if _whole(each, names) else Partly(each, names) for each in self.features]
        self.at = [at for at, part in zip(self.at, parts, strict=True) if part.named]
        self.features = [part for part in parts if part.named]


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

    __slots__ = ("begins", "features", "places", "reads", "seat", "seats", "size", "table")

    def __init__(
        self,
        listed: Sequence[Feature[S] | Group[S]],
        seats: int,
        without: Collection[str] = (),
    ) -> None:
        self.seats = seats
        groups = [each if isinstance(each, Group) else _alone(each) for each in listed]
        strange = set(without) - {name for group in groups for name in group.names()}
        if strange:
            raise LookupError(f"no features {', '.join(sorted(strange))}")
        for group in groups if without else ():
            group.leave_out(without)
        self.table: list[Group[S]] = [each for each in groups if each.of != SEAT]
        """What is read once."""
        self.seat: list[Group[S]] = [each for each in groups if each.of == SEAT]
        """What is read of each seat."""
        self.reads = len(self.table) + seats * len(self.seat)
        """How many groups are read for a row."""
        self.places: list[Place] = []
        self.features: list[Feature[S]] = []
        """In the order in which they are read: once, then for each seat."""
        self.begins: list[int] = []
        """Where each of them begins."""
        at = 0
        for seat in range(-1, seats):
            for group in self.table if seat < 0 else self.seat:
                audience = "own" if group.of == OWN else "all"
                for feature in group.features:
                    self.features.append(feature)
                    self.begins.append(at)
                    for name, size, low, high in feature.named:
                        said = name if seat < 0 else f"seat+{seat}: {name}"
                        self.places.append(Place(said, at, size, low, high, audience))
                        at += size
        self.size = at

    def write(self, s: S, viewer: int, out: list[bytes]) -> None:
        """Append what ``viewer`` may know, in pieces."""
        _write(self.table, s, viewer, out)
        for after in range(self.seats):
            _write(self.seat, s, (viewer + after) % self.seats, out)

    def row(self, s: S, viewer: int) -> bytes:
        """All that ``viewer`` may know."""
        out: list[bytes] = []
        self.write(s, viewer, out)
        return b"".join(out)

    def rows(self, s: S) -> bytes:
        """``row`` of every seat; each seat is read once."""
        seats = self.seats
        told: list[list[bytes]] = [[] for _ in range(seats)]
        for seat in range(seats):
            _write(self.seat, s, seat, told[seat])
        out: list[bytes] = []
        for viewer in range(seats):
            _write(self.table, s, viewer, out)
            for after in range(seats):
                out += told[(viewer + after) % seats]
        return b"".join(out)


def _whole(feature: Feature[S], without: Collection[str]) -> bool:
    return not {named.name for named in feature.named} & set(without)


def _alone(feature: Feature[S]) -> Group[S]:
    read = feature.read
    return Group([feature], lambda s, seat: (read(s, seat),))


def _write(groups: list[Group[S]], s: S, seat: int, out: list[bytes]) -> None:
    for group in groups:
        values: tuple[Any, ...] = group.read(s, seat)
        for number, feature in enumerate(group.features):
            out.append(feature.written(values[group.at[number]]))
