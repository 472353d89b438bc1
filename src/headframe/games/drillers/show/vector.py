"""The features of a position, for those who learn from it (``core.vector``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from headframe.core.vector import OWN, SEAT, TABLE, Bits, Counts, Feature, Number, OneOf, Row
from headframe.games.drillers.content import Content
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.player import Player
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import DrillersState

MOST_ALIKE: Final = 9
MOST_MINERALS: Final = 20
LOWEST_POINTS: Final = -50
MOST_POINTS: Final = 200
FLAGS: Final = 13
"""What the turn has used and brought: the bits of ``DrillersState.flags``."""
NOTHING: Final = (0,) * KINDS


def features(content: Content, seats: int) -> list[Feature[DrillersState]]:
    floors, tiles, cards = content.floors.count, content.tiles.count, len(content.cards.costs)
    rooms, milestones = len(content.rooms.names), len(content.milestones.points)
    mechs = len(content.mechs.names)
    return [
        OneOf(TABLE, "whose turn, after the viewer", seats, lambda s, me: (s.active - me) % seats),
        OneOf(TABLE, "first player, after the viewer", seats, lambda s, me: (s.first - me) % seats),
        OneOf(TABLE, "who triggered the end", seats, lambda s, me: _ender(s, me, seats)),
        Number(TABLE, "turns without a tile", 0, 99, lambda s, _: s.idle),
        Row(TABLE, "minerals on the floors", floors * KINDS, 0, 9, lambda s, _: s.ground),
        Row(TABLE, "tiles left on the floors", floors, 0, 9, lambda s, _: _tiles_left(s)),
        Bits(TABLE, "tiles on top", tiles, lambda s, _: _mask(bag[-1] for bag in s.stacks if bag)),
        *(
            OneOf(TABLE, f"room of floor {floor}", rooms, _room_of(floor))
            for floor in range(floors)
        ),
        OneOf(TABLE, "deepest open floor", floors, lambda s, _: s.deepest),
        Counts(TABLE, "shops", cards, MOST_ALIKE, lambda s, _: chain(*s.rows)),
        Number(TABLE, "DAMAGE cards left", 0, 99, lambda s, _: s.damage),
        Number(TABLE, "moves", 0, 99, lambda s, _: s.moves),
        Number(TABLE, "drills", 0, 99, lambda s, _: s.drills),
        Number(TABLE, "moves gained", 0, 99, lambda s, _: s.moves_gained),
        Number(TABLE, "drills gained", 0, 99, lambda s, _: s.drills_gained),
        Bits(TABLE, "used and brought this turn", FLAGS, lambda s, _: s.flags),
        Number(TABLE, "cards played for fuel", 0, 99, lambda s, _: s.fuelled),
        Bits(TABLE, "floors with a new corridor", floors, lambda s, _: s.corridors),
        Bits(TABLE, "permanent cards used", cards, lambda s, _: s.used),
        Number(TABLE, "cards kept for nothing", 0, 99, lambda s, _: s.keep),
        Row(TABLE, "the bot's minerals", KINDS, 0, 99, lambda s, _: _bots_minerals(s)),
        Number(TABLE, "the bot's floor", 0, floors, lambda s, _: s.bot.floor if s.bot else 0),
        Number(TABLE, "the bot's points", 0, MOST_POINTS, lambda s, _: _bots_points(s)),
        Number(TABLE, "the bot's cards", 0, 99, lambda s, _: len(s.bot.deck) if s.bot else 0),
        Counts(OWN, "hand", cards, MOST_ALIKE, lambda s, me: s.players[me].hand),
        OneOf(OWN, "top card of the deck", cards, lambda s, me: _top(s.players[me])),
        OneOf(SEAT, "mech", mechs, lambda s, seat: s.players[seat].mech),
        OneOf(SEAT, "floor", floors, lambda s, seat: s.players[seat].floor),
        Number(SEAT, "fuel", 0, 40, lambda s, seat: s.players[seat].fuel),
        Number(SEAT, "fuel at most", 0, 40, lambda s, seat: s.players[seat].cap),
        Number(SEAT, "credits", 0, 99, lambda s, seat: s.players[seat].credits),
        Number(SEAT, "storage", 0, 40, lambda s, seat: s.players[seat].capacity),
        Row(SEAT, "stored", KINDS, 0, MOST_MINERALS, lambda s, seat: s.players[seat].storage),
        Row(SEAT, "in the market", KINDS, 0, MOST_MINERALS, lambda s, seat: s.players[seat].market),
        Row(SEAT, "overflow", KINDS, 0, MOST_MINERALS, lambda s, seat: s.players[seat].overflow),
        Number(SEAT, "drones", 0, 9, lambda s, seat: s.players[seat].drones),
        Number(SEAT, "shop refresh unused", 0, 1, lambda s, seat: int(s.players[seat].refresh)),
        Bits(SEAT, "tiles", tiles, lambda s, seat: _mask(s.players[seat].tiles)),
        Bits(SEAT, "tiles used", tiles, lambda s, seat: s.players[seat].spent),
        Number(SEAT, "notches", 0, 40, lambda s, seat: s.players[seat].notches),
        Number(SEAT, "emerald reserved", 0, 1, lambda s, seat: int(s.players[seat].emerald)),
        Bits(SEAT, "milestones", milestones, _milestones),
        Counts(SEAT, "permanent cards", cards, 1, lambda s, seat: s.players[seat].permanents),
        Counts(SEAT, "in play", cards, MOST_ALIKE, lambda s, seat: s.players[seat].play),
        Counts(SEAT, "discard pile", cards, MOST_ALIKE, lambda s, seat: s.players[seat].discard),
        Number(SEAT, "cards in hand", 0, 40, lambda s, seat: len(s.players[seat].hand)),
        Number(SEAT, "cards in the deck", 0, 60, lambda s, seat: len(s.players[seat].deck)),
        Number(SEAT, "points", LOWEST_POINTS, MOST_POINTS, lambda s, seat: _points(s, seat)),
    ]


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _room_of(floor: int) -> Callable[[DrillersState, int], int]:
    return lambda s, _: s.rooms[floor]


def _ender(s: DrillersState, me: int, seats: int) -> int:
    return (s.ender - me) % seats if 0 <= s.ender < seats else -1


def _tiles_left(s: DrillersState) -> list[int]:
    return [len(bag) for bag in s.stacks]


def _milestones(s: DrillersState, seat: int) -> int:
    return _mask(at for at, owner in enumerate(s.milestones) if owner == seat)


def _points(s: DrillersState, seat: int) -> int:
    return score(s, s.players[seat])


def _bots_minerals(s: DrillersState) -> list[int]:
    return s.bot.minerals if s.bot else list(NOTHING)


def _bots_points(s: DrillersState) -> int:
    return bot_score(s, s.bot) if s.bot else 0


def _top(p: Player) -> int:
    return p.deck[-1] if p.deck else -1
