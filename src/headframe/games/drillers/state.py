"""A game of DRILLERS in progress."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypeAlias

from headframe.core.engine import Frame, State
from headframe.core.part import ALL, COUNT, NOBODY, SHARE, TRANSIENT, Audiences
from headframe.core.rng import Rng
from headframe.games.drillers.audiences import LAYERS_SEEN, STACKS_SEEN
from headframe.games.drillers.content import Content, content_of
from headframe.games.drillers.player import Bot, Player

BOT: Final = 4
"""Stands for the bot where a seat is named: who took a milestone, who triggered the end."""
NO_SEAT: Final = -1

# Bits of ``flags`` beside those of the effects that stay for the turn (content/effect_codes.py).
DAMAGED: Final = 1 << 10  # the default function that takes a damage is used
REPAIRED: Final = 1 << 11  # the repair of this Surfacing is used
DUG: Final = 1 << 12  # a tile was won this turn

Layers: TypeAlias = tuple[tuple[int, ...], ...]
"""A shop deck: sorted layers, the order within each unknown; the first is drawn from first."""


class DrillersState(State):
    """The mine, the shops, the players, and what the turn has brought so far."""

    NOT_ASKED: ClassVar[str] = "DR-TURN-07"

    pack: Annotated[str, ALL]
    """The folder of an own content pack; "" is the built-in one."""
    content: Annotated[Content, TRANSIENT, SHARE]
    players: Annotated[list[Player], ALL]
    bot: Annotated[Bot | None, ALL]
    ground: Annotated[list[int], ALL]
    """Minerals on the floors: entry floor * KINDS + kind."""
    stacks: Annotated[tuple[tuple[int, ...], ...], STACKS_SEEN]
    """Corridor tiles by floor: a sorted bag, and last the top tile that all see."""
    rooms: Annotated[tuple[int, ...], ALL]
    """The room of each floor, FACE_DOWN or NO_ROOM."""
    deep: Annotated[tuple[int, ...], NOBODY]
    """The deep rooms not turned up yet, a bag: which lie where shows when one is."""
    deepest: Annotated[int, ALL]
    """The deepest open floor. Barriers go from the top down, so all above it are open."""
    rows: Annotated[tuple[tuple[int, ...], ...], ALL]
    decks: Annotated[tuple[Layers, ...], LAYERS_SEEN]
    vault: Annotated[tuple[int, ...], COUNT]
    """Cards of the advanced shop, hidden until the floor of its expansion opens."""
    damage: Annotated[int, ALL]
    """DAMAGE cards left in the stack."""
    milestones: Annotated[tuple[int, ...], ALL]
    """Who took each milestone, NO_SEAT or BOT."""
    first: Annotated[int, ALL]
    active: Annotated[int, ALL]
    ender: Annotated[int, ALL]
    """Who triggered the end."""
    idle: Annotated[int, ALL]
    """Turns in a row without a tile."""
    turn: Annotated[int, ALL]
    """Turns begun; a bot's turn counts."""
    # This turn's:
    moves: Annotated[int, ALL]
    drills: Annotated[int, ALL]
    moves_gained: Annotated[int, ALL]
    drills_gained: Annotated[int, ALL]
    flags: Annotated[int, ALL]
    fuelled: Annotated[int, ALL]
    """Cards played for fuel."""
    corridors: Annotated[int, ALL]
    """Floors where a corridor was excavated, as bits."""
    used: Annotated[int, ALL]
    """Permanent cards used, as bits."""
    keep: Annotated[int, ALL]
    """Cards that Upkeep keeps without fuel."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "active", "bot", "content", "corridors", "damage", "decks", "deep", "deepest", "drills",
        "drills_gained", "ender", "first", "flags", "fuelled", "ground", "idle", "keep",
        "milestones", "moves", "moves_gained", "pack", "players", "rooms", "rows", "stacks", "turn",
        "used", "vault",
    )
    AUDIENCES: ClassVar[Audiences] = {
        **State.AUDIENCES, "pack": ALL, "content": TRANSIENT, "players": ALL, "bot": ALL,
        "ground": ALL, "stacks": STACKS_SEEN, "rooms": ALL, "deep": NOBODY, "deepest": ALL,
        "rows": ALL, "decks": LAYERS_SEEN, "vault": COUNT, "damage": ALL, "milestones": ALL,
        "first": ALL, "active": ALL, "ender": ALL, "idle": ALL, "turn": ALL, "moves": ALL,
        "drills": ALL, "moves_gained": ALL, "drills_gained": ALL, "flags": ALL, "fuelled": ALL,
        "corridors": ALL, "used": ALL, "keep": ALL,
    }

    def __init__(
        self, rng: Rng, stack: list[Frame[Any]], offers: tuple[Frame[Any], ...],
        teams: tuple[int, ...], pack: str, players: list[Player], bot: Bot | None,
        ground: list[int], stacks: tuple[tuple[int, ...], ...], rooms: tuple[int, ...],
        deep: tuple[int, ...], deepest: int, rows: tuple[tuple[int, ...], ...],
        decks: tuple[Layers, ...], vault: tuple[int, ...], damage: int, milestones: tuple[int, ...],
        first: int, active: int, ender: int, idle: int, turn: int, moves: int, drills: int,
        moves_gained: int, drills_gained: int, flags: int, fuelled: int, corridors: int, used: int,
        keep: int,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.offers = offers
        self.teams = teams
        self.open_decisions = ()
        self.events = None
        self.pack = pack
        self.players = players
        self.bot = bot
        self.ground = ground
        self.stacks = stacks
        self.rooms = rooms
        self.deep = deep
        self.deepest = deepest
        self.rows = rows
        self.decks = decks
        self.vault = vault
        self.damage = damage
        self.milestones = milestones
        self.first = first
        self.active = active
        self.ender = ender
        self.idle = idle
        self.turn = turn
        self.moves = moves
        self.drills = drills
        self.moves_gained = moves_gained
        self.drills_gained = drills_gained
        self.flags = flags
        self.fuelled = fuelled
        self.corridors = corridors
        self.used = used
        self.keep = keep
        self.derive()

    def copy(self) -> DrillersState:
        other = DrillersState.__new__(DrillersState)
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.offers = self.offers
        other.teams = self.teams
        other.open_decisions = self.open_decisions
        other.events = None
        other.pack = self.pack
        other.content = self.content
        other.players = [entry.copy() for entry in self.players]
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
    # fmt: on
    # The end of what ./x generate wrote.

    def current_turn(self) -> int | None:
        return self.turn

    def derive(self) -> None:
        self.content = content_of(self.pack)
