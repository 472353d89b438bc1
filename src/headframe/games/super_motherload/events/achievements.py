"""Achievements: dealt, counted towards, taken."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class AchievementsDealt(Event):
    """The achievements that lie face up at the start."""

    __slots__ = ("majors", "minors")
    AUDIENCES: ClassVar[Audiences] = {"majors": ALL, "minors": ALL}

    def __init__(self, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
        self.majors = majors
        self.minors = minors


class MinorCycled(Event):
    """One minor went under the deck, another was dealt in its place."""

    __slots__ = ("dealt", "minor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "minor": ALL, "dealt": ALL}

    def __init__(self, seat: int, minor: int, dealt: int) -> None:
        self.seat = seat
        self.minor = minor
        self.dealt = dealt


class Counted(Event):
    """What goals look at has changed: the turn's tally, and the minors whose goal the last action
    met or held until a buy, as bits."""

    __slots__ = ("lapsed", "met", "seat", "tally")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tally": ALL, "met": ALL, "lapsed": ALL}

    def __init__(self, seat: int, tally: tuple[int, ...], met: int, lapsed: int) -> None:
        self.seat = seat
        self.tally = tally
        self.met = met
        self.lapsed = lapsed


class GoalsMet(Event):
    """Other achievements than before may be taken now: these, perhaps none."""

    __slots__ = ("majors", "minors", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "majors": ALL, "minors": ALL}

    def __init__(self, seat: int, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
        self.seat = seat
        self.majors = majors
        self.minors = minors


class MajorTaken(Event):
    __slots__ = ("major", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "major": ALL}

    def __init__(self, seat: int, major: int) -> None:
        self.seat = seat
        self.major = major


class MinorTaken(Event):
    """``dealt`` is the card in its place, -1 if the deck is empty."""

    __slots__ = ("dealt", "minor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "minor": ALL, "dealt": ALL}

    def __init__(self, seat: int, minor: int, dealt: int) -> None:
        self.seat = seat
        self.minor = minor
        self.dealt = dealt
