"""Bots with a taste: a style adds to what its own seat is worth, for deeds that the game counts.

What a bot has, the evaluation judges; a taste is for what it does. A deed counts while the bot
weighs the step it is done in, so that a style tilts the choice and not the view of the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from headframe.bots.bot import Bot, Move
from headframe.bots.observation import Observation
from headframe.bots.wrapped import WrappedBot
from headframe.core.engine import State
from headframe.core.game import Game, Result
from headframe.core.rng import Rng


@cache
def styles() -> dict[str, dict[str, dict[str, float]]]:
    """By game, then by style: what each deed is worth."""
    text = (files("headframe.bots") / "styles.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, dict[str, float]]] = tomllib.loads(text)
    return found


@cache
def names() -> tuple[str, ...]:
    """All styles of all games, each once."""
    return tuple(dict.fromkeys(name for game in styles().values() for name in game))


class StyledGame(Game[Any]):
    """The game as one seat likes it: everything is the game's own, but what this seat is worth."""

    NAME: ClassVar[str] = "styled"
    LISTENS: ClassVar[bool] = True

    def __init__(self, game: Game[Any], seat: int, taste: Mapping[str, float]) -> None:
        self.game = game
        self.seat = seat
        self.taste = taste

    def _liked(self, s: State) -> float:
        if not s.events:
            return 0.0  # nothing was done, or nobody listened: a playout, another's look ahead
        deeds = self.game.deeds(s, s.events, self.seat)
        return sum(weight * deeds[deed] for deed, weight in self.taste.items())

    def worths(self, s: State) -> list[float]:
        found = self.game.worths(s)
        found[self.seat] += self._liked(s)
        return found

    def guesses(self, s: State) -> list[float]:
        found = self.game.guesses(s)
        found[self.seat] += self._liked(s)
        return found

    def evaluate(self, s: State, seat: int) -> float:
        found = self.game.evaluate(s, seat)
        return found + self._liked(s) if seat == self.seat else found

    def evaluate_ahead(self, s: State, seat: int) -> float:
        found = self.game.evaluate_ahead(s, seat)
        return found + self._liked(s) if seat == self.seat else found

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        dealt: State = self.game.redeal(s, seat, rng)
        return dealt

    def result(self, s: State) -> Result:
        return self.game.result(s)


class StyledBot(WrappedBot):
    """A bot that sees the game with a taste; as it is where the game knows no such style."""

    __slots__ = ("taste",)

    def __init__(self, bot: Bot, taste: Mapping[str, float]) -> None:
        super().__init__(bot)
        self.taste = taste

    def choose(self, observation: Observation) -> Move:
        """What that bot answers when it values what this style values."""
        game = StyledGame(observation.game, observation.seat, self.taste)
        seen = Observation(game, observation.seat, observation.world, observation.events)
        return self.bot.choose(seen)
