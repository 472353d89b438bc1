"""Minerals, tiles, floors, the track."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class Moved(Event):
    """``way``: BY_MOVE and so on; the first costs a move."""

    __slots__ = ("floor", "origin", "seat", "way")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "origin": ALL, "floor": ALL, "way": ALL}

    def __init__(self, seat: int, origin: int, floor: int, way: int) -> None:
        self.seat = seat
        self.origin = origin
        self.floor = floor
        self.way = way


class Collected(Event):
    """From a floor or the SUPPLY for so many drills. ``reserved``: the emerald that waited for this
    player; ``place``: IN_STORAGE, or where the bot puts it."""

    __slots__ = ("drills", "floor", "harpoon", "mineral", "place", "reserved", "seat")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "mineral": ALL,
        "floor": ALL,
        "drills": ALL,
        "harpoon": ALL,
        "reserved": ALL,
        "place": ALL,
    }

    def __init__(
        self,
        seat: int,
        mineral: int,
        floor: int,
        drills: int,
        harpoon: bool,
        reserved: bool,
        place: int,
    ) -> None:
        self.seat = seat
        self.mineral = mineral
        self.floor = floor
        self.drills = drills
        self.harpoon = harpoon
        self.reserved = reserved
        self.place = place


class Sold(Event):
    """Out of storage, into the market or, once its column is full, the overflow zone."""

    __slots__ = ("mineral", "overflow", "price", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "mineral": ALL, "price": ALL, "overflow": ALL}

    def __init__(self, seat: int, mineral: int, price: int, overflow: bool) -> None:
        self.seat = seat
        self.mineral = mineral
        self.price = price
        self.overflow = overflow


class Overflowed(Event):
    """To the overflow zone without a sale. ``cause``: SOLID_FUEL, SCRAPPED or OFF_MARKET."""

    __slots__ = ("cause", "mineral", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "mineral": ALL, "cause": ALL}

    def __init__(self, seat: int, mineral: int, cause: int) -> None:
        self.seat = seat
        self.mineral = mineral
        self.cause = cause


class Raised(Event):
    """A stored mineral exchanged for the next better one, by a card's once effect or a room."""

    __slots__ = ("better", "mineral", "once", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "mineral": ALL, "better": ALL, "once": ALL}

    def __init__(self, seat: int, mineral: int, better: int, once: bool) -> None:
        self.seat = seat
        self.mineral = mineral
        self.better = better
        self.once = once


class TileWon(Event):
    """For so many drills; the minerals of a corridor lie on its floor now."""

    __slots__ = ("drills", "minerals", "seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": ALL, "drills": ALL, "minerals": ALL}

    def __init__(self, seat: int, tile: int, drills: int, minerals: list[int]) -> None:
        self.seat = seat
        self.tile = tile
        self.drills = drills
        self.minerals = minerals


class CorridorTurned(Event):
    """The next corridor tile of a floor shows, or NO_TILE."""

    __slots__ = ("floor", "minerals", "tile")
    AUDIENCES: ClassVar[Audiences] = {"floor": ALL, "tile": ALL, "minerals": ALL}

    def __init__(self, floor: int, tile: int, minerals: list[int]) -> None:
        self.floor = floor
        self.tile = tile
        self.minerals = minerals


class TileExhausted(Event):
    """For its effect, or as a ``battery`` that pays for a card."""

    __slots__ = ("battery", "seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": ALL, "battery": ALL}

    def __init__(self, seat: int, tile: int, battery: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.battery = battery


class RoomRevealed(Event):
    """The floor is open now."""

    __slots__ = ("floor", "room")
    AUDIENCES: ClassVar[Audiences] = {"floor": ALL, "room": ALL}

    def __init__(self, floor: int, room: int) -> None:
        self.floor = floor
        self.room = room


class RoomUsed(Event):
    """``trigger``: ON_REVEAL, ON_CORRIDOR, ON_COLLECT or ON_END."""

    __slots__ = ("room", "seat", "trigger")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "room": ALL, "trigger": ALL}

    def __init__(self, seat: int, room: int, trigger: int) -> None:
        self.seat = seat
        self.room = room
        self.trigger = trigger


class EmeraldsReserved(Event):
    """One for every player."""

    __slots__ = ("floor",)
    AUDIENCES: ClassVar[Audiences] = {"floor": ALL}

    def __init__(self, floor: int) -> None:
        self.floor = floor


class MilestoneTaken(Event):
    """The last number is the final one; ``seat`` may be BOT."""

    __slots__ = ("milestone", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "milestone": ALL}

    def __init__(self, seat: int, milestone: int) -> None:
        self.seat = seat
        self.milestone = milestone


class EndTriggered(Event):
    """``cause``: TRACK_COMPLETE or LAST_CARD; ``seat`` may be BOT."""

    __slots__ = ("cause", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cause": ALL}

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause
