"""Shops, turns, the bot, the end."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class ShopFilled(Event):
    """From its deck."""

    __slots__ = ("card", "shop")
    AUDIENCES: ClassVar[Audiences] = {"shop": ALL, "card": ALL}

    def __init__(self, shop: int, card: int) -> None:
        self.shop = shop
        self.card = card


class ShopExpanded(Event):
    """Cards from under a floor's card join the row."""

    __slots__ = ("cards", "shop")
    AUDIENCES: ClassVar[Audiences] = {"shop": ALL, "cards": ALL}

    def __init__(self, shop: int, cards: list[int]) -> None:
        self.shop = shop
        self.cards = cards


class ShopRefreshed(Event):
    """The row goes under its deck; a new one follows."""

    __slots__ = ("seat", "shop")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "shop": ALL}

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop


class TurnBegan(Event):
    """``seat`` may be BOT; ``idle``: turns in a row without a tile."""

    __slots__ = ("idle", "seat", "turn")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "turn": ALL, "idle": ALL}

    def __init__(self, seat: int, turn: int, idle: int) -> None:
        self.seat = seat
        self.turn = turn
        self.idle = idle


class BotFlipped(Event):
    """The card, and the cell it led to: column from 1, drills, whether the bot moves."""

    __slots__ = ("card", "column", "cost", "drills", "move")
    AUDIENCES: ClassVar[Audiences] = {
        "card": ALL,
        "cost": ALL,
        "column": ALL,
        "drills": ALL,
        "move": ALL,
    }

    def __init__(self, card: int, cost: int, column: int, drills: int, move: bool) -> None:
        self.card = card
        self.cost = cost
        self.column = column
        self.drills = drills
        self.move = move


class BotReset(Event):
    """The bot's mech is in the mine: it flips no card."""

    __slots__ = ("floor",)
    AUDIENCES: ClassVar[Audiences] = {"floor": ALL}

    def __init__(self, floor: int) -> None:
        self.floor = floor


class BotDiscarded(Event):
    """Shop cards put under their decks by the bot's reset."""

    __slots__ = ("cards",)
    AUDIENCES: ClassVar[Audiences] = {"cards": ALL}

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


class LaidOpen(Event):
    """The game is over: a player's cards."""

    __slots__ = ("deck", "hand", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "hand": ALL, "deck": ALL}

    def __init__(self, seat: int, hand: list[int], deck: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        self.deck = deck


class Scored(Event):
    """Points by where they come from, of a seat or BOT."""

    __slots__ = (
        "cards",
        "credits",
        "depth",
        "milestones",
        "minerals",
        "points",
        "refresh",
        "seat",
        "tiles",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "points": ALL,
        "tiles": ALL,
        "minerals": ALL,
        "credits": ALL,
        "milestones": ALL,
        "refresh": ALL,
        "depth": ALL,
        "cards": ALL,
    }

    def __init__(
        self,
        seat: int,
        points: int,
        tiles: int,
        minerals: int,
        credits: int,  # noqa: A002  (the game's own word)
        milestones: int,
        refresh: int,
        depth: int,
        cards: int,
    ) -> None:
        self.seat = seat
        self.points = points
        self.tiles = tiles
        self.minerals = minerals
        self.credits = credits
        self.milestones = milestones
        self.refresh = refresh
        self.depth = depth
        self.cards = cards


class GameOver(Event):
    """``cause``: LAST_TURNS or STANDSTILL; who won, and what decided a tie."""

    __slots__ = ("cause", "tie", "winners")
    AUDIENCES: ClassVar[Audiences] = {"cause": ALL, "winners": ALL, "tie": ALL}

    def __init__(self, cause: int, winners: list[int], tie: int) -> None:
        self.cause = cause
        self.winners = winners
        self.tie = tie
