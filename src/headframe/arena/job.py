"""One game to be played, and what came of it. Both are plain data: they travel between processes
and stand in a file."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from headframe import registry
from headframe.bots.specs import parse
from headframe.core.game import Game
from headframe.core.options import Options, Value


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """``deal`` numbers the seed: jobs of one deal have the same dice and shuffles. ``bots`` sit
    in the order of the seats. ``tally``: count the events as well. ``code``: what plays it
    (``fingerprint``), noted when the job is made: files may be edited while it runs.
    ``move_seconds``, ``game_seconds``: what a bot may take for an answer and for a game before it
    forfeits; 0 = as long as it likes."""

    game: str
    options: dict[str, int | str | bool | list[str] | None]
    bots: list[str]
    seed: str
    deal: int
    tally: bool = False
    code: str = ""
    move_seconds: float = 0.0
    game_seconds: float = 0.0

    def key(self) -> str:
        """Names the job in a file of results. Another content is another job, and so are other
        rules, a level that stands for another bot, and bots whose code or weights changed."""
        game = game_named(self.game)
        versions = (game.RULES, game.content_hash(game.settle(self.options)))
        data = (
            msgspec.structs.astuple(self),
            versions,
            [parse(bot, game.NAME) for bot in self.bots],
        )
        text = msgspec.json.encode(data, order="sorted")
        return hashlib.blake2b(text, digest_size=12).hexdigest()


class Played(msgspec.Struct, kw_only=True):
    """A finished job. Lists have one entry for each seat that bots sat in, except places and
    scores, which may go on with opponents that the rules play."""

    key: str
    deal: int
    bots: list[str]
    teams: list[int]
    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    labels: list[str]
    answers: int
    turns: int
    answered: list[int]
    tally: dict[str, list[int]]
    forfeits: list[str] = []
    """For each seat why its bot failed, "" if it did not. Its side shares the last place."""
    # The clock is not reproducible: these two never count towards a result.
    seconds: list[float]
    slowest: list[float]
    record: str = ""
    """The whole game, packed (``records``); kept in the file, not in memory."""

    def wins(self) -> list[float]:
        """One win, shared by the sides that share the first place and in each by its seats. The
        rules' own players are sides too and may take it."""
        sides = self._winners()
        return [
            1.0 / len(sides) / self.teams.count(team) if team in sides else 0.0
            for team in self.teams
        ]

    def rivals(self) -> list[tuple[float, int]]:
        """Of each player that the rules play: what it has of the win, and its score."""
        sides = self._winners()
        return [
            (1.0 / len(sides) if -seat in sides else 0.0, self.scores[seat])
            for seat in range(len(self.bots), len(self.places))
        ]

    def _winners(self) -> set[int]:
        """The sides in the first place; the rules' players have the numbers below zero."""
        seats = len(self.bots)
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return {self.teams[seat] if seat < seats else -seat for seat in first}


@lru_cache(maxsize=16)
def game_named(name: str) -> Game[Any]:
    """A game of the registry, or ``module:class``: somebody's own game."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return registry.game(name)
    try:
        game: Game[Any] = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise registry.UnknownGame(f"no game {name!r}: {error}") from error
    return game


def with_players(game: Game[Any], options: Options, players: int | None) -> dict[str, Value]:
    """The options, completed and checked, for so many players."""
    given = dict(options)
    if players is not None:
        given["players"] = players
    return dict(game.settle(given))
