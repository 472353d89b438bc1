"""What happened, for the log, the animations and the reports."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER, OWNER_ELSE_COUNT, Audiences


class BoardJoined(Event):
    """A side was chosen and came into play."""

    __slots__ = ("seat", "side")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "side": ALL}

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side


class AchievementsDealt(Event):
    """The achievements that lie face up at the start."""

    __slots__ = ("majors", "minors")
    AUDIENCES: ClassVar[Audiences] = {"majors": ALL, "minors": ALL}

    def __init__(self, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
        self.majors = majors
        self.minors = minors


class TurnBegan(Event):
    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnEnded(Event):
    """``quiet`` counts the turns in a row without a tunnel."""

    __slots__ = ("quiet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "quiet": ALL}

    def __init__(self, seat: int, quiet: int) -> None:
        self.seat = seat
        self.quiet = quiet


class ActionBegan(Event):
    """``action`` is draw, drill or bomb; ``cards`` are those put down."""

    __slots__ = ("action", "cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "action": ALL, "cards": ALL}

    def __init__(self, seat: int, action: str, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.cards = cards


class Drew(Event):
    """Cards from the draw deck; others see how many."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": OWNER_ELSE_COUNT}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Shuffled(Event):
    """The discard area became the draw deck; by that all know the hand of that moment."""

    __slots__ = ("hand", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "hand": ALL}

    def __init__(self, seat: int, hand: tuple[int, ...]) -> None:
        self.seat = seat
        self.hand = hand


class Discarded(Event):
    """Cards over the hand limit."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


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


class TokenGained(Event):
    __slots__ = ("number", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL}

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class ActionGained(Event):
    __slots__ = ("number", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL}

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class MineralsPut(Event):
    """Minerals by kind; ``stack`` -1: no stack was left and they are lost."""

    __slots__ = ("minerals", "seat", "stack")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "stack": ALL, "minerals": ALL}

    def __init__(self, seat: int, stack: int, minerals: tuple[int, ...]) -> None:
        self.seat = seat
        self.stack = stack
        self.minerals = minerals


class CardBought(Event):
    __slots__ = ("card", "paid", "seat", "stack", "to_hand")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "stack": ALL,
        "card": ALL,
        "paid": ALL,
        "to_hand": ALL,
    }

    def __init__(self, seat: int, stack: int, card: int, paid: int, to_hand: bool) -> None:
        self.seat = seat
        self.stack = stack
        self.card = card
        self.paid = paid
        self.to_hand = to_hand


class BonusUsed(Event):
    """``when`` is buy or drill; ``bonus`` is written as in the content."""

    __slots__ = ("bonus", "card", "seat", "when")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "when": ALL, "bonus": ALL}

    def __init__(self, seat: int, card: int, when: str, bonus: str) -> None:
        self.seat = seat
        self.card = card
        self.when = when
        self.bonus = bonus


class BonusLost(Event):
    """A part of a bonus that could not happen."""

    __slots__ = ("bonus", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "bonus": ALL}

    def __init__(self, seat: int, bonus: str) -> None:
        self.seat = seat
        self.bonus = bonus


class MinorCycled(Event):
    """One minor went under the deck, another was dealt in its place."""

    __slots__ = ("dealt", "minor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "minor": ALL, "dealt": ALL}

    def __init__(self, seat: int, minor: int, dealt: int) -> None:
        self.seat = seat
        self.minor = minor
        self.dealt = dealt


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


class GameEnded(Event):
    """``dug_out``: the last artifact was covered; else nobody dug for too long."""

    __slots__ = ("dug_out",)
    AUDIENCES: ClassVar[Audiences] = {"dug_out": ALL}

    def __init__(self, dug_out: bool) -> None:
        self.dug_out = dug_out


EVENTS = (
    BoardJoined,
    AchievementsDealt,
    TurnBegan,
    TurnEnded,
    ActionBegan,
    Drew,
    Shuffled,
    Discarded,
    TunnelDug,
    Collected,
    TileFound,
    TileUsed,
    TokenGained,
    ActionGained,
    MineralsPut,
    CardBought,
    BonusUsed,
    BonusLost,
    MinorCycled,
    MajorTaken,
    MinorTaken,
    GameEnded,
)
