"""Ratings from all games at once, in whatever order they were played.

Bradley and Terry's model: of two sides, one is placed before the other with a chance that follows
from the difference of their ratings. A tie is half of each; a game of many is all its pairs; a side
of several is as strong as its members are on average. Fitted by Newton's method with a wide prior,
so that a bot that never lost has a rating too. Games of one deal share their luck: the intervals
take each deal as one case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from headframe.arena.intervals import Estimate, Z
from headframe.arena.job import Played

SCALE: Final = 400 / log(10)
"""Points of a rating: 400 more wins ten games for each that it loses."""
PRIOR: Final = (SCALE / 1500) ** 2
"""Ratings are expected within some 1,500 points of each other."""
ROUNDS: Final = 60
CLOSE: Final = 1e-9

Matrix = list[list[float]]


class Pairing(NamedTuple):
    """Two sides of one game, as what each bot adds to the difference; ``before`` is 1, ½ or 0."""

    deal: int
    weights: tuple[tuple[int, float], ...]
    before: float


def pairings(bots: Sequence[str], games: Sequence[Played]) -> Iterator[Pairing]:
    """Every two sides of every game."""
    number = {bot: at for at, bot in enumerate(bots)}
    for played in games:
        sides: dict[int, list[int]] = {}
        for seat in range(len(played.bots)):
            sides.setdefault(played.teams[seat], []).append(seat)
        ranked = [(min(played.places[seat] for seat in seats), seats) for seats in sides.values()]
        for at, (place, seats) in enumerate(ranked):
            for other_place, others in ranked[at + 1 :]:
                weights: dict[int, float] = {}
                for sign, members in ((1.0, seats), (-1.0, others)):
                    for seat in members:
                        bot = number[played.bots[seat]]
                        weights[bot] = weights.get(bot, 0.0) + sign / len(members)
                kept = tuple((bot, weight) for bot, weight in sorted(weights.items()) if weight)
                if kept:  # a bot against itself says nothing
                    before = 0.5 if place == other_place else float(place < other_place)
                    yield Pairing(played.deal, kept, before)


class Ratings:
    """``values`` by bot, with zero in the middle, and how sure they are."""

    def __init__(self, bots: Sequence[str], games: Sequence[Played]) -> None:
        self.bots = list(bots)
        self.values = [0.0] * len(bots)
        # In one order, whoever was ready first: sums of floats depend on it.
        self._pairings = sorted(pairings(bots, games))
        for _ in range(ROUNDS):
            gradient, curvature = self._slopes()
            step = _solved(curvature, gradient)
            # Damped: a first step from nothing may go far over.
            reach = max(map(abs, step), default=0.0)
            factor = min(1.0, 2.0 / reach) if reach else 0.0
            self.values = [
                value + factor * move for value, move in zip(self.values, step, strict=True)
            ]
            if reach < CLOSE:
                break
        self._spreads = self._covariances()

    def chance(self, bot: int, other: int) -> float:
        """That the first is placed before the second."""
        return _chance(self.values[bot] - self.values[other])

    def estimate(self, bot: int, anchor: int | None, cases: int) -> Estimate:
        """The rating in points above the anchor's, or above the mean of all."""
        count = len(self.bots)
        against = [1 / count] * count if anchor is None else [0.0] * count
        if anchor is not None:
            against[anchor] = 1.0
        weights = [(at == bot) - share for at, share in enumerate(against)]
        value = sum(w * v for w, v in zip(weights, self.values, strict=True))
        variance = max(
            sum(weights[i] * weights[j] * spread[i][j] for i in range(count) for j in range(count))
            for spread in self._spreads
        )
        reach = Z * sqrt(max(0.0, variance))
        return Estimate(SCALE * value, SCALE * (value - reach), SCALE * (value + reach), cases)

    def _slopes(self) -> tuple[list[float], Matrix]:
        count = len(self.bots)
        gradient = [-PRIOR * value for value in self.values]
        curvature = [[PRIOR * (i == j) for j in range(count)] for i in range(count)]
        for pairing in self._pairings:
            chance = self._expected(pairing)
            for bot, weight in pairing.weights:
                gradient[bot] += weight * (pairing.before - chance)
                for other, other_weight in pairing.weights:
                    curvature[bot][other] += weight * other_weight * chance * (1 - chance)
        return gradient, curvature

    def _expected(self, pairing: Pairing) -> float:
        return _chance(sum(weight * self.values[bot] for bot, weight in pairing.weights))

    def _covariances(self) -> tuple[Matrix, Matrix]:
        """By the curvature, and by how much the deals disagree: what is more counts."""
        count = len(self.bots)
        _, curvature = self._slopes()
        inverse = _inverse(curvature)
        by_deal: dict[int, list[float]] = {}
        for pairing in self._pairings:
            pulls = by_deal.setdefault(pairing.deal, [0.0] * count)
            surprise = pairing.before - self._expected(pairing)
            for bot, weight in pairing.weights:
                pulls[bot] += weight * surprise
        middle = [
            [sum(pulls[i] * pulls[j] for pulls in by_deal.values()) for j in range(count)]
            for i in range(count)
        ]
        return inverse, _times(_times(inverse, middle), inverse)


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, difference))))


def _times(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left
    ]


def _inverse(matrix: Matrix) -> Matrix:
    count = len(matrix)
    columns = [_solved(matrix, [float(i == j) for i in range(count)]) for j in range(count)]
    return [list(row) for row in zip(*columns, strict=True)]


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Gauss's elimination with pivots; the prior keeps the matrix regular."""
    count = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, count):
            factor = rows[below][at] / rows[at][at]
            if factor:
                for column in range(at, count + 1):
                    rows[below][column] -= factor * rows[at][column]
    found = [0.0] * count
    for at in reversed(range(count)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, count))
        found[at] = (rows[at][count] - known) / rows[at][at]
    return found
