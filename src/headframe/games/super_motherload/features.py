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
    Group,
    Number,
    Numbers,
    OneOf,
    Row,
)
from headframe.games.super_motherload.content import MINERALS, Content
from headframe.games.super_motherload.content.goals import TURN_FACTS
from headframe.games.super_motherload.scoring import open_points
from headframe.games.super_motherload.state import STACKS, SuperMotherloadState
from headframe.games.super_motherload.steps.bomb import Blast
from headframe.games.super_motherload.steps.collect import Stow
from headframe.games.super_motherload.steps.drill import DrillLine

MOST_ALIKE = 4
MOST_MONEY = 60
MOST_POINTS = 200
MOST_MINERALS = 9
LEFT: Final = {
    "minor achievements in the deck": 99,
    "artifacts face down": 99,
    "bomb tokens left": 99,
}
ENDING: Final = {"turns without a tunnel": 99, "the last turn": 1}
HELD: Final = {"bomb tokens": 30, "artifacts held": 30}
NOTHING: Final = (0,) * MINERALS
State = SuperMotherloadState


def features(content: Content, seats: int) -> list[Group[State]]:
    cards, sides = len(content.cards), len(content.sides)
    spaces = content.sheet.board.stride * content.sheet.board.height
    majors, minors, tiles = len(content.majors), len(content.minors), len(content.artifacts)
    patterns = len(content.pattern_names)
    table: Group[State] = Group(
        [
            OneOf(TABLE, "whose turn, after the viewer", seats),
            OneOf(TABLE, "start player, after the viewer", seats),
            Number(TABLE, "actions left", 0, 9),
            OneOf(TABLE, "upper board", sides),
            OneOf(TABLE, "lower board", sides),
            Bits(TABLE, "tunnels", spaces),
            Bits(TABLE, "connected spaces", spaces),
            Counts(TABLE, "major achievements to take", majors, 1),
            Counts(TABLE, "minor achievements to take", minors, 1),
            Numbers(TABLE, LEFT),
            Counts(TABLE, "cards used", cards, MOST_ALIKE),
            Row(TABLE, "counted this turn", len(TURN_FACTS), 0, 99),
            Bits(TABLE, "minor achievements met", minors),
            Counts(TABLE, "majors that may be claimed", majors, 1),
            Counts(TABLE, "minors that may be claimed", minors, 1),
            Numbers(TABLE, ENDING),
            Row(TABLE, "minerals to stow", MINERALS, 0, MOST_MINERALS),
            Number(TABLE, "length of the tunnel to dig", 0, 20),
            OneOf(TABLE, "pattern of the bomb", patterns),
        ],
        _of_table,
    )
    own: Group[State] = Group(
        [
            Counts(OWN, "hand", cards, MOST_ALIKE),
            Counts(OWN, "draw deck", cards, MOST_ALIKE),
            Counts(OWN, "artifacts", tiles, MOST_ALIKE),
        ],
        _of_viewer,
    )
    seat: Group[State] = Group(
        [
            OneOf(SEAT, "deck", len(content.decks)),
            Number(SEAT, "cards in hand", 0, 30),
            Counts(SEAT, "known hand", cards, MOST_ALIKE),
            Number(SEAT, "cards in the deck", 0, 60),
            Counts(SEAT, "discard pile", cards, MOST_ALIKE),
            Row(SEAT, "pilots bought", STACKS, 0, 9),
            Row(SEAT, "minerals by stack", STACKS * MINERALS, 0, MOST_MINERALS),
            Row(SEAT, "money by stack", STACKS, 0, MOST_MONEY),
            Numbers(SEAT, HELD),
            Counts(SEAT, "major achievements", majors, 1),
            Counts(SEAT, "minor achievements", minors, 1),
            Number(SEAT, "open points", 0, MOST_POINTS),
        ],
        _of_seat,
    )
    return [table, own, seat]


def _of_table(s: State, me: int) -> tuple[Any, ...]:
    seats, boards = len(s.players), s.boards
    step = s.stack[-1] if s.stack else None
    return (
        (s.turn - me) % seats,
        (s.start - me) % seats,
        s.actions,
        boards[0] if boards else -1,
        boards[1] if len(boards) > 1 else -1,
        s.dug,
        s.ground.connected,
        s.majors,
        s.minor_row,
        (len(s.minor_deck), len(s.tiles), s.supply),
        s.used,
        s.tally,
        s.met,
        s.can_major,
        s.can_minor,
        (s.quiet, s.last),
        step.minerals if isinstance(step, Stow) else NOTHING,
        step.length if isinstance(step, DrillLine) else 0,
        step.pattern if isinstance(step, Blast) else -1,
    )


def _of_viewer(s: State, me: int) -> tuple[Any, ...]:
    player = s.players[me]
    return player.hand, player.draw, player.tiles


def _of_seat(s: State, seat: int) -> tuple[Any, ...]:
    player = s.players[seat]
    return (
        player.deck,
        len(player.hand),
        player.known,
        len(player.draw),
        player.discard,
        player.bought,
        player.minerals,
        player.money,
        (player.tokens, len(player.tiles)),
        player.majors,
        player.minors,
        open_points(s, player),
    )
