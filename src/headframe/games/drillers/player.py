"""One player's dashboard and cards.

The deck is one list: first, sorted, the cards whose order nobody knows, then ``known`` cards in
their order, the top card last. Taking the top card off makes a random one of the unknown cards
the next top card, since that is the moment its owner sees it. ``known`` is 0 only with no deck.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from headframe.core.part import ALL, COUNT, NOBODY, Audiences, Part
from headframe.games.drillers.audiences import DECK, HAND


class Player(Part):
    """The dashboard and cards of one seat."""

    seat: Annotated[int, ALL]
    mech: Annotated[int, ALL]
    floor: Annotated[int, ALL]
    fuel: Annotated[int, ALL]
    cap: Annotated[int, ALL]
    credits: Annotated[int, ALL]
    capacity: Annotated[int, ALL]
    """Storage spaces."""
    # Minerals by kind: in storage, in the market's columns, in and beside the overflow zone.
    storage: Annotated[tuple[int, ...], ALL]
    market: Annotated[tuple[int, ...], ALL]
    overflow: Annotated[tuple[int, ...], ALL]
    drones: Annotated[int, ALL]
    """Face-up drones."""
    refresh: Annotated[bool, ALL]
    """The shop refresh tile is unused."""
    tiles: Annotated[tuple[int, ...], ALL]
    """Mine tiles in the order won."""
    spent: Annotated[int, ALL]
    """The exhausted ones, as bits."""
    notches: Annotated[int, ALL]
    emerald: Annotated[bool, ALL]
    """An emerald is reserved for this player and not collected yet."""
    permanents: Annotated[tuple[int, ...], ALL]
    play: Annotated[list[int], ALL]
    discard: Annotated[list[int], ALL]
    laid_open: Annotated[bool, ALL]
    """The game is over: everything may be seen (DR-INFO-11)."""
    hand: Annotated[list[int], HAND]
    """Sorted."""
    deck: Annotated[list[int], DECK]
    # What everybody could have worked out; kept for re-dealing, never sent (DR-INFO-09).
    known: Annotated[int, NOBODY]
    blind: Annotated[bool, NOBODY]
    """The lowest of the known cards is known to the owner alone."""
    bared: Annotated[tuple[int, ...], NOBODY]
    """Hand cards that everybody knows to be there."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "bared", "blind", "cap", "capacity", "credits", "deck", "discard", "drones", "emerald",
        "floor", "fuel", "hand", "known", "laid_open", "market", "mech", "notches", "overflow",
        "permanents", "play", "refresh", "seat", "spent", "storage", "tiles",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL, "mech": ALL, "floor": ALL, "fuel": ALL, "cap": ALL, "credits": ALL,
        "capacity": ALL, "storage": ALL, "market": ALL, "overflow": ALL, "drones": ALL,
        "refresh": ALL, "tiles": ALL, "spent": ALL, "notches": ALL, "emerald": ALL,
        "permanents": ALL, "play": ALL, "discard": ALL, "laid_open": ALL, "hand": HAND,
        "deck": DECK, "known": NOBODY, "blind": NOBODY, "bared": NOBODY,
    }

    def __init__(
        self, seat: int, mech: int, floor: int, fuel: int, cap: int,
        credits: int,  # noqa: A002
        capacity: int, storage: tuple[int, ...], market: tuple[int, ...], overflow: tuple[int, ...],
        drones: int, refresh: bool, tiles: tuple[int, ...], spent: int, notches: int, emerald: bool,
        permanents: tuple[int, ...], play: list[int], discard: list[int], laid_open: bool,
        hand: list[int], deck: list[int], known: int, blind: bool, bared: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.mech = mech
        self.floor = floor
        self.fuel = fuel
        self.cap = cap
        self.credits = credits
        self.capacity = capacity
        self.storage = storage
        self.market = market
        self.overflow = overflow
        self.drones = drones
        self.refresh = refresh
        self.tiles = tiles
        self.spent = spent
        self.notches = notches
        self.emerald = emerald
        self.permanents = permanents
        self.play = play
        self.discard = discard
        self.laid_open = laid_open
        self.hand = hand
        self.deck = deck
        self.known = known
        self.blind = blind
        self.bared = bared

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.seat = self.seat
        other.mech = self.mech
        other.floor = self.floor
        other.fuel = self.fuel
        other.cap = self.cap
        other.credits = self.credits
        other.capacity = self.capacity
        other.storage = self.storage
        other.market = self.market
        other.overflow = self.overflow
        other.drones = self.drones
        other.refresh = self.refresh
        other.tiles = self.tiles
        other.spent = self.spent
        other.notches = self.notches
        other.emerald = self.emerald
        other.permanents = self.permanents
        other.play = self.play[:]
        other.discard = self.discard[:]
        other.laid_open = self.laid_open
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.known = self.known
        other.blind = self.blind
        other.bared = self.bared
        return other
    # fmt: on
    # The end of what ./x generate wrote.


class Bot(Part):
    """The solo opponent: no seat, no hand, no decisions."""

    level: Annotated[int, ALL]
    floor: Annotated[int, ALL]
    deck: Annotated[list[int], COUNT]
    """A bag: nobody knows the order, so the top card is a random one."""
    flipped: Annotated[list[int], ALL]
    filled: Annotated[int, ALL]
    """Slots filled; they fill from the left."""
    buffer: Annotated[int, ALL]
    """The odd silver or gold, -1 if there is none."""
    cubes: Annotated[int, ALL]
    """Minerals in and beside the overflow zone."""
    minerals: Annotated[list[int], ALL]
    """All it has taken, by kind, wherever they lie: they all score."""
    tiles: Annotated[list[int], ALL]
    notches: Annotated[int, ALL]
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "buffer", "cubes", "deck", "filled", "flipped", "floor", "level", "minerals", "notches",
        "tiles",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "level": ALL, "floor": ALL, "deck": COUNT, "flipped": ALL, "filled": ALL, "buffer": ALL,
        "cubes": ALL, "minerals": ALL, "tiles": ALL, "notches": ALL,
    }

    def __init__(
        self, level: int, floor: int, deck: list[int], flipped: list[int], filled: int, buffer: int,
        cubes: int, minerals: list[int], tiles: list[int], notches: int,
    ) -> None:
        self.level = level
        self.floor = floor
        self.deck = deck
        self.flipped = flipped
        self.filled = filled
        self.buffer = buffer
        self.cubes = cubes
        self.minerals = minerals
        self.tiles = tiles
        self.notches = notches

    def copy(self) -> Bot:
        other = Bot.__new__(Bot)
        other.level = self.level
        other.floor = self.floor
        other.deck = self.deck[:]
        other.flipped = self.flipped[:]
        other.filled = self.filled
        other.buffer = self.buffer
        other.cubes = self.cubes
        other.minerals = self.minerals[:]
        other.tiles = self.tiles[:]
        other.notches = self.notches
        return other
    # fmt: on
    # The end of what ./x generate wrote.


NO_MINERAL: Final = -1
