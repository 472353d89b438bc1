"""Turns, resources, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class StartRolled(Event):
    """The dice for the first turn, one for each seat; 0 did not roll this time."""

    __slots__ = ("numbers",)
    AUDIENCES: ClassVar[Audiences] = {"numbers": ALL}

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers


class TurnBegan(Event):
    """``escort``: Fighters and Bombers that stand beside their Mothership now (MS-ACT-20)."""

    __slots__ = ("escort", "round", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "round": ALL, "escort": ALL}

    def __init__(self, seat: int, round: int, escort: tuple[int, ...]) -> None:  # noqa: A002
        self.seat = seat
        self.round = round
        self.escort = escort


class TurnEnded(Event):
    """The player is done: what follows is the ending step (MS-TURN-09)."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Returning(Event):
    """Lost ships that are due now (MS-VP-11)."""

    __slots__ = ("seat", "units")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "units": ALL}

    def __init__(self, seat: int, units: tuple[int, ...]) -> None:
        self.seat = seat
        self.units = units


class TurnOver(Event):
    """Shields are full again, what was for this turn has stopped."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Gained(Event):
    """Resources, and why."""

    __slots__ = ("gas", "influence", "minerals", "seat", "why")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "minerals": ALL,
        "gas": ALL,
        "influence": ALL,
        "why": ALL,
    }

    def __init__(self, seat: int, minerals: int, gas: int, influence: int, why: str) -> None:
        self.seat = seat
        self.minerals = minerals
        self.gas = gas
        self.influence = influence
        self.why = why


class Robbed(Event):
    """Resources of another player (Wallet Inspector)."""

    __slots__ = ("gas", "influence", "minerals", "thief", "victim")
    AUDIENCES: ClassVar[Audiences] = {
        "thief": ALL,
        "victim": ALL,
        "minerals": ALL,
        "gas": ALL,
        "influence": ALL,
    }

    def __init__(self, thief: int, victim: int, minerals: int, gas: int, influence: int) -> None:
        self.thief = thief
        self.victim = victim
        self.minerals = minerals
        self.gas = gas
        self.influence = influence


class InfluenceRemoved(Event):
    """Both lose as much."""

    __slots__ = ("amount", "seat", "victim")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "victim": ALL, "amount": ALL}

    def __init__(self, seat: int, victim: int, amount: int) -> None:
        self.seat = seat
        self.victim = victim
        self.amount = amount


class GaveUp(Event):
    """It takes effect when nothing is being resolved (MS-ELIM-07)."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Eliminated(Event):
    """``cards`` go face up to the discard pile; ``points`` are kept."""

    __slots__ = ("cards", "conceded", "points", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "conceded": ALL, "cards": ALL, "points": ALL}

    def __init__(self, seat: int, conceded: bool, cards: tuple[int, ...], points: int) -> None:
        self.seat = seat
        self.conceded = conceded
        self.cards = cards
        self.points = points


class LastRound(Event):
    """The end is triggered; ``why`` is points or elimination (MS-VP-06, -07)."""

    __slots__ = ("seat", "why")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "why": ALL}

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why


class Ended(Event):
    """``why`` says how. Where points decide, ``scores`` are those of each seat, and ``tied`` have
    as many as the winner and come later in turn."""

    __slots__ = ("scores", "tied", "why", "winners")
    AUDIENCES: ClassVar[Audiences] = {"winners": ALL, "why": ALL, "scores": ALL, "tied": ALL}

    def __init__(
        self, winners: tuple[int, ...], why: str, scores: tuple[int, ...], tied: tuple[int, ...]
    ) -> None:
        self.winners = winners
        self.why = why
        self.scores = scores
        self.tied = tied
