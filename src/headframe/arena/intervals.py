"""95 % intervals. Nothing is claimed without one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from headframe.core.rng import Rng

Z: Final = 1.959964
RESAMPLES: Final = 2000


class Estimate(msgspec.Struct, frozen=True):
    """A figure, the ends of its 95 % interval, and from how many cases it comes."""

    value: float
    low: float
    high: float
    cases: int

    def turned(self) -> Estimate:
        """Of a share: that of the others."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low, self.cases)

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


def wilson(wins: float, cases: int) -> Estimate:
    """A rate. Shared wins count as fractions."""
    if cases == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = wins / cases
    square = Z * Z
    centre = (rate + square / (2 * cases)) / (1 + square / cases)
    reach = Z * sqrt(rate * (1 - rate) / cases + square / (4 * cases * cases))
    reach /= 1 + square / cases
    return Estimate(rate, max(0.0, centre - reach), min(1.0, centre + reach), cases)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, by the normal curve with Student's correction for few cases."""
    cases = len(values)
    if cases == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    centre = sum(values) / cases
    if cases == 1:
        return Estimate(centre, float("-inf"), float("inf"), 1)
    variance = sum((value - centre) ** 2 for value in values) / (cases - 1)
    reach = student(cases - 1) * sqrt(variance / cases)
    return Estimate(centre, centre - reach, centre + reach, cases)


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution; exact for few cases, else by
    Cornish and Fisher's expansion, good to 0.005."""
    if freedom <= 4:
        return (12.7062, 4.3027, 3.1824, 2.7764)[freedom - 1]
    z, n = Z, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def bootstrap(values: Sequence[float], seed: str = "bootstrap") -> Estimate:
    """A mean, by drawing the cases anew: for skewed values. The same values give the same ends."""
    cases = len(values)
    if cases < 2:
        return mean(values)
    rng = Rng.seeded(seed, "bootstrap")
    means = sorted(
        sum(values[rng.below(cases)] for _ in range(cases)) / cases for _ in range(RESAMPLES)
    )
    low, high = means[RESAMPLES // 40], means[RESAMPLES - RESAMPLES // 40 - 1]
    return Estimate(sum(values) / cases, low, high, cases)
