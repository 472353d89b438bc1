"""Pieces come, go and are moved or held."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class Placed(Event):
    """A ship of the first fleet comes onto the board."""

    __slots__ = ("space", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "space": ALL}

    def __init__(self, unit: int, space: int) -> None:
        self.unit = unit
        self.space = space


class Deployed(Event):
    """A Guardian beside a ship; ``price`` in Minerals, 0 if it is free."""

    __slots__ = ("price", "seat", "ship", "space", "unit")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "unit": ALL,
        "space": ALL,
        "ship": ALL,
        "price": ALL,
    }

    def __init__(self, seat: int, unit: int, space: int, ship: int, price: int) -> None:
        self.seat = seat
        self.unit = unit
        self.space = space
        self.ship = ship
        self.price = price


class Returned(Event):
    """A lost ship is back; ``hull`` are the HP of a Mothership."""

    __slots__ = ("hull", "space", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "space": ALL, "hull": ALL}

    def __init__(self, unit: int, space: int, hull: int) -> None:
        self.unit = unit
        self.space = space
        self.hull = hull


class Moved(Event):
    """Steps over the board."""

    __slots__ = ("path", "start", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "start": ALL, "path": ALL}

    def __init__(self, unit: int, start: int, path: tuple[int, ...]) -> None:
        self.unit = unit
        self.start = start
        self.path = path


class Warped(Event):
    """Straight onto another space."""

    __slots__ = ("space", "start", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "start": ALL, "space": ALL}

    def __init__(self, unit: int, start: int, space: int) -> None:
        self.unit = unit
        self.start = start
        self.space = space


class Resolved(Event):
    """The movement phase of a ship is over; ``attack``: its attack phase is used too."""

    __slots__ = ("attack", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "attack": ALL}

    def __init__(self, unit: int, attack: bool) -> None:
        self.unit = unit
        self.attack = attack


class Boosted(Event):
    """Engine power for this turn; 0 is a doubling."""

    __slots__ = ("amount", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "amount": ALL}

    def __init__(self, unit: int, amount: int) -> None:
        self.unit = unit
        self.amount = amount


class Pinned(Event):
    """A ship cannot move: ``how`` is beam or update."""

    __slots__ = ("how", "seat", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "seat": ALL, "how": ALL}

    def __init__(self, unit: int, seat: int, how: str) -> None:
        self.unit = unit
        self.seat = seat
        self.how = how


class SetOut(Event):
    """An NPC Bomber begins its run for the Station."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Scrapped(Event):
    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class EnergySet(Event):
    """The rows of a panel as they stand now; ``why`` is set, gain or loss."""

    __slots__ = ("rows", "seat", "why")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "rows": ALL, "why": ALL}

    def __init__(self, seat: int, rows: tuple[int, ...], why: str) -> None:
        self.seat = seat
        self.rows = rows
        self.why = why


class Prodded(Event):
    """A row of a Mothership counts less until the end of this turn."""

    __slots__ = ("amount", "row", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "row": ALL, "amount": ALL}

    def __init__(self, unit: int, row: int, amount: int) -> None:
        self.unit = unit
        self.row = row
        self.amount = amount


class Repaired(Event):
    """HP that a Mothership has regained."""

    __slots__ = ("hull", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "hull": ALL}

    def __init__(self, unit: int, hull: int) -> None:
        self.unit = unit
        self.hull = hull
