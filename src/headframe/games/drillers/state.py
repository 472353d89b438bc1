"""A game of DRILLERS in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from headframe.core.engine import Frame, State
from headframe.core.part import ALL, COUNT, NOBODY, Audiences
from headframe.core.rng import Rng
from headframe.games.drillers.audiences import LAYERS_SEEN, STACKS_SEEN
from headframe.games.drillers.player import Bot, Player

BOT: Final = 4
"""Stands for the bot where a seat is named: who took a milestone, who triggered the end."""
NO_SEAT: Final = -1

# Bits of ``flags`` beside those of the effects that stay for the turn (content/programs.py).
DAMAGED: Final = 1 << 10  # the default function that takes a damage is used
REPAIRED: Final = 1 << 11  # the repair of this Surfacing is used
DUG: Final = 1 << 12  # a tile was won this turn

Layers: TypeAlias = tuple[tuple[int, ...], ...]
"""A shop deck: sorted layers, the order within each unknown; the first is drawn from first."""


class Drillers(State):
    __slots__ = (
        "active",
        "bot",
        "corridors",
        "damage",
        "decks",
        "deep",
        "deepest",
        "drills",
        "drills_gained",
        "ender",
        "first",
        "flags",
        "fuelled",
        "ground",
        "idle",
        "keep",
        "milestones",
        "moves",
        "moves_gained",
        "players",
        "rooms",
        "rows",
        "stacks",
        "turn",
        "used",
        "vault",
    )
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES,
        "players": ALL,
        "bot": ALL,
        "ground": ALL,
        "stacks": STACKS_SEEN,
        "rooms": ALL,
        "deep": NOBODY,
        "deepest": ALL,
        "rows": ALL,
        "decks": LAYERS_SEEN,
        "vault": COUNT,
        "damage": ALL,
        "milestones": ALL,
        "first": ALL,
        "active": ALL,
        "ender": ALL,
        "idle": ALL,
        "turn": ALL,
        "moves": ALL,
        "drills": ALL,
        "moves_gained": ALL,
        "drills_gained": ALL,
        "flags": ALL,
        "fuelled": ALL,
        "corridors": ALL,
        "used": ALL,
        "keep": ALL,
    }
    NOT_ASKED: ClassVar[str] = "DR-TURN-07"

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...],
        players: list[Player],
        bot: Bot | None,
        ground: list[int],
        stacks: tuple[tuple[int, ...], ...],
        rooms: tuple[int, ...],
        deep: tuple[int, ...],
        deepest: int,
        rows: tuple[tuple[int, ...], ...],
        decks: tuple[Layers, ...],
        vault: tuple[int, ...],
        damage: int,
        milestones: tuple[int, ...],
        first: int,
        active: int,
        ender: int,
        idle: int,
        turn: int,
        moves: int,
        drills: int,
        moves_gained: int,
        drills_gained: int,
        flags: int,
        fuelled: int,
        corridors: int,
        used: int,
        keep: int,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
        self.players = players
        self.bot = bot
        self.ground = ground
        """Minerals on the floors: entry floor * 5 + kind."""
        self.stacks = stacks
        """Corridor tiles by floor: a sorted bag, and last the top tile that all see."""
        self.rooms = rooms
        """The floor card of each floor, FACE_DOWN or NO_ROOM."""
        self.deep = deep
        """The deep floor cards not turned up yet, a bag: which lie where shows when one is."""
        self.deepest = deepest
        """The deepest open floor. Barriers go from the top down, so all above it are open."""
        self.rows = rows
        self.decks = decks
        self.vault = vault
        """The cards under floor 4's floor card."""
        self.damage = damage
        """DAMAGE cards left in the stack."""
        self.milestones = milestones
        """Who took each of the four tokens, NO_SEAT or BOT."""
        self.first = first
        self.active = active
        self.ender = ender
        """Who triggered the end."""
        self.idle = idle
        """Turns in a row without a tile."""
        self.turn = turn
        """Turns begun; a bot's turn counts."""
        # This turn's:
        self.moves = moves
        self.drills = drills
        self.moves_gained = moves_gained
        self.drills_gained = drills_gained
        self.flags = flags
        self.fuelled = fuelled
        """Cards played for fuel."""
        self.corridors = corridors
        """Floors where a corridor was excavated, as bits."""
        self.used = used
        """Permanent cards used, as bits."""
        self.keep = keep
        """Cards that Upkeep keeps without fuel."""

    def copy(self) -> Drillers:
        # Without __init__, which costs as much again: every field follows, or encoding would fail.
        other = Drillers.__new__(Drillers)
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.offers = self.offers
        other.teams = self.teams
        other.open_decisions = self.open_decisions
        other.events = None
        other.players = [player.copy() for player in self.players]
        other.bot = None if self.bot is None else self.bot.copy()
        other.ground = self.ground[:]
        other.stacks = self.stacks
        other.rooms = self.rooms
        other.deep = self.deep
        other.deepest = self.deepest
        other.rows = self.rows
        other.decks = self.decks
        other.vault = self.vault
        other.damage = self.damage
        other.milestones = self.milestones
        other.first = self.first
        other.active = self.active
        other.ender = self.ender
        other.idle = self.idle
        other.turn = self.turn
        other.moves = self.moves
        other.drills = self.drills
        other.moves_gained = self.moves_gained
        other.drills_gained = self.drills_gained
        other.flags = self.flags
        other.fuelled = self.fuelled
        other.corridors = self.corridors
        other.used = self.used
        other.keep = self.keep
        return other
