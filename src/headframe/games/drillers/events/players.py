"""Players and their cards."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER, Audiences


class CardEvent(Event):
    """Something open done with a card."""

    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardAndFuel(CardEvent):
    __slots__ = ("fuel",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "fuel": ALL}

    def __init__(self, seat: int, card: int, fuel: int) -> None:
        self.seat = seat
        self.card = card
        self.fuel = fuel


class Played(CardAndFuel):
    """For its main effect; ``fuel`` is what it cost, 0 beside solid fuel."""

    __slots__ = ()


class Burned(CardAndFuel):
    """Played for fuel; ``fuel`` is what went into the tank."""

    __slots__ = ()


class UsedPermanent(CardAndFuel):
    """``fuel`` is what it cost."""

    __slots__ = ()


class Discarded(CardEvent):
    """In Surfacing for credits, or not kept in Upkeep, for none."""

    __slots__ = ("price",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "price": ALL}

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat = seat
        self.card = card
        self.price = price


class Repaired(CardEvent):
    """``zone``: FROM_HAND, FROM_PLAY, FROM_DISCARD or FROM_TOP."""

    __slots__ = ("zone",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "zone": ALL}

    def __init__(self, seat: int, card: int, zone: int) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone


class LeftGame(CardEvent):
    """By its own effect."""

    __slots__ = ()


class Bought(CardEvent):
    __slots__ = ("price",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "price": ALL}

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


class SeatEvent(Event):
    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Reshuffled(SeatEvent):
    __slots__ = ()


class TookDamageForFuel(SeatEvent):
    """The default function that takes a damage for fuel; both follow."""

    __slots__ = ()


class Surfaced(SeatEvent):
    """Surfacing begins."""

    __slots__ = ()


class Cleared(Event):
    """The play area goes to the discard pile, so many cards, and the gauges to 0."""

    __slots__ = ("count", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "count": ALL}

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class Gained(Event):
    """``what``: MOVES and so on; ``amount`` is what there was room for."""

    __slots__ = ("amount", "cause", "seat", "what")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "what": ALL, "amount": ALL, "cause": ALL}

    def __init__(self, seat: int, what: int, amount: int, cause: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.cause = cause


class Paid(Event):
    """``paid``: MOVES and so on; ``cause``: FOR_TOLL and so on."""

    __slots__ = ("cause", "paid", "price", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "paid": ALL, "price": ALL, "cause": ALL}

    def __init__(self, seat: int, paid: int, price: int, cause: int) -> None:
        self.seat = seat
        self.paid = paid
        self.price = price
        self.cause = cause


class Traded(Event):
    """One thing for another, each MOVES and so on."""

    __slots__ = ("amount", "paid", "price", "seat", "what")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "paid": ALL,
        "price": ALL,
        "what": ALL,
        "amount": ALL,
    }

    def __init__(self, seat: int, paid: int, price: int, what: int, amount: int) -> None:
        self.seat = seat
        self.paid = paid
        self.price = price
        self.what = what
        self.amount = amount


class DroneUsed(Event):
    """``what``: TO_SELL or TO_BUY."""

    __slots__ = ("seat", "what")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "what": ALL}

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what


class Refuelled(Event):
    """Leaving the surface."""

    __slots__ = ("fuel", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "fuel": ALL}

    def __init__(self, seat: int, fuel: int) -> None:
        self.seat = seat
        self.fuel = fuel


class Kept(Event):
    """Hand cards kept in Upkeep, and the fuel for them."""

    __slots__ = ("count", "fuel", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "count": ALL, "fuel": ALL}

    def __init__(self, seat: int, count: int, fuel: int) -> None:
        self.seat = seat
        self.count = count
        self.fuel = fuel


class KeepsFree(Event):
    """So many cards can be kept free this turn."""

    __slots__ = ("count", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "count": ALL}

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class Chose(Event):
    """One of several effects, or an order of them."""

    __slots__ = ("effect", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "effect": ALL}

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect


class TurnEffect(Event):
    """``bit``: that of an effect that stays for the turn (content/effect_codes.py)."""

    __slots__ = ("bit", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "bit": ALL}

    def __init__(self, seat: int, bit: int) -> None:
        self.seat = seat
        self.bit = bit


class Damaged(Event):
    """``where``: TO_DISCARD, TO_TOP, TO_HAND, or without a DAMAGE card NOWHERE or
    FROM_MARKET, which costs a ``mineral``."""

    __slots__ = ("mineral", "seat", "where")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "where": ALL, "mineral": ALL}

    def __init__(self, seat: int, where: int, mineral: int) -> None:
        self.seat = seat
        self.where = where
        self.mineral = mineral


class Upgraded(Event):
    """``what``: UPGRADED_CAP or UPGRADED_STORAGE, for credits or free (0)."""

    __slots__ = ("price", "seat", "what")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "what": ALL, "price": ALL}

    def __init__(self, seat: int, what: int, price: int) -> None:
        self.seat = seat
        self.what = what
        self.price = price
