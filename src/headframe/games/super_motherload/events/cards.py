"""Cards, minerals that pay for them, and what they give."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER_ELSE_COUNT, Audiences


class Drew(Event):
    """Cards from the draw deck; others see how many. ``source``: see ``codes.SOURCES``."""

    __slots__ = ("cards", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": OWNER_ELSE_COUNT, "source": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...], source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.source = source


class Shuffled(Event):
    """The discard area, so many cards, became the draw deck; by that all know the hand of that
    moment."""

    __slots__ = ("hand", "number", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "hand": ALL}

    def __init__(self, seat: int, number: int, hand: tuple[int, ...]) -> None:
        self.seat = seat
        self.number = number
        self.hand = hand


class Discarded(Event):
    """Cards over the hand limit."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class TokenGained(Event):
    """``source``: see ``codes.SOURCES``."""

    __slots__ = ("number", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "source": ALL}

    def __init__(self, seat: int, number: int, source: str) -> None:
        self.seat = seat
        self.number = number
        self.source = source


class ActionGained(Event):
    """``source``: see ``codes.SOURCES``."""

    __slots__ = ("number", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "source": ALL}

    def __init__(self, seat: int, number: int, source: str) -> None:
        self.seat = seat
        self.number = number
        self.source = source


class MineralsPut(Event):
    """Minerals by kind, and what lies on the stack by now against what its top card costs.
    ``stack`` -1: no stack was left and they are lost."""

    __slots__ = ("cost", "minerals", "money", "seat", "stack")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "stack": ALL,
        "minerals": ALL,
        "money": ALL,
        "cost": ALL,
    }

    def __init__(
        self, seat: int, stack: int, minerals: tuple[int, ...], money: int, cost: int
    ) -> None:
        self.seat = seat
        self.stack = stack
        self.minerals = minerals
        self.money = money
        self.cost = cost


class CardBought(Event):
    """For ``paid``; what it costs stands on the card, and the rest is lost."""

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
    """A part of a bonus, of an action, or of what a space gives, that could not happen."""

    __slots__ = ("bonus", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "bonus": ALL}

    def __init__(self, seat: int, bonus: str) -> None:
        self.seat = seat
        self.bonus = bonus
