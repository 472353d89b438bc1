"""What happened, as told to each seat."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER, Audiences

_SEAT_CARD: Final[Audiences] = {"seat": ALL, "card": ALL}

SUPPLY: Final = -1
"""In place of a floor: from the supply."""
UNSOLD: Final = -1
"""In place of a price: a mineral that goes to the overflow zone without a sale."""

# What a damage is, beside the places of content/effect_codes.py
FROM_MARKET: Final = 3
NOWHERE: Final = 4

UPGRADED_CAP: Final = 0
UPGRADED_STORAGE: Final = 1

# What sets off a room
ON_REVEAL: Final = 0
ON_CORRIDOR: Final = 1
ON_COLLECT: Final = 2
ON_END: Final = 3


class CardEvent(Event):
    """Something open done with a card."""

    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = _SEAT_CARD

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Played(CardEvent):
    """For its main effect."""

    __slots__ = ()


class Burned(CardEvent):
    """Played for fuel."""

    __slots__ = ()


class UsedPermanent(CardEvent):
    __slots__ = ()


class Discarded(CardEvent):
    """In Surfacing for credits, or not kept in Upkeep."""

    __slots__ = ()


class Repaired(CardEvent):
    __slots__ = ()


class Bought(CardEvent):
    __slots__ = ("price",)
    AUDIENCES: ClassVar[Audiences] = {**_SEAT_CARD, "price": ALL}

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat = seat
        self.card = card
        self.price = price


class Drew(Event):
    """All see that a card was drawn, its owner which."""

    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": OWNER}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Damaged(Event):
    """``where``: TO_DISCARD, TO_TOP, TO_HAND, or without a DAMAGE card FROM_MARKET, NOWHERE."""

    __slots__ = ("seat", "where")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "where": ALL}

    def __init__(self, seat: int, where: int) -> None:
        self.seat = seat
        self.where = where


class Reshuffled(Event):
    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Moved(Event):
    __slots__ = ("floor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "floor": ALL}

    def __init__(self, seat: int, floor: int) -> None:
        self.seat = seat
        self.floor = floor


class Collected(Event):
    """From a floor or the SUPPLY."""

    __slots__ = ("floor", "mineral", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "mineral": ALL, "floor": ALL}

    def __init__(self, seat: int, mineral: int, floor: int) -> None:
        self.seat = seat
        self.mineral = mineral
        self.floor = floor


class Sold(Event):
    """For a price, or UNSOLD."""

    __slots__ = ("mineral", "price", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "mineral": ALL, "price": ALL}

    def __init__(self, seat: int, mineral: int, price: int) -> None:
        self.seat = seat
        self.mineral = mineral
        self.price = price


class TileEvent(Event):
    __slots__ = ("seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": ALL}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


class TileWon(TileEvent):
    __slots__ = ()


class TileExhausted(TileEvent):
    __slots__ = ()


class RoomRevealed(Event):
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


class MilestoneTaken(Event):
    """The last number is the final one; ``seat`` may be BOT."""

    __slots__ = ("milestone", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "milestone": ALL}

    def __init__(self, seat: int, milestone: int) -> None:
        self.seat = seat
        self.milestone = milestone


class Upgraded(Event):
    """``what``: UPGRADED_CAP or UPGRADED_STORAGE."""

    __slots__ = ("seat", "what")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "what": ALL}

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what


class ShopFilled(Event):
    __slots__ = ("card", "shop")
    AUDIENCES: ClassVar[Audiences] = {"shop": ALL, "card": ALL}

    def __init__(self, shop: int, card: int) -> None:
        self.shop = shop
        self.card = card


class ShopRefreshed(Event):
    __slots__ = ("seat", "shop")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "shop": ALL}

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop


class TurnBegan(Event):
    """``seat`` may be BOT."""

    __slots__ = ("seat", "turn")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "turn": ALL}

    def __init__(self, seat: int, turn: int) -> None:
        self.seat = seat
        self.turn = turn


class BotFlipped(Event):
    """The card, and the cell it led to: column from 0, drills, whether the bot moves."""

    __slots__ = ("card", "column", "drills", "move")
    AUDIENCES: ClassVar[Audiences] = {"card": ALL, "column": ALL, "drills": ALL, "move": ALL}

    def __init__(self, card: int, column: int, drills: int, move: bool) -> None:
        self.card = card
        self.column = column
        self.drills = drills
        self.move = move


class BotDiscarded(Event):
    """Shop cards put under their decks by the bot's reset."""

    __slots__ = ("cards",)
    AUDIENCES: ClassVar[Audiences] = {"cards": ALL}

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


class GameOver(Event):
    """The final scores of the seats, and of the bot (None without one)."""

    __slots__ = ("bot", "scores")
    AUDIENCES: ClassVar[Audiences] = {"scores": ALL, "bot": ALL}

    def __init__(self, scores: list[int], bot: int | None) -> None:
        self.scores = scores
        self.bot = bot


EVENTS: Final = (
    Played,
    Burned,
    UsedPermanent,
    Discarded,
    Repaired,
    Bought,
    Drew,
    Damaged,
    Reshuffled,
    Moved,
    Collected,
    Sold,
    TileWon,
    TileExhausted,
    RoomRevealed,
    RoomUsed,
    MilestoneTaken,
    Upgraded,
    ShopFilled,
    ShopRefreshed,
    TurnBegan,
    BotFlipped,
    BotDiscarded,
    GameOver,
)
