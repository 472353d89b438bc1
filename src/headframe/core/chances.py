"""The chance of each side to win, from a few public signs of how it stands.

A curve gives every sign a weight, which changes over the game; the weighted signs of a side are
its strength, and the sides share the chance by e to the power of it. Curves are fitted to finished
games (``headframe chances``), so that of all positions called 70 % about 70 in a hundred are won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

KNOTS: Final[tuple[float, ...]] = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of the game at which a weight is given; between two it is on the line."""
PLACE: Final = "place {place}"
"""The sign of those who come second, third … in the order of turns; the first has none."""
FARTHEST: Final = -60.0


class Standing:
    """How the seats stand. ``table`` names the curve, for games of another kind have another one.
    ``progress`` is how much of the game is over, 0 to 1. ``signs`` has a row for each seat.
    ``out``: seats that cannot win any more."""

    __slots__ = ("out", "progress", "signs", "table", "teams")

    def __init__(
        self,
        table: str,
        progress: float,
        teams: Sequence[int],
        signs: Sequence[Mapping[str, float]],
        out: Sequence[int] = (),
    ) -> None:
        self.table = table
        self.progress = min(1.0, max(0.0, progress))
        self.teams = teams
        self.signs = signs
        self.out = out

    def sides(self) -> list[int]:
        """The sides that can still win."""
        seats = range(len(self.teams))
        return sorted({self.teams[seat] for seat in seats if seat not in self.out})

    def side_signs(self, side: int) -> dict[str, float]:
        """Of a side: the mean of its seats."""
        rows = [self.signs[seat] for seat, team in enumerate(self.teams) if team == side]
        return {name: sum([row[name] for row in rows]) / len(rows) for name in rows[0]}


class Curve:
    """``weights``: for each sign its weight at each of the KNOTS."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.weights = weights

    def chances(self, standing: Standing) -> list[float]:
        """For each seat the chance of its side; together the sides have 1. A lone side has its
        chance against the rules' own player.

        >>> curve = Curve({"lead": (0.1, 0.1, 0.1, 0.1, 0.2)})
        >>> even = Standing("2", 0.5, (0, 1), ({"lead": 3.0}, {"lead": 3.0}))
        >>> curve.chances(even)
        [0.5, 0.5]
        >>> late = Standing("2", 1.0, (0, 1), ({"lead": 5.0}, {"lead": 0.0}))
        >>> [round(chance, 2) for chance in curve.chances(late)]
        [0.73, 0.27]
        """
        spread = hats(standing.progress)
        alone = len(set(standing.teams)) == 1
        strengths = {
            side: self._strength(standing.side_signs(side), spread) for side in standing.sides()
        }
        best = max([*strengths.values(), 0.0] if alone else strengths.values())
        odds = {side: exp(max(FARTHEST, found - best)) for side, found in strengths.items()}
        total = sum(odds.values()) + (exp(max(FARTHEST, -best)) if alone else 0.0)
        return [odds.get(team, 0.0) / total for team in standing.teams]

    def _strength(self, signs: Mapping[str, float], spread: Sequence[float]) -> float:
        """A sign that was not known when the curve was fitted counts nothing."""
        found = 0.0
        for name, sign in signs.items():
            row = self.weights.get(name)
            if sign and row is not None:
                found += sign * sum(
                    [weight * part for weight, part in zip(row, spread, strict=True)]
                )
        return found


def hats(progress: float) -> list[float]:
    """How much each knot counts at this point of the game.

    >>> hats(0.3)
    [0.0, 0.8, 0.2, 0.0, 0.0]
    """
    last = len(KNOTS) - 1
    at = progress * last
    return [round(max(0.0, 1.0 - abs(at - knot)), 12) for knot in range(last + 1)]


def placed(place: int) -> dict[str, float]:
    """The sign of a place in the order of turns, counted from 0."""
    return {PLACE.format(place=place + 1): 1.0} if place else {}


def common(rows: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """Rows with the same signs: what one of them lacks is 0."""
    names = sorted({name for row in rows for name in row})
    return [{name: row.get(name, 0.0) for name in names} for row in rows]
