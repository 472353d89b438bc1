"""What is told in the Pit: every change that all can see, and no more than each may know."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER_ELSE_COUNT, Audiences


class Seated(Event):
    """Something that one seat did."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnBegan(Seated):
    __slots__ = ()


class Aimed(Seated):
    """Paid one gold to aim again."""

    __slots__ = ()


class Drew(Event):
    """A card came to a hand."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": OWNER_ELSE_COUNT}

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards


class Reshuffled(Event):
    """The discarded cards went back into the bag."""

    __slots__ = ()
    AUDIENCES: ClassVar[Audiences] = {}


class Bid(Event):
    """The bids of an auction, opened."""

    __slots__ = ("bids", "winner")
    AUDIENCES: ClassVar[Audiences] = {"bids": ALL, "winner": ALL}

    def __init__(self, bids: list[int], winner: int) -> None:
        self.bids = bids
        self.winner = winner


class Dug(Event):
    __slots__ = ("cells", "gold", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cells": ALL, "gold": ALL}

    def __init__(self, seat: int, cells: list[int], gold: int) -> None:
        self.seat = seat
        self.cells = cells
        self.gold = gold


class Tidied(Event):
    __slots__ = ("gold", "pebbles", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "pebbles": ALL, "gold": ALL}

    def __init__(self, seat: int, pebbles: list[int], gold: int) -> None:
        self.seat = seat
        self.pebbles = pebbles
        self.gold = gold


class Walked(Event):
    __slots__ = ("place", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "place": ALL}

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


class Banked(Event):
    """Gold went into the chests, so much into each."""

    __slots__ = ("chests", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "chests": ALL}

    def __init__(self, seat: int, chests: list[int]) -> None:
        self.seat = seat
        self.chests = chests


class Gambled(Event):
    """A bet was won, or lost: then ``gold`` is below zero."""

    __slots__ = ("gold", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "gold": ALL}

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold


class Ducked(Event):
    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Charmed(Event):
    __slots__ = ("charm", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "charm": ALL}

    def __init__(self, seat: int, charm: int) -> None:
        self.seat = seat
        self.charm = charm


class Hurt(Event):
    """A life was lost; with the last one the hand was laid open on the discarded cards."""

    __slots__ = ("seat", "shown")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "shown": ALL}

    def __init__(self, seat: int, shown: list[int]) -> None:
        self.seat = seat
        self.shown = shown


class RoundEnded(Event):
    """``last``: the game is over."""

    __slots__ = ("last",)
    AUDIENCES: ClassVar[Audiences] = {"last": ALL}

    def __init__(self, last: bool) -> None:
        self.last = last


EVENTS = (
    Aimed,
    Banked,
    Bid,
    Charmed,
    Drew,
    Ducked,
    Dug,
    Gambled,
    Hurt,
    Reshuffled,
    RoundEnded,
    Tidied,
    TurnBegan,
    Walked,
)
