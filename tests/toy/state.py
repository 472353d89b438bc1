"""The state of the Pit."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final

from headframe.core.engine import Frame, State
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

    seat: Annotated[int, ALL]
    gold: Annotated[int, ALL]
    life: Annotated[int, ALL]
    vault: Annotated[list[int], ALL]
    hand: Annotated[list[int], OWNER_ELSE_COUNT]
    charms: Annotated[list[int], OWNER_ELSE_COUNT]
    password: Annotated[int, TEAM]
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "charms", "gold", "hand", "life", "password", "seat", "vault",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL, "gold": ALL, "life": ALL, "vault": ALL, "hand": OWNER_ELSE_COUNT,
        "charms": OWNER_ELSE_COUNT, "password": TEAM,
    }

    def __init__(
        self, seat: int, gold: int, life: int, vault: list[int], hand: list[int], charms: list[int],
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
        other = Digger.__new__(Digger)
        other.seat = self.seat
        other.gold = self.gold
        other.life = self.life
        other.vault = self.vault[:]
        other.hand = self.hand[:]
        other.charms = self.charms[:]
        other.password = self.password
        return other
    # fmt: on
    # The end of what ./x generate wrote.


class Pit(State):
    """The table."""

    NOT_ASKED: ClassVar[str] = "PIT-TURN-01"

    diggers: Annotated[list[Digger], ALL]
    bag: Annotated[list[int], COUNT]
    discard: Annotated[list[int], ALL]
    supply: Annotated[list[int], NOBODY]
    dug: Annotated[int, ALL]
    cart: Annotated[int, ALL]
    pebbles: Annotated[int, ALL]
    turn: Annotated[int, ALL]
    rounds: Annotated[int, ALL]
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "bag", "cart", "diggers", "discard", "dug", "pebbles", "rounds", "supply", "turn",
    )
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES, "diggers": ALL, "bag": COUNT, "discard": ALL, "supply": NOBODY,
        "dug": ALL, "cart": ALL, "pebbles": ALL, "turn": ALL, "rounds": ALL,
    }

    def __init__(
        self, rng: Rng, stack: list[Frame[Any]], offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...], diggers: list[Digger], bag: list[int], discard: list[int],
        supply: list[int], dug: int, cart: int, pebbles: int, turn: int, rounds: int,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
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
        other = Pit.__new__(Pit)
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.offers = self.offers
        other.teams = self.teams
        other.open_decisions = self.open_decisions
        other.events = None
        other.diggers = [entry.copy() for entry in self.diggers]
        other.bag = self.bag[:]
        other.discard = self.discard[:]
        other.supply = self.supply[:]
        other.dug = self.dug
        other.cart = self.cart
        other.pebbles = self.pebbles
        other.turn = self.turn
        other.rounds = self.rounds
        return other
    # fmt: on
    # The end of what ./x generate wrote.

    def current_turn(self) -> int | None:
        return self.turn

    def alive(self) -> list[int]:
        return [digger.seat for digger in self.diggers if digger.life > 0]

    def sides(self) -> int:
        return len({self.teams[seat] for seat in self.alive()})
