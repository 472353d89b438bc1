"""Whether draws are even, by chi-square. Seeds are fixed, so a test never fails by chance."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Sequence


def is_even(draws: Sequence[Hashable], outcomes: Sequence[Hashable]) -> bool:
    """Only these outcomes came, and each about equally often."""
    seen = Counter(draws)
    if not set(seen) <= set(outcomes):
        return False
    expected = len(draws) / len(outcomes)
    chi_square: float = sum((seen[outcome] - expected) ** 2 / expected for outcome in outcomes)
    freedom = len(outcomes) - 1
    # Mean and deviation of the distribution are `freedom` and sqrt(2 * freedom).
    return chi_square < freedom + 4 * math.sqrt(2 * freedom)
