"""Action Cards."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Event
from headframe.core.part import ALL, HIDDEN, OWNER, Audience, Audiences, Part, Sight


class _Both(Audience):
    """The thief and the victim."""

    SHAPE: ClassVar[str] = "?{}"

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(part, Stole)
        return value if sight.viewer in (part.thief, part.victim) else HIDDEN


BOTH: Final = _Both("thief and victim")


class Drew(Event):
    """A card from the deck; its seat alone sees which. Minerals or Gas if it was bought."""

    __slots__ = ("card", "gas", "minerals", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": OWNER, "minerals": ALL, "gas": ALL}

    def __init__(self, seat: int, card: int, minerals: int, gas: int) -> None:
        self.seat = seat
        self.card = card
        self.minerals = minerals
        self.gas = gas


class Stole(Event):
    """A card from another hand."""

    __slots__ = ("card", "thief", "victim")
    AUDIENCES: ClassVar[Audiences] = {"thief": ALL, "victim": ALL, "card": BOTH}

    def __init__(self, thief: int, victim: int, card: int) -> None:
        self.thief = thief
        self.victim = victim
        self.card = card


class Played(Event):
    """A card is laid open and discarded; what it is for is told by ``Aimed``."""

    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Aimed(Event):
    """A card that was played, and what for: ``using`` a ship, on units, planets, rows, purses or
    players, to the last space of the path.
    """

    __slots__ = ("card", "path", "planets", "purses", "rows", "seat", "units", "using", "victims")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "card": ALL,
        "using": ALL,
        "units": ALL,
        "planets": ALL,
        "rows": ALL,
        "purses": ALL,
        "victims": ALL,
        "path": ALL,
    }

    def __init__(
        self,
        seat: int,
        card: int,
        using: tuple[int, ...],
        units: tuple[int, ...],
        planets: tuple[int, ...],
        rows: tuple[int, ...],
        purses: tuple[int, ...],
        victims: tuple[int, ...],
        path: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.card = card
        self.using = using
        self.units = units
        self.planets = planets
        self.rows = rows
        self.purses = purses
        self.victims = victims
        self.path = path


class Cancelled(Event):
    """``by`` cancels a card of ``seat``, with ``cancel``; ``place`` among those declared, or -1."""

    __slots__ = ("by", "cancel", "card", "place", "seat")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "card": ALL,
        "by": ALL,
        "cancel": ALL,
        "place": ALL,
    }

    def __init__(self, seat: int, card: int, by: int, cancel: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.by = by
        self.cancel = cancel
        self.place = place


class Sold(Event):
    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Blockaded(Event):
    """Nobody gathers until this player's next turn."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat
