"""The features of a position, for those who learn from it (``core.vector``)."""

from __future__ import annotations

from headframe.core.vector import OWN, SEAT, TABLE, Bits, Counts, Feature, Number, OneOf, Row
from headframe.games.super_motherload.content import MINERALS, Content
from headframe.games.super_motherload.content.goals import TURN_FACTS
from headframe.games.super_motherload.scoring import sources
from headframe.games.super_motherload.state import STACKS, Player, SuperMotherloadState
from headframe.games.super_motherload.steps.bomb import Blast
from headframe.games.super_motherload.steps.collect import Stow
from headframe.games.super_motherload.steps.drill import DrillLine

MOST_ALIKE = 4
MOST_MONEY = 60
MOST_POINTS = 200
MOST_MINERALS = 9


def features(content: Content, seats: int) -> list[Feature[SuperMotherloadState]]:
    cards, sides = len(content.cards), len(content.sides)
    spaces = content.sheet.board.stride * content.sheet.board.height
    majors, minors, tiles = len(content.majors), len(content.minors), len(content.artifacts)
    patterns = len(content.pattern_names)
    return [
        OneOf(TABLE, "whose turn, after the viewer", seats, lambda s, me: (s.turn - me) % seats),
        OneOf(TABLE, "start player, after the viewer", seats, lambda s, me: (s.start - me) % seats),
        Number(TABLE, "actions left", 0, 9, lambda s, _: s.actions),
        OneOf(TABLE, "upper board", sides, lambda s, _: _board(s, 0)),
        OneOf(TABLE, "lower board", sides, lambda s, _: _board(s, 1)),
        Bits(TABLE, "tunnels", spaces, lambda s, _: s.dug),
        Bits(TABLE, "connected spaces", spaces, lambda s, _: s.connected),
        Bits(TABLE, "major achievements to take", majors, lambda s, _: _mask(s.majors)),
        Bits(TABLE, "minor achievements to take", minors, lambda s, _: _mask(s.minor_row)),
        Number(TABLE, "minor achievements in the deck", 0, 99, lambda s, _: len(s.minor_deck)),
        Number(TABLE, "artifacts face down", 0, 99, lambda s, _: len(s.tiles)),
        Number(TABLE, "bomb tokens left", 0, 99, lambda s, _: s.supply),
        Counts(TABLE, "cards used", cards, MOST_ALIKE, lambda s, _: s.used),
        Row(TABLE, "counted this turn", len(TURN_FACTS), 0, 99, lambda s, _: s.tally),
        Bits(TABLE, "minor achievements met", minors, lambda s, _: s.met),
        Bits(TABLE, "majors that may be claimed", majors, lambda s, _: _mask(s.can_major)),
        Bits(TABLE, "minors that may be claimed", minors, lambda s, _: _mask(s.can_minor)),
        Number(TABLE, "turns without a tunnel", 0, 99, lambda s, _: s.quiet),
        Number(TABLE, "the last turn", 0, 1, lambda s, _: int(s.last)),
        Row(TABLE, "minerals to stow", MINERALS, 0, MOST_MINERALS, lambda s, _: _to_stow(s)),
        Number(TABLE, "length of the tunnel to dig", 0, 20, lambda s, _: _length(s)),
        OneOf(TABLE, "pattern of the bomb", patterns, lambda s, _: _pattern(s)),
        Counts(OWN, "hand", cards, MOST_ALIKE, lambda s, me: s.players[me].hand),
        Counts(OWN, "draw deck", cards, MOST_ALIKE, lambda s, me: s.players[me].draw),
        Counts(OWN, "artifacts", tiles, MOST_ALIKE, lambda s, me: s.players[me].tiles),
        OneOf(SEAT, "deck", len(content.decks), lambda s, seat: s.players[seat].deck),
        Number(SEAT, "cards in hand", 0, 30, lambda s, seat: len(s.players[seat].hand)),
        Counts(SEAT, "known hand", cards, MOST_ALIKE, lambda s, seat: s.players[seat].known),
        Number(SEAT, "cards in the deck", 0, 60, lambda s, seat: len(s.players[seat].draw)),
        Counts(SEAT, "discard pile", cards, MOST_ALIKE, lambda s, seat: s.players[seat].discard),
        Row(SEAT, "pilots bought", STACKS, 0, 9, lambda s, seat: s.players[seat].bought),
        Row(
            *(SEAT, "minerals by stack", STACKS * MINERALS, 0, MOST_MINERALS),
            lambda s, seat: s.players[seat].minerals,
        ),
        Row(SEAT, "money by stack", STACKS, 0, MOST_MONEY, lambda s, seat: s.players[seat].money),
        Number(SEAT, "bomb tokens", 0, 30, lambda s, seat: s.players[seat].tokens),
        Number(SEAT, "artifacts held", 0, 30, lambda s, seat: len(s.players[seat].tiles)),
        Bits(SEAT, "major achievements", majors, lambda s, seat: _mask(s.players[seat].majors)),
        Bits(SEAT, "minor achievements", minors, lambda s, seat: _mask(s.players[seat].minors)),
        Number(SEAT, "open points", 0, MOST_POINTS, lambda s, seat: _points(s, s.players[seat])),
    ]


def _mask(numbers: tuple[int, ...]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _board(s: SuperMotherloadState, place: int) -> int:
    return s.boards[place] if place < len(s.boards) else -1


def _points(s: SuperMotherloadState, player: Player) -> int:
    found = sources(s, player)
    del found["artifacts"]
    return sum(found.values())


def _to_stow(s: SuperMotherloadState) -> tuple[int, ...]:
    step = s.stack[-1] if s.stack else None
    return step.minerals if isinstance(step, Stow) else (0,) * MINERALS


def _length(s: SuperMotherloadState) -> int:
    step = s.stack[-1] if s.stack else None
    return step.length if isinstance(step, DrillLine) else 0


def _pattern(s: SuperMotherloadState) -> int:
    step = s.stack[-1] if s.stack else None
    return step.pattern if isinstance(step, Blast) else -1
