"""The state of the Pit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headframe.core.engine import Event, Frame, State
from headframe.core.part import ALL, COUNT, NOBODY, OWNER_ELSE_COUNT, TEAM, Audiences, Part
from headframe.core.rng import Rng

CARDS: Final = 12
CHARMS: Final = (1, 1, 2, 2, 3, 5)
CELLS: Final = 16
RING: Final = 8
BUFFER: Final = 0
PEBBLES: Final = 16
CHESTS: Final = (3, 4, 5)
ROUNDS: Final = 5
LIVES: Final = 3
ACTIONS: Final = 2


class Digger(Part):
    """What belongs to one seat."""

    __slots__ = ("charms", "gold", "hand", "life", "password", "seat", "vault")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "gold": ALL,
        "life": ALL,
        "vault": ALL,
        "hand": OWNER_ELSE_COUNT,
        "charms": OWNER_ELSE_COUNT,
        "password": TEAM,
    }

    def __init__(
        self,
        seat: int,
        gold: int,
        life: int,
        vault: list[int],
        hand: list[int],
        charms: list[int],
        password: int,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.life = life
        self.vault = vault
        self.hand = hand
        self.charms = charms
        self.password = password

    def copy(self) -> Digger:
        return Digger(
            self.seat,
            self.gold,
            self.life,
            self.vault[:],
            self.hand[:],
            self.charms[:],
            self.password,
        )


class Pit(State):
    """The table."""

    __slots__ = ("bag", "cart", "diggers", "discard", "dug", "pebbles", "rounds", "supply", "turn")
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES,
        "diggers": ALL,
        "bag": COUNT,
        "discard": ALL,
        "supply": NOBODY,
        "dug": ALL,
        "cart": ALL,
        "pebbles": ALL,
        "turn": ALL,
        "rounds": ALL,
    }
    NOT_ASKED: ClassVar[str] = "PIT-TURN-01"

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
        diggers: list[Digger],
        bag: list[int],
        discard: list[int],
        supply: list[int],
        dug: int,
        cart: int,
        pebbles: int,
        turn: int,
        rounds: int,
    ) -> None:
        super().__init__(rng, stack, offers, teams)
        self.diggers = diggers
        self.bag = bag
        self.discard = discard
        self.supply = supply
        self.dug = dug
        self.cart = cart
        self.pebbles = pebbles
        self.turn = turn
        self.rounds = rounds

    def copy(self) -> Pit:
        other = Pit(
            self.rng.copy(),
            self.stack[:],
            self.offers,
            self.teams,
            [digger.copy() for digger in self.diggers],
            self.bag[:],
            self.discard[:],
            self.supply[:],
            self.dug,
            self.cart,
            self.pebbles,
            self.turn,
            self.rounds,
        )
        other.open_decisions = self.open_decisions
        return other

    def alive(self) -> list[int]:
        return [digger.seat for digger in self.diggers if digger.life > 0]

    def sides(self) -> int:
        return len({self.teams[seat] for seat in self.alive()})


class Drew(Event):
    """A card came to a hand."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": OWNER_ELSE_COUNT}

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards


class Bid(Event):
    """The bids of an auction, opened."""

    __slots__ = ("bids", "winner")
    AUDIENCES: ClassVar[Audiences] = {"bids": ALL, "winner": ALL}

    def __init__(self, bids: list[int], winner: int) -> None:
        self.bids = bids
        self.winner = winner
