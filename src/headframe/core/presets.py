"""Ways to begin that a game offers: a set-up by name, and maps to choose from."""

from __future__ import annotations

from typing import Any

from headframe.core.options import Options


class Preset:
    """A whole set-up under a name; clients call it ``preset-NAME``. What it does not say stays as
    the options have it. ``bot`` sits at the other seats."""

    __slots__ = ("bot", "name", "options")

    def __init__(self, name: str, options: Options, bot: str) -> None:
        self.name = name
        self.options = options
        self.bot = bot


class GameMap:
    """A map by name: the options that lead to it, and what a client needs to draw it small."""

    __slots__ = ("chosen", "name", "options", "picture", "seats")

    def __init__(
        self, name: str, seats: int, options: Options, picture: dict[str, Any], chosen: bool
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.picture = picture
        self.chosen = chosen
