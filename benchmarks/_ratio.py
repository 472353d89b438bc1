"""Ratios of two sides that worked in turns, with an interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from typing import NamedTuple

# Two-sided 95 % points of Student's t for 1, 2, … degrees of freedom; beyond, the normal one.
_T95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)


class Ratio(NamedTuple):
    """The geometric mean over the rounds, and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{short(self.mean)} ({short(self.low)}–{short(self.high)})"


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """Round by round, so that what slows the machine down for a while slows both."""
    logs = [log(a / b) for a, b in zip(ours, theirs, strict=True)]
    count = len(logs)
    mean = sum(logs) / count
    if count < 2:
        return Ratio(exp(mean), 0.0, inf)
    spread = sqrt(sum((entry - mean) ** 2 for entry in logs) / (count - 1) / count)
    t = _T95[count - 2] if count - 2 < len(_T95) else 1.96
    return Ratio(exp(mean), exp(mean - t * spread), exp(mean + t * spread))


def short(number: float) -> str:
    return f"{number:,.0f}" if number >= 20 else f"{number:.1f}" if number >= 2 else f"{number:.2f}"
