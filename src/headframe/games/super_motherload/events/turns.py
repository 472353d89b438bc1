"""Turns and actions, from the first to the counting at the end."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


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
