"""How good chances are, on games that they were not fitted to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from headframe.core.chances import Curve
from headframe.train.fit import chances
from headframe.train.table import Table

Array = NDArray[Any]
QUARTERS: Final = 4
BINS: Final = 10
MOST_OFF: Final = 0.03
LEAST: Final = 0.01
"""The share of all chances below which a bin says nothing."""


class Bin(NamedTuple):
    """Chances of about the same size: their mean, how many of their sides won, how sure that is
    (one standard error; the positions of one game are one case), and their share of all."""

    told: float
    won: float
    error: float
    share: float


class Figures(NamedTuple):
    """``brier`` and ``by_points``: the mean square by which the chances, and those told from the
    points alone, missed the result in each quarter of the games; ``start``: for each place in the
    order of turns the mean chance at the start and what it won."""

    table: str
    games: int
    brier: list[float]
    by_points: list[float]
    bins: list[Bin]
    start: list[tuple[float, float]]

    def farthest(self) -> float:
        """The most that a bin is off."""
        return max(abs(each.told - each.won) for each in self.bins if each.share >= LEAST)

    def reached(self) -> bool:
        """Nearer than the points alone in every quarter, and no bin off by more than 3 points."""
        pairs = zip(self.brier, self.by_points, strict=True)
        return all(ours < theirs for ours, theirs in pairs) and self.farthest() <= MOST_OFF

    def mean_off(self) -> float:
        """How far chances are off on average."""
        return sum(each.share * abs(each.told - each.won) for each in self.bins)


def figures(table: Table, curve: Curve, by_points: Curve) -> Figures:
    """How well a curve's chances agree with what came."""
    told, wins = chances(table, curve), table.side_wins()
    return Figures(
        table=table.name,
        games=table.games,
        brier=_quarters(table, told, wins),
        by_points=_quarters(table, chances(table, by_points), wins),
        bins=_bins(table, told, wins),
        start=_start(table, told, wins),
    )


def brier(told: Array, wins: Array) -> Array:
    """Of each position; 0 is certain and right, and with two sides 0.25 is a coin."""
    found: Array = ((told - wins) ** 2).sum(axis=1)
    return found / 2 if told.shape[1] > 1 else found


def _quarters(table: Table, told: Array, wins: Array) -> list[float]:
    missed = brier(told, wins)
    quarter = np.minimum((table.when * QUARTERS).astype(int), QUARTERS - 1)
    return [float(missed[quarter == number].mean()) for number in range(QUARTERS)]


def _bins(table: Table, told: Array, wins: Array) -> list[Bin]:
    """Sides that are out are no chances."""
    here = table.sides_in()
    chance, won = told[here], wins[here]
    game = np.repeat(table.game[:, None], told.shape[1], axis=1)[here]
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        mine = place == number
        if mine.any():
            off = np.bincount(game[mine], (won - chance)[mine], minlength=table.games)
            counts = np.bincount(game[mine], minlength=table.games)
            mean = off.sum() / counts.sum()
            error = np.sqrt(((off - mean * counts) ** 2).sum()) / counts.sum()
            told_mean, won_mean = float(chance[mine].mean()), float(won[mine].mean())
            found.append(Bin(told_mean, won_mean, float(error), float(mine.mean())))
    return found


def _start(table: Table, told: Array, wins: Array) -> list[tuple[float, float]]:
    """Places that sides have no sign for are those that begin."""
    first = np.flatnonzero(np.diff(table.game, prepend=-1))
    places = [name for name in table.names if name.startswith("place")]
    if not places:
        return [(float(told[first].mean()), float(wins[first].mean()))]
    at = [table.names.index(name) for name in places]
    signs = table.side_means(table.signs[first][:, :, at].astype(float))
    begins = 1.0 - signs.sum(axis=2)
    shares = np.concatenate([begins[:, :, None], signs], axis=2)
    return [
        (
            float((told[first] * shares[:, :, place]).sum() / shares[:, :, place].sum()),
            float((wins[first] * shares[:, :, place]).sum() / shares[:, :, place].sum()),
        )
        for place in range(shares.shape[2])
    ]
