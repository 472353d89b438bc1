"""Technology, planets, artifacts and Developments."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class Researched(Event):
    __slots__ = ("price", "seat", "technology")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "technology": ALL, "price": ALL}

    def __init__(self, seat: int, technology: int, price: int) -> None:
        self.seat = seat
        self.technology = technology
        self.price = price


class Used(Event):
    """A Mothership's ability, on a unit or a planet, or (both -1) on nothing."""

    __slots__ = ("on", "planet", "seat", "technology", "unit")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "unit": ALL,
        "technology": ALL,
        "on": ALL,
        "planet": ALL,
    }

    def __init__(self, seat: int, unit: int, technology: int, on: int, planet: int) -> None:
        self.seat = seat
        self.unit = unit
        self.technology = technology
        self.on = on
        self.planet = planet


class Vetoed(Event):
    """``by`` pays Influence; ``ship`` was to be beside the Guardian."""

    __slots__ = ("by", "price", "seat", "ship")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "by": ALL, "ship": ALL, "price": ALL}

    def __init__(self, seat: int, by: int, ship: int, price: int) -> None:
        self.seat = seat
        self.by = by
        self.ship = ship
        self.price = price


class Captured(Event):
    """``how`` is attack, influence or card; ``price`` in Influence; ``total`` is the roll."""

    __slots__ = ("before", "defence", "how", "planet", "price", "seat", "total")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "planet": ALL,
        "before": ALL,
        "how": ALL,
        "price": ALL,
        "total": ALL,
        "defence": ALL,
    }

    def __init__(
        self, seat: int, planet: int, before: int, how: str, price: int, total: int, defence: int
    ) -> None:
        self.seat = seat
        self.planet = planet
        self.before = before
        self.how = how
        self.price = price
        self.total = total
        self.defence = defence


class PlanetRemoved(Event):
    __slots__ = ("planet",)
    AUDIENCES: ClassVar[Audiences] = {"planet": ALL}

    def __init__(self, planet: int) -> None:
        self.planet = planet


class Explored(Event):
    """``price`` in Minerals."""

    __slots__ = ("artifact", "planet", "price", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "planet": ALL, "artifact": ALL, "price": ALL}

    def __init__(self, seat: int, planet: int, artifact: int, price: int) -> None:
        self.seat = seat
        self.planet = planet
        self.artifact = artifact
        self.price = price


class Built(Event):
    """``free``: by the bonus die, which does not count for this turn."""

    __slots__ = ("development", "free", "planet", "price", "seat")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "planet": ALL,
        "development": ALL,
        "price": ALL,
        "free": ALL,
    }

    def __init__(self, seat: int, planet: int, development: int, price: int, free: bool) -> None:
        self.seat = seat
        self.planet = planet
        self.development = development
        self.price = price
        self.free = free


class Razed(Event):
    """Developments that go back, shuffled into the deck."""

    __slots__ = ("developments", "planet")
    AUDIENCES: ClassVar[Audiences] = {"planet": ALL, "developments": ALL}

    def __init__(self, planet: int, developments: tuple[int, ...]) -> None:
        self.planet = planet
        self.developments = developments


class Refreshed(Event):
    """The Market goes under the deck; ``price`` in Influence."""

    __slots__ = ("price", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "price": ALL}

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price


class MarketDealt(Event):
    """The Market as it lies now."""

    __slots__ = ("developments",)
    AUDIENCES: ClassVar[Audiences] = {"developments": ALL}

    def __init__(self, developments: tuple[int, ...]) -> None:
        self.developments = developments
