"""What is fixed for one game: mode, modules, seats, ground. Shared by all copies of a state."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.part import ALL, Audiences, Part
from headframe.kit.masks import MASK


class Setting(Part):
    """Owners are numbered like seats; in solo the NPC is owner 1 and has no seat."""

    __slots__ = (
        "asteroids",
        "bodies",
        "cap",
        "homes",
        "level",
        "limit",
        "mode",
        "modules",
        "moons",
        "order",
        "owners",
        "places",
        "rounds",
        "seats",
        "side",
    )
    SHARED: ClassVar[bool] = True
    """A value that never changes: copies of a state share it."""
    AUDIENCES: ClassVar[Audiences] = {
        "mode": ALL,
        "modules": ALL,
        "seats": ALL,
        "owners": ALL,
        "side": ALL,
        "order": ALL,
        "asteroids": MASK,
        "places": ALL,
        "bodies": ALL,
        "moons": MASK,
        "homes": ALL,
        "limit": ALL,
        "rounds": ALL,
        "cap": ALL,
        "level": ALL,
    }

    def __init__(
        self,
        mode: int,
        modules: int,
        seats: int,
        owners: int,
        side: tuple[int, ...],
        order: tuple[int, ...],
        asteroids: int,
        places: tuple[int, ...],
        bodies: tuple[int, ...],
        moons: int,
        homes: tuple[int, ...],
        limit: int,
        rounds: int,
        cap: int,
        level: int,
    ) -> None:
        self.mode = mode
        self.modules = modules
        self.seats = seats
        self.owners = owners
        # The team of each owner; the order of turns.
        self.side = side
        self.order = order
        # The asteroid spaces as a mask; where each planet lay at the start, and what it is.
        self.asteroids = asteroids
        self.places = places
        self.bodies = bodies
        # The planets with a moon, as a mask of planets.
        self.moons = moons
        # The home planet of each unit of the NPC, -1: none.
        self.homes = homes
        # VP limit (0: none), rounds of a timed game (0: none), round cap, solo level.
        self.limit = limit
        self.rounds = rounds
        self.cap = cap
        self.level = level
