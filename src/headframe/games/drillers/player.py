"""One player's dashboard and cards.

The deck is one list: first, sorted, the cards whose order nobody knows, then ``known`` cards in
their order, the top card last. Taking the top card off makes a random one of the unknown cards
the next top card, since that is the moment its owner sees it. ``known`` is 0 only with no deck.
"""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.part import ALL, COUNT, NOBODY, Audiences, Part
from headframe.games.drillers.audiences import DECK, HAND


class Player(Part):
    __slots__ = (
        "bared",
        "blind",
        "cap",
        "credits",
        "deck",
        "discard",
        "drones",
        "emerald",
        "floor",
        "fuel",
        "hand",
        "known",
        "laid_open",
        "market",
        "mech",
        "notches",
        "overflow",
        "permanents",
        "play",
        "refresh",
        "room",
        "seat",
        "spent",
        "storage",
        "tiles",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "mech": ALL,
        "floor": ALL,
        "fuel": ALL,
        "cap": ALL,
        "credits": ALL,
        "room": ALL,
        "storage": ALL,
        "market": ALL,
        "overflow": ALL,
        "drones": ALL,
        "refresh": ALL,
        "tiles": ALL,
        "spent": ALL,
        "notches": ALL,
        "emerald": ALL,
        "permanents": ALL,
        "play": ALL,
        "discard": ALL,
        "laid_open": ALL,
        "hand": HAND,
        "deck": DECK,
        # What everybody could have worked out; kept for re-dealing, never sent (DR-INFO-09).
        "known": NOBODY,
        "blind": NOBODY,
        "bared": NOBODY,
    }

    def __init__(
        self,
        seat: int,
        mech: int,
        floor: int,
        fuel: int,
        cap: int,
        credits: int,  # noqa: A002  (the game's own word)
        room: int,
        storage: tuple[int, ...],
        market: tuple[int, ...],
        overflow: tuple[int, ...],
        drones: int,
        refresh: bool,
        tiles: tuple[int, ...],
        spent: int,
        notches: int,
        emerald: bool,
        permanents: tuple[int, ...],
        play: list[int],
        discard: list[int],
        laid_open: bool,
        hand: list[int],
        deck: list[int],
        known: int,
        blind: bool,
        bared: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.mech = mech
        self.floor = floor
        self.fuel = fuel
        self.cap = cap
        self.credits = credits
        self.room = room
        # Minerals by kind: in storage, in the market's columns, in and beside the overflow zone.
        self.storage = storage
        self.market = market
        self.overflow = overflow
        self.drones = drones
        """Face-up drones."""
        self.refresh = refresh
        """The shop refresh tile is unused."""
        self.tiles = tiles
        """Mine tiles in the order won."""
        self.spent = spent
        """The exhausted ones, as bits."""
        self.notches = notches
        self.emerald = emerald
        """An emerald of Jackpot is reserved for this player and not collected yet."""
        self.permanents = permanents
        self.play = play
        self.discard = discard
        self.laid_open = laid_open
        """The game is over: everything may be seen (DR-INFO-11)."""
        self.hand = hand
        """Sorted."""
        self.deck = deck
        self.known = known
        self.blind = blind
        """The lowest of the known cards is known to the owner alone."""
        self.bared = bared
        """Hand cards that everybody knows to be there."""

    def copy(self) -> Player:
        other = Player.__new__(Player)  # no __init__: it costs as much again
        other.seat = self.seat
        other.mech = self.mech
        other.floor = self.floor
        other.fuel = self.fuel
        other.cap = self.cap
        other.credits = self.credits
        other.room = self.room
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


class Bot(Part):
    """The solo opponent: no seat, no hand, no decisions."""

    __slots__ = (
        "buffer",
        "cubes",
        "deck",
        "filled",
        "flipped",
        "floor",
        "level",
        "minerals",
        "notches",
        "tiles",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "level": ALL,
        "floor": ALL,
        "deck": COUNT,
        "flipped": ALL,
        "filled": ALL,
        "buffer": ALL,
        "cubes": ALL,
        "minerals": ALL,
        "tiles": ALL,
        "notches": ALL,
    }

    def __init__(
        self,
        level: int,
        floor: int,
        deck: list[int],
        flipped: list[int],
        filled: int,
        buffer: int,
        cubes: int,
        minerals: list[int],
        tiles: list[int],
        notches: int,
    ) -> None:
        self.level = level
        self.floor = floor
        self.deck = deck
        """A bag: nobody knows the order, so the top card is a random one."""
        self.flipped = flipped
        self.filled = filled
        """Slots filled; they fill from the left."""
        self.buffer = buffer
        """The odd silver or gold, -1 if there is none."""
        self.cubes = cubes
        """Minerals in and beside the overflow zone."""
        self.minerals = minerals
        """All it has taken, by kind, wherever they lie: they all score."""
        self.tiles = tiles
        self.notches = notches

    def copy(self) -> Bot:
        other = Bot.__new__(Bot)  # no __init__: it costs as much again
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


NO_MINERAL: Final = -1
