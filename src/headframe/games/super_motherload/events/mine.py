"""The mine: boards that come and go, tunnels, and what is found in them."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER, Audiences


class BoardLeft(Event):
    """The upper board left with its tunnels; ``dug`` are those that stay, counted anew."""

    __slots__ = ("dug", "side")
    AUDIENCES: ClassVar[Audiences] = {"side": ALL, "dug": ALL}

    def __init__(self, side: int, dug: tuple[int, ...]) -> None:
        self.side = side
        self.dug = dug


class BoardJoined(Event):
    """A side was chosen and came into play."""

    __slots__ = ("seat", "side")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "side": ALL}

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side


class TunnelDug(Event):
    __slots__ = ("action", "cells", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "action": ALL, "cells": ALL}

    def __init__(self, seat: int, action: str, cells: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.cells = cells


class Collected(Event):
    """What the covered spaces gave: minerals by kind, tokens, tiles and cards to draw."""

    __slots__ = ("draws", "minerals", "seat", "tiles", "tokens")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "minerals": ALL,
        "tokens": ALL,
        "tiles": ALL,
        "draws": ALL,
    }

    def __init__(
        self, seat: int, minerals: tuple[int, ...], tokens: int, tiles: int, draws: int
    ) -> None:
        self.seat = seat
        self.minerals = minerals
        self.tokens = tokens
        self.tiles = tiles
        self.draws = draws


class LastArtifact(Event):
    """The last artifact of the deepest board is covered: the game ends with this turn."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TileFound(Event):
    """The face of a tile is for its owner."""

    __slots__ = ("seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": OWNER}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


class TileUsed(Event):
    __slots__ = ("seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": ALL}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile
