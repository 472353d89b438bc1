"""What happened, for the log, the animations and the reports."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Event
from headframe.core.part import ALL, OWNER, OWNER_ELSE_COUNT, Audiences

START: Final = "start"
ACTION: Final = "action"
DRILL: Final = "drill"
BUY: Final = "buy"
TILE: Final = "tile"
SPACE: Final = "space"
ARTIFACT: Final = "artifact"
"""What ``BonusLost`` calls a tile that is not there."""
SOURCES: Final = (START, ACTION, DRILL, BUY, TILE, SPACE)
"""What gave cards or tokens: the start of the game, a Draw action, the drill or buy bonus of a
pilot, an artifact tile, covered spaces."""


class BoardLeft(Event):
    """The upper board left with its tunnels; ``dug`` are those that stay, counted anew."""

    __slots__ = ("dug", "side")
    AUDIENCES: ClassVar[Audiences] = {"side": ALL, "dug": ALL}

    def __init__(self, side: int, dug: tuple[int, ...]) -> None:
        self.side = side
        self.dug = dug


class BoardJoined(Event):
    """A side was chosen and came into play."""

    __slots__ = ("seat", "side")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "side": ALL}

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side


class AchievementsDealt(Event):
    """The achievements that lie face up at the start."""

    __slots__ = ("majors", "minors")
    AUDIENCES: ClassVar[Audiences] = {"majors": ALL, "minors": ALL}

    def __init__(self, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
        self.majors = majors
        self.minors = minors


class AreaSetUp(Event):
    """A player's area at the start: the deck, bomb tokens, and whether this player begins."""

    __slots__ = ("begins", "deck", "seat", "tokens")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "deck": ALL, "tokens": ALL, "begins": ALL}

    def __init__(self, seat: int, deck: int, tokens: int, begins: bool) -> None:
        self.seat = seat
        self.deck = deck
        self.tokens = tokens
        self.begins = begins


class TurnBegan(Event):
    """Everything counted in a turn begins at nothing."""

    __slots__ = ("actions", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "actions": ALL}

    def __init__(self, seat: int, actions: int) -> None:
        self.seat = seat
        self.actions = actions


class TurnGivenUp(Event):
    """The turn is ended although so many actions are left."""

    __slots__ = ("actions", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "actions": ALL}

    def __init__(self, seat: int, actions: int) -> None:
        self.seat = seat
        self.actions = actions


class TurnEnded(Event):
    """``quiet`` counts the turns in a row without a tunnel."""

    __slots__ = ("quiet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "quiet": ALL}

    def __init__(self, seat: int, quiet: int) -> None:
        self.seat = seat
        self.quiet = quiet


class ActionBegan(Event):
    """``action`` is draw, drill or bomb; ``cards`` are those put down. A bomb takes a token."""

    __slots__ = ("action", "cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "action": ALL, "cards": ALL}

    def __init__(self, seat: int, action: str, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.cards = cards


class Drew(Event):
    """Cards from the draw deck; others see how many. ``source``: see ``SOURCES``."""

    __slots__ = ("cards", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": OWNER_ELSE_COUNT, "source": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...], source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.source = source


class Shuffled(Event):
    """The discard area, so many cards, became the draw deck; by that all know the hand of that
    moment."""

    __slots__ = ("hand", "number", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "hand": ALL}

    def __init__(self, seat: int, number: int, hand: tuple[int, ...]) -> None:
        self.seat = seat
        self.number = number
        self.hand = hand


class Discarded(Event):
    """Cards over the hand limit."""

    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class TunnelDug(Event):
    __slots__ = ("action", "cells", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "action": ALL, "cells": ALL}

    def __init__(self, seat: int, action: str, cells: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.cells = cells


class Collected(Event):
    """What the covered spaces gave: minerals by kind, tokens, tiles and cards to draw."""

    __slots__ = ("draws", "minerals", "seat", "tiles", "tokens")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "minerals": ALL,
        "tokens": ALL,
        "tiles": ALL,
        "draws": ALL,
    }

    def __init__(
        self, seat: int, minerals: tuple[int, ...], tokens: int, tiles: int, draws: int
    ) -> None:
        self.seat = seat
        self.minerals = minerals
        self.tokens = tokens
        self.tiles = tiles
        self.draws = draws


class LastArtifact(Event):
    """The last artifact of the deepest board is covered: the game ends with this turn."""

    __slots__ = ("seat",)
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TileFound(Event):
    """The face of a tile is for its owner."""

    __slots__ = ("seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": OWNER}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


class TileUsed(Event):
    __slots__ = ("seat", "tile")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tile": ALL}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile


class TokenGained(Event):
    """``source``: see ``SOURCES``."""

    __slots__ = ("number", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "source": ALL}

    def __init__(self, seat: int, number: int, source: str) -> None:
        self.seat = seat
        self.number = number
        self.source = source


class ActionGained(Event):
    """``source``: see ``SOURCES``."""

    __slots__ = ("number", "seat", "source")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "number": ALL, "source": ALL}

    def __init__(self, seat: int, number: int, source: str) -> None:
        self.seat = seat
        self.number = number
        self.source = source


class MineralsPut(Event):
    """Minerals by kind, and what lies on the stack by now against what its top card costs.
    ``stack`` -1: no stack was left and they are lost."""

    __slots__ = ("cost", "minerals", "money", "seat", "stack")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "stack": ALL,
        "minerals": ALL,
        "money": ALL,
        "cost": ALL,
    }

    def __init__(
        self, seat: int, stack: int, minerals: tuple[int, ...], money: int, cost: int
    ) -> None:
        self.seat = seat
        self.stack = stack
        self.minerals = minerals
        self.money = money
        self.cost = cost


class CardBought(Event):
    """For ``paid``; what it costs stands on the card, and the rest is lost."""

    __slots__ = ("card", "paid", "seat", "stack", "to_hand")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "stack": ALL,
        "card": ALL,
        "paid": ALL,
        "to_hand": ALL,
    }

    def __init__(self, seat: int, stack: int, card: int, paid: int, to_hand: bool) -> None:
        self.seat = seat
        self.stack = stack
        self.card = card
        self.paid = paid
        self.to_hand = to_hand


class BonusUsed(Event):
    """``when`` is buy or drill; ``bonus`` is written as in the content."""

    __slots__ = ("bonus", "card", "seat", "when")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "when": ALL, "bonus": ALL}

    def __init__(self, seat: int, card: int, when: str, bonus: str) -> None:
        self.seat = seat
        self.card = card
        self.when = when
        self.bonus = bonus


class BonusLost(Event):
    """A part of a bonus, of an action, or of what a space gives, that could not happen."""

    __slots__ = ("bonus", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "bonus": ALL}

    def __init__(self, seat: int, bonus: str) -> None:
        self.seat = seat
        self.bonus = bonus


class MinorCycled(Event):
    """One minor went under the deck, another was dealt in its place."""

    __slots__ = ("dealt", "minor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "minor": ALL, "dealt": ALL}

    def __init__(self, seat: int, minor: int, dealt: int) -> None:
        self.seat = seat
        self.minor = minor
        self.dealt = dealt


class Counted(Event):
    """What goals look at has changed: the turn's tally, and the minors whose goal the last action
    met or held until a buy, as bits."""

    __slots__ = ("lapsed", "met", "seat", "tally")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "tally": ALL, "met": ALL, "lapsed": ALL}

    def __init__(self, seat: int, tally: tuple[int, ...], met: int, lapsed: int) -> None:
        self.seat = seat
        self.tally = tally
        self.met = met
        self.lapsed = lapsed


class GoalsMet(Event):
    """Other achievements than before may be taken now: these, perhaps none."""

    __slots__ = ("majors", "minors", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "majors": ALL, "minors": ALL}

    def __init__(self, seat: int, majors: tuple[int, ...], minors: tuple[int, ...]) -> None:
        self.seat = seat
        self.majors = majors
        self.minors = minors


class MajorTaken(Event):
    __slots__ = ("major", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "major": ALL}

    def __init__(self, seat: int, major: int) -> None:
        self.seat = seat
        self.major = major


class MinorTaken(Event):
    """``dealt`` is the card in its place, -1 if the deck is empty."""

    __slots__ = ("dealt", "minor", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "minor": ALL, "dealt": ALL}

    def __init__(self, seat: int, minor: int, dealt: int) -> None:
        self.seat = seat
        self.minor = minor
        self.dealt = dealt


class GameEnded(Event):
    """``dug_out``: the last artifact was covered; else nobody dug for ``quiet`` turns."""

    __slots__ = ("dug_out", "quiet")
    AUDIENCES: ClassVar[Audiences] = {"dug_out": ALL, "quiet": ALL}

    def __init__(self, dug_out: bool, quiet: int) -> None:
        self.dug_out = dug_out
        self.quiet = quiet


class Scored(Event):
    """A player's place and points, and where they come from: pilots, majors, minors, artifacts.
    ``tie``: a tie was lost by having begun (SM-END-03)."""

    __slots__ = (
        "artifact_points",
        "major_points",
        "minor_points",
        "pilot_points",
        "place",
        "points",
        "seat",
        "tie",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "place": ALL,
        "points": ALL,
        "pilot_points": ALL,
        "major_points": ALL,
        "minor_points": ALL,
        "artifact_points": ALL,
        "tie": ALL,
    }

    def __init__(
        self,
        seat: int,
        place: int,
        points: int,
        pilot_points: int,
        major_points: int,
        minor_points: int,
        artifact_points: int,
        tie: bool,
    ) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.pilot_points = pilot_points
        self.major_points = major_points
        self.minor_points = minor_points
        self.artifact_points = artifact_points
        self.tie = tie


EVENTS = (
    BoardLeft,
    BoardJoined,
    AchievementsDealt,
    AreaSetUp,
    TurnBegan,
    TurnGivenUp,
    TurnEnded,
    ActionBegan,
    Drew,
    Shuffled,
    Discarded,
    TunnelDug,
    Collected,
    LastArtifact,
    TileFound,
    TileUsed,
    TokenGained,
    ActionGained,
    MineralsPut,
    CardBought,
    BonusUsed,
    BonusLost,
    MinorCycled,
    Counted,
    GoalsMet,
    MajorTaken,
    MinorTaken,
    GameEnded,
    Scored,
)
