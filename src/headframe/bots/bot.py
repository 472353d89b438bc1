"""What every bot is: something that answers for a seat, from an observation and its own dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeAlias

from headframe.bots.memory import Memory
from headframe.bots.observation import Observation
from headframe.core.choice import Answer
from headframe.core.engine import Event, State
from headframe.core.game import Game
from headframe.core.rng import Rng

Move: TypeAlias = "tuple[str, Answer]"
"""The key of one of the seat's open decisions, and the answer to it."""


class Bot(Protocol):
    """Plays one game at one seat. What it remembers from one answer to the next is its ``memory``:
    another bot of its kind that is given it plays on in its place."""

    @property
    def memory(self) -> Memory:
        """What it knows from its earlier answers."""
        ...

    @memory.setter
    def memory(self, memory: Memory) -> None: ...

    def choose(self, observation: Observation) -> Move:
        """One of the seat's open decisions and a legal answer to it."""
        ...


class Player:
    """A bot at a seat: the only caller that touches the true state, and only to observe it.

    >>> from headframe import registry
    >>> from headframe.bots.specs import make
    >>> game = registry.game("super_motherload")
    >>> s = game.new({"players": 2}, "a game")
    >>> seat = s.open_decisions[0].seat
    >>> player = Player(game, seat, make("random", Rng.seeded("a bot")), Rng.seeded("the dealer"))
    >>> key, answer = player.answer(s)
    >>> s.open_decisions[0].key == key, s.open_decisions[0].choice.legal(answer)
    (True, True)
    """

    __slots__ = ("bot", "game", "rng", "seat")

    def __init__(self, game: Game[Any], seat: int, bot: Bot, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        # The dealer's generator belongs to the player, so a dealt world never moves the dice.
        self.rng = rng

    def answer(self, s: State, events: Iterable[Event] = ()) -> Move:
        """What the bot decides. ``events``: what happened since it was last asked."""
        return self.bot.choose(Observation.of(self.game, s, self.seat, self.rng, events))
