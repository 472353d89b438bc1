"""What a bot is given: its seat's view, and the means to deal itself worlds that fit it.

The true state is re-dealt before anything is kept, so nothing a bot can reach holds the truth.
Cheating is not forbidden, it is impossible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from headframe.core.engine import Decision, Event, State
from headframe.core.game import Game
from headframe.core.part import Json
from headframe.core.rng import Rng
from headframe.core.shown import View
from headframe.core.view import shown_event, view


class Observation:
    """One seat at one moment. ``world`` is a guess that looks to the seat like the truth.

    >>> from headframe import registry
    >>> game = registry.game("super_motherload")
    >>> true = game.new({"players": 2}, "a game")
    >>> seat = true.open_decisions[0].seat
    >>> seen = Observation.of(game, true, seat, Rng.seeded("the dealer"))
    >>> seen.view == view(true, seat)
    True
    >>> view(seen.deal(Rng.seeded("another world")), seat) == seen.view
    True
    >>> seen.world.rng.key == true.rng.key  # its dice are others
    False
    """

    __slots__ = ("events", "game", "seat", "world")

    def __init__(
        self, game: Game[Any], seat: int, world: State, events: Sequence[Json] = ()
    ) -> None:
        self.game = game
        self.seat = seat
        self.world = world
        self.events = events

    @staticmethod
    def of(
        game: Game[Any], s: State, seat: int, rng: Rng, events: Iterable[Event] = ()
    ) -> Observation:
        """``events``: what happened since this seat was last asked, filtered here."""
        told = [shown_event(event, seat, s.teams) for event in events]
        return Observation(game, seat, game.determinize(s, seat, rng), told)

    @property
    def view(self) -> View:
        """All that the seat may know now. By the contract it is the same in every dealt world."""
        return view(self.world, self.seat)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What this seat may decide now: the step at hand first, then offers beside it."""
        return tuple(
            decision for decision in self.world.open_decisions if decision.seat == self.seat
        )

    def deal(self, rng: Rng) -> State:
        """A fresh world with dice of its own. It depends on the view and ``rng`` alone."""
        world: State = self.game.determinize(self.world, self.seat, rng)
        return world
