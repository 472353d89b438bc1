"""Choices: the legal answers of a decision, not necessarily listed.

One choice has three readers: the server tests an answer, a bot lists or samples, a client draws.
``vocabulary`` says what the numbers mean in the game's own words ("card", "space", "stack"), so one
widget per kind of choice serves every game. Choices are never changed once made; copies share them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, ClassVar, Protocol, TypeAlias

from headframe.core.bits import bits, sample_bit
from headframe.core.part import Json
from headframe.core.rng import Rng

Answer: TypeAlias = "int | tuple[int, ...]"
Plain: TypeAlias = "int | list[int]"
"""An answer as it is sent and kept."""


class Choice:
    """The base of all kinds."""

    __slots__ = ("vocabulary",)
    KIND: ClassVar[str] = ""

    def __init__(self, vocabulary: str) -> None:
        self.vocabulary = vocabulary

    def legal(self, answer: Answer) -> bool:
        """Whether this is one of the answers. Anything may be given: it says False to the rest."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Answer:
        """A legal answer; every listed one can come up."""
        raise NotImplementedError

    def listed(self, limit: int) -> list[Answer] | None:
        """All legal answers, or None when there are more than ``limit`` of them."""
        raise NotImplementedError

    def alike(self) -> tuple[object, ...] | None:
        """Choices of one kind for which this is equal have the same answers; None: nobody knows.
        For those who keep what they worked out."""
        return None

    def details(self) -> dict[str, Json]:
        """What a client needs to draw it, beside kind and ``vocabulary``."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """As the seat that decides is shown it."""
        return {"kind": self.KIND, "of": self.vocabulary, **self.details()}


class Pick(Choice):
    """One of the options.

    >>> choice = Pick("card", (3, 7, 12))
    >>> choice.legal(7), choice.legal(8)
    (True, False)
    >>> choice.to_json()
    {'kind': 'pick', 'of': 'card', 'options': [3, 7, 12]}
    """

    __slots__ = ("options",)
    KIND: ClassVar[str] = "pick"

    def __init__(self, vocabulary: str, options: Sequence[Answer]) -> None:
        self.vocabulary = vocabulary
        self.options = options

    def legal(self, answer: Answer) -> bool:
        return answer in self.options

    def sample(self, rng: Rng) -> Answer:
        options = self.options
        if isinstance(options, tuple):  # nearly always, and sooner looked up where it is compiled
            chosen: Answer = options[rng.below(len(options))]
            return chosen
        return options[rng.below(len(options))]

    def listed(self, limit: int) -> list[Answer] | None:
        return list(self.options) if len(self.options) <= limit else None

    def details(self) -> dict[str, Json]:
        return {"options": [plain(option) for option in self.options]}


class PickSome(Choice):
    """Between ``low`` and ``high`` different options, in ascending order.

    >>> choice = PickSome("card", (3, 7, 12), low=0, high=2)
    >>> choice.legal((3, 12)), choice.legal((12, 3)), choice.legal(())
    (True, False, True)
    >>> choice.listed(limit=10)
    [(), (3,), (7,), (12,), (3, 7), (3, 12), (7, 12)]
    >>> choice.listed(limit=6) is None  # there are more
    True
    """

    __slots__ = ("high", "low", "options")
    KIND: ClassVar[str] = "pick-some"

    def __init__(self, vocabulary: str, options: Sequence[int], low: int, high: int) -> None:
        self.vocabulary = vocabulary
        self.options = options
        self.low = low
        self.high = min(high, len(options))

    def legal(self, answer: Answer) -> bool:
        if isinstance(answer, int) or not self.low <= len(answer) <= self.high:
            return False
        before: int | None = None
        for option in answer:
            if option not in self.options or (before is not None and option <= before):
                return False
            before = option
        return True

    def sample(self, rng: Rng) -> Answer:
        pool = list(self.options)
        size = self.low + rng.below(self.high - self.low + 1)
        for place in range(size):
            other = place + rng.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return tuple(sorted(pool[:size]))

    def listed(self, limit: int) -> list[Answer] | None:
        count = len(self.options)
        if sum(comb(count, size) for size in range(self.low, self.high + 1)) > limit:
            return None
        ordered = sorted(self.options)
        return [
            chosen
            for size in range(self.low, self.high + 1)
            for chosen in combinations(ordered, size)
        ]

    def details(self) -> dict[str, Json]:
        return {"options": list(self.options), "low": self.low, "high": self.high}


class Number(Choice):
    """A whole number from ``low`` to ``high``.

    >>> Number("fuel", 1, 4).listed(limit=10)
    [1, 2, 3, 4]
    """

    __slots__ = ("high", "low")
    KIND: ClassVar[str] = "number"

    def __init__(self, vocabulary: str, low: int, high: int) -> None:
        self.vocabulary = vocabulary
        self.low = low
        self.high = high

    def legal(self, answer: Answer) -> bool:
        return isinstance(answer, int) and self.low <= answer <= self.high

    def sample(self, rng: Rng) -> Answer:
        return self.low + rng.below(self.high - self.low + 1)

    def listed(self, limit: int) -> list[Answer] | None:
        if self.high - self.low + 1 > limit:
            return None
        return list(range(self.low, self.high + 1))

    def details(self) -> dict[str, Json]:
        return {"low": self.low, "high": self.high}


class Confirm(Choice):
    """No (0) or yes (1). ``allowed`` may be narrower: a question put only so as to hide whether
    yes was possible (SM-BUY-07) is still asked."""

    __slots__ = ("allowed",)
    KIND: ClassVar[str] = "confirm"

    def __init__(self, vocabulary: str, allowed: tuple[int, ...] = (0, 1)) -> None:
        self.vocabulary = vocabulary
        self.allowed = allowed

    def legal(self, answer: Answer) -> bool:
        return answer in self.allowed

    def sample(self, rng: Rng) -> Answer:
        return self.allowed[rng.below(len(self.allowed))]

    def listed(self, limit: int) -> list[Answer] | None:
        return list(self.allowed) if len(self.allowed) <= limit else None

    def details(self) -> dict[str, Json]:
        return {"allowed": list(self.allowed)}


class Allocate(Choice):
    """``total`` units spread over places with limited room, all of them or (``exact`` false) some.

    The answer has one number for each place.

    >>> choice = Allocate("stack", total=3, room=(2, 2))
    >>> choice.listed(limit=10)
    [(1, 2), (2, 1)]
    >>> choice.legal((3, 0))  # the first has room for two
    False
    """

    __slots__ = ("exact", "room", "total")
    KIND: ClassVar[str] = "allocate"

    def __init__(
        self, vocabulary: str, total: int, room: Sequence[int], exact: bool = True
    ) -> None:
        assert not exact or total <= sum(room), "no answer is legal"
        self.vocabulary = vocabulary
        self.total = total
        self.room = room
        self.exact = exact

    def legal(self, answer: Answer) -> bool:
        if isinstance(answer, int) or len(answer) != len(self.room):
            return False
        spread = 0
        for units, most in zip(answer, self.room, strict=True):
            if not 0 <= units <= most:
                return False
            spread += units
        return spread == self.total if self.exact else spread <= self.total

    def sample(self, rng: Rng) -> Answer:
        left = self.total if self.exact else rng.below(min(self.total, sum(self.room)) + 1)
        units = [0] * len(self.room)
        open_places = [place for place, most in enumerate(self.room) if most]
        while left:
            at = rng.below(len(open_places))
            place = open_places[at]
            units[place] += 1
            left -= 1
            if units[place] == self.room[place]:
                open_places[at] = open_places[-1]
                open_places.pop()
        return tuple(units)

    def listed(self, limit: int) -> list[Answer] | None:
        spreads: list[tuple[int, ...]] = [()]
        following = sum(self.room)
        for most in self.room:
            following -= most
            grown: list[tuple[int, ...]] = []
            for units in spreads:
                left = self.total - sum(units)
                least = max(0, left - following) if self.exact else 0
                grown += [(*units, more) for more in range(least, min(left, most) + 1)]
            if len(grown) > limit:  # each of them leads to one answer at least
                return None
            spreads = grown
        return list[Answer](spreads)

    def details(self) -> dict[str, Json]:
        return {"total": self.total, "room": list(self.room), "exact": self.exact}


class Shapes(Protocol):
    """A table of placements: which cells the placement with this number covers."""

    def cells(self, number: int) -> Sequence[int]:
        """The cells that a placement covers."""
        ...


class Place(Choice):
    """One placement of a static table; the legal ones are the set bits of ``mask``.

    ``kit.lines.Lines`` and ``kit.polyomino.Placements`` are such tables::

        Place("space", lines.legal(free, touch), lines)
    """

    __slots__ = ("mask", "shapes")
    KIND: ClassVar[str] = "place"

    def __init__(self, vocabulary: str, mask: int, shapes: Shapes) -> None:
        self.vocabulary = vocabulary
        self.mask = mask
        self.shapes = shapes

    def legal(self, answer: Answer) -> bool:
        return isinstance(answer, int) and answer >= 0 and (self.mask >> answer) & 1 == 1

    def sample(self, rng: Rng) -> Answer:
        return sample_bit(self.mask, rng)

    def listed(self, limit: int) -> list[Answer] | None:
        if self.mask.bit_count() > limit:
            return None
        return list[Answer](bits(self.mask))

    def details(self) -> dict[str, Json]:
        return {
            "placements": [
                {"answer": number, "cells": list(self.shapes.cells(number))}
                for number in bits(self.mask)
            ]
        }


class Ways(Protocol):
    """Where a piece can go from here, and by which ways."""

    def destinations(self) -> Sequence[int]:
        """The spaces that can be reached."""
        ...

    def way_to(self, destination: int) -> tuple[int, ...]:
        """A shortest way there, start left out."""
        ...

    def ways(self) -> Mapping[int, tuple[int, ...]]:
        """The same way to each destination as ``way_to`` finds, in the order of destinations."""
        ...

    def passable(self, path: Sequence[int]) -> bool:
        """Whether a piece may go this way, start left out."""
        ...


class Path(Choice):
    """A way over the spaces, start left out. Destinations are listed with one shortest way each;
    any other legal way is accepted too."""

    __slots__ = ("start", "ways")
    KIND: ClassVar[str] = "path"

    def __init__(self, vocabulary: str, start: int, ways: Ways) -> None:
        self.vocabulary = vocabulary
        self.start = start
        self.ways = ways

    def legal(self, answer: Answer) -> bool:
        return not isinstance(answer, int) and len(answer) > 0 and self.ways.passable(answer)

    def sample(self, rng: Rng) -> Answer:
        goals = self.ways.destinations()
        return self.ways.way_to(goals[rng.below(len(goals))])

    def listed(self, limit: int) -> list[Answer] | None:
        goals = self.ways.destinations()
        return [self.ways.way_to(goal) for goal in goals] if len(goals) <= limit else None

    def details(self) -> dict[str, Json]:
        return {
            "start": self.start,
            "ways": [list(way) for way in self.ways.ways().values()],
        }


def plain(answer: Answer) -> int | list[Any]:
    """An answer as JSON has it, where a tuple is a list (of whole numbers: read by those who want
    ``Json`` and by those who want ``Plain``). `record.read_answer` is the way back."""
    return answer if isinstance(answer, int) else list(answer)
