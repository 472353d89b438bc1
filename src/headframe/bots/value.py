"""How well the seats stand, from the game's own guess: as a lead and as a chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any, Final, TypeAlias

from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.playout import play_random
from headframe.core.rng import Rng

TRIALS: Final = 4
"""Random games that measure how far apart the seats of a game end."""
LONGEST: Final = 400
"""Answers after which such a game has shown enough: the first answer of a bot waits for it."""
TIGHT: Final = 0.5
"""Good players end closer together than random ones, by about this factor."""
BY_RESULT: Final = 0.75
"""How much of a finished game's value is the bare result; the rest is the margin, so that a search
still prefers the clearer of two wins."""


Guess: TypeAlias = Callable[[Any, int], float]
"""How a seat stands, in points: a game's ``evaluate``, or its ``evaluate_ahead``."""


def lead(guess: Guess, s: State, seat: int) -> float:
    """How far a seat (with its team) is ahead of the best other one, in points."""
    return lead_of([guess(s, other) for other in range(len(s.teams))], s.teams, seat)


def lead_of(worths: list[float], teams: Sequence[int], seat: int) -> float:
    """The same, where it is known what every seat is worth."""
    if len(teams) == 1:
        return worths[seat]
    own = teams[seat]
    if len(teams) == 2:
        return worths[seat] - worths[1 - seat]
    totals: dict[int, float] = {}
    sizes: dict[int, int] = {}
    for other, team in enumerate(teams):
        totals[team] = totals.get(team, 0.0) + worths[other]
        sizes[team] = sizes.get(team, 0) + 1
    means = {team: total / sizes[team] for team, total in totals.items()}
    mine = means.pop(own)
    return mine - max(means.values()) if means else mine


class Judge:
    """Turns a position into one chance for each seat; the chances of all sides sum up to 1.

    ``scale`` is the lead, in points, that multiplies the odds by e. Few positions come before a
    judge, so the game may look ahead in them. ``measured``: the chances are those that games have
    shown, wherever the game knows them; a search has no need of these, it compares moves.
    """

    __slots__ = ("base", "game", "measured", "scale")

    def __init__(
        self, game: Game[Any], scale: float, base: float = 0.0, *, measured: bool = False
    ) -> None:
        self.game = game
        self.scale = scale
        self.measured = measured
        # Where a lone seat stood at first: it has nobody to be ahead of.
        self.base = base

    def chances(self, s: State) -> list[float]:
        """For each seat the chance of its side to win."""
        if self.measured and (shown := self.game.chances(s)) is not None:
            return shown
        margins = self.margins(s)
        if s.stack:
            return margins
        wins = self.game.wins(s)
        return [
            BY_RESULT * won + (1 - BY_RESULT) * margin
            for won, margin in zip(wins, margins, strict=True)
        ]

    def margins(self, s: State) -> list[float]:
        """The chances by the leads alone, also where the game is over."""
        teams, scale = s.teams, self.scale
        worths = self.game.worths(s)
        if len(teams) == 1:
            return [logistic((worths[0] - self.base) / scale)]
        if len(worths) == 2 and teams[0] != teams[1]:
            chance = logistic((worths[0] - worths[1]) / scale)
            return [chance, 1.0 - chance]
        sides: dict[int, list[float]] = {}
        for seat, team in enumerate(teams):
            sides.setdefault(team, []).append(worths[seat])
        means = {team: sum(found) / len(found) for team, found in sides.items()}
        if len(means) == 1:
            return [logistic((mean - self.base) / scale) for mean in means.values()] * len(teams)
        best = max(means.values())
        odds = {team: exp(max(-60.0, (mean - best) / scale)) for team, mean in means.items()}
        total = sum(odds.values())
        return [odds[team] / total for team in teams]


def logistic(x: float) -> float:
    """A number of any size as a chance: 0 is even.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-x)) if x > -60.0 else 0.0


def measured_scale(game: Game[Any], s: State, rng: Rng) -> float:
    """The scale for games that go on from here, from a few random ones."""
    leads: list[float] = []
    for _ in range(TRIALS):
        trial = s.copy()
        trial.rng = Rng(f"{rng.word():08x}" * 8)
        play_random(trial, rng, LONGEST)
        leads += [lead(game.evaluate_ahead, trial, seat) for seat in range(len(s.teams))]
    mean = sum(leads) / len(leads) if len(s.teams) == 1 else 0.0
    spread = sqrt(sum((found - mean) ** 2 for found in leads) / len(leads))
    # A logistic curve with scale k has the standard deviation 1.8 k.
    return max(TIGHT * spread / 1.8, 0.5)
