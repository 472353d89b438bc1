"""What is fixed for one game: mode, modules, seats, ground. Shared by all copies of a state."""

from __future__ import annotations

from typing import Annotated, ClassVar

from headframe.core.part import ALL, Audiences, Part
from headframe.kit.masks import MASK


class Setting(Part):
    """Owners are numbered like seats; in solo the NPC is owner 1 and has no seat."""

    SHARED: ClassVar[bool] = True
    """A value that never changes: copies of a state share it."""

    setup: Annotated[int, ALL]
    """With our house rules or as printed (``modes.SETUPS``)."""
    mode: Annotated[int, ALL]
    modules: Annotated[int, ALL]
    seats: Annotated[int, ALL]
    owners: Annotated[int, ALL]
    side: Annotated[tuple[int, ...], ALL]
    """The team of each owner."""
    order: Annotated[tuple[int, ...], ALL]
    """The order of turns."""
    asteroids: Annotated[int, MASK]
    """The asteroid spaces."""
    places: Annotated[tuple[int, ...], ALL]
    """Where each planet lay at the start."""
    bodies: Annotated[tuple[int, ...], ALL]
    """What each planet is."""
    moons: Annotated[int, MASK]
    """The planets with a moon."""
    homes: Annotated[tuple[int, ...], ALL]
    """The home planet of each unit of the NPC, -1: none."""
    limit: Annotated[int, ALL]
    """Victory Points that trigger the end; 0: none."""
    rounds: Annotated[int, ALL]
    """Rounds of a timed game; 0: none."""
    cap: Annotated[int, ALL]
    """Rounds after which any game is over; 0: none."""
    level: Annotated[int, ALL]
    """Strength of the NPC in solo; 0: no solo."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "asteroids", "bodies", "cap", "homes", "level", "limit", "mode", "modules", "moons",
        "order", "owners", "places", "rounds", "seats", "setup", "side",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "setup": ALL, "mode": ALL, "modules": ALL, "seats": ALL, "owners": ALL, "side": ALL,
        "order": ALL, "asteroids": MASK, "places": ALL, "bodies": ALL, "moons": MASK, "homes": ALL,
        "limit": ALL, "rounds": ALL, "cap": ALL, "level": ALL,
    }

    def __init__(
        self, setup: int, mode: int, modules: int, seats: int, owners: int, side: tuple[int, ...],
        order: tuple[int, ...], asteroids: int, places: tuple[int, ...], bodies: tuple[int, ...],
        moons: int, homes: tuple[int, ...], limit: int, rounds: int, cap: int, level: int,
    ) -> None:
        self.setup = setup
        self.mode = mode
        self.modules = modules
        self.seats = seats
        self.owners = owners
        self.side = side
        self.order = order
        self.asteroids = asteroids
        self.places = places
        self.bodies = bodies
        self.moons = moons
        self.homes = homes
        self.limit = limit
        self.rounds = rounds
        self.cap = cap
        self.level = level
    # fmt: on
    # The end of what ./x generate wrote.
