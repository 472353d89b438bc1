"""The features of a position, for those who learn from it (``core.vector``).

Names above, values below, in the same order: they are read at once, since learners do it at every
step.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.vector import (
    OWN,
    SEAT,
    TABLE,
    Bits,
    Counts,
    Each,
    Group,
    Number,
    Numbers,
    OneOf,
    Row,
)
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import DrillersState

MOST_ALIKE: Final = 9
MOST_MINERALS: Final = 20
LOWEST_POINTS: Final = -50
MOST_POINTS: Final = 200
FLAGS: Final = 13
"""What the turn has used and brought: the bits of ``DrillersState.flags``."""
NOTHING: Final = (0,) * KINDS
TURN: Final = {
    "DAMAGE cards left": 99,
    "moves": 99,
    "drills": 99,
    "moves gained": 99,
    "drills gained": 99,
}
MECH: Final = {"fuel": 40, "fuel at most": 40, "credits": 99, "storage": 40}
HELPERS: Final = {"drones": 9, "shop refresh unused": 1}
TRACK: Final = {"notches": 40, "emerald reserved": 1}
CARDS: Final = {"cards in hand": 40, "cards in the deck": 60}


def features(content: Content, seats: int) -> list[Group[DrillersState]]:
    floors, tiles, cards = content.floors.count, content.tiles.count, len(content.cards.costs)
    rooms, milestones = len(content.rooms.names), len(content.milestones.points)
    mechs = len(content.mechs.names)
    room: OneOf[DrillersState] = OneOf(TABLE, "room", rooms)
    table: Group[DrillersState] = Group(
        [
            OneOf(TABLE, "whose turn, after the viewer", seats),
            OneOf(TABLE, "first player, after the viewer", seats),
            OneOf(TABLE, "who triggered the end", seats),
            Number(TABLE, "turns without a tile", 0, 99),
            Row(TABLE, "minerals on the floors", floors * KINDS, 0, 9),
            Row(TABLE, "tiles left on the floors", floors, 0, 9),
            Counts(TABLE, "tiles on top", tiles, 1),
            Each([f"room of floor {floor}" for floor in range(floors)], room),
            OneOf(TABLE, "deepest open floor", floors),
            Counts(TABLE, "shops", cards, MOST_ALIKE),
            Numbers(TABLE, TURN),
            Bits(TABLE, "used and brought this turn", FLAGS),
            Number(TABLE, "cards played for fuel", 0, 99),
            Bits(TABLE, "floors with a new corridor", floors),
            Bits(TABLE, "permanent cards used", cards),
            Number(TABLE, "cards kept for nothing", 0, 99),
            Row(TABLE, "the bot's minerals", KINDS, 0, 99),
            Number(TABLE, "the bot's floor", 0, floors),
            Number(TABLE, "the bot's points", 0, MOST_POINTS),
            Number(TABLE, "the bot's cards", 0, 99),
        ],
        _of_table,
    )
    own: Group[DrillersState] = Group(
        [Counts(OWN, "hand", cards, MOST_ALIKE), OneOf(OWN, "top card of the deck", cards)],
        _of_viewer,
    )
    seat: Group[DrillersState] = Group(
        [
            OneOf(SEAT, "mech", mechs),
            OneOf(SEAT, "floor", floors),
            Numbers(SEAT, MECH),
            Row(SEAT, "stored", KINDS, 0, MOST_MINERALS),
            Row(SEAT, "in the market", KINDS, 0, MOST_MINERALS),
            Row(SEAT, "overflow", KINDS, 0, MOST_MINERALS),
            Numbers(SEAT, HELPERS),
            Counts(SEAT, "tiles", tiles, 1),
            Bits(SEAT, "tiles used", tiles),
            Numbers(SEAT, TRACK),
            Counts(SEAT, "milestones", milestones, 1),
            Counts(SEAT, "permanent cards", cards, 1),
            Counts(SEAT, "in play", cards, MOST_ALIKE),
            Counts(SEAT, "discard pile", cards, MOST_ALIKE),
            Numbers(SEAT, CARDS),
            Number(SEAT, "points", LOWEST_POINTS, MOST_POINTS),
        ],
        _of_seat,
    )
    return [table, own, seat]


def _of_table(s: DrillersState, me: int) -> tuple[Any, ...]:
    seats, bot = len(s.players), s.bot
    shops: list[int] = []
    for row in s.rows:
        shops += row
    return (
        (s.active - me) % seats,
        (s.first - me) % seats,
        (s.ender - me) % seats if 0 <= s.ender < seats else -1,
        s.idle,
        s.ground,
        [len(bag) for bag in s.stacks],
        [bag[-1] for bag in s.stacks if bag],
        s.rooms,
        s.deepest,
        shops,
        (s.damage, s.moves, s.drills, s.moves_gained, s.drills_gained),
        s.flags,
        s.fuelled,
        s.corridors,
        s.used,
        s.keep,
        bot.minerals if bot else NOTHING,
        bot.floor if bot else 0,
        bot_score(s, bot) if bot else 0,
        len(bot.deck) if bot else 0,
    )


def _of_viewer(s: DrillersState, me: int) -> tuple[Any, ...]:
    p = s.players[me]
    return p.hand, p.deck[-1] if p.deck else -1


def _of_seat(s: DrillersState, seat: int) -> tuple[Any, ...]:
    p = s.players[seat]
    return (
        p.mech,
        p.floor,
        (p.fuel, p.cap, p.credits, p.capacity),
        p.storage,
        p.market,
        p.overflow,
        (p.drones, p.refresh),
        p.tiles,
        p.spent,
        (p.notches, p.emerald),
        [at for at, owner in enumerate(s.milestones) if owner == seat],
        p.permanents,
        p.play,
        p.discard,
        (len(p.hand), len(p.deck)),
        score(s, p),
    )
