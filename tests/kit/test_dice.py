"""Dice are fair and know their faces."""

from __future__ import annotations

import pytest

from headframe.core.rng import Rng
from headframe.kit.dice import roll
from tests.kit.fair import is_even


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_every_face_comes_alike(sides: int) -> None:
    rng = Rng.seeded(f"D{sides}")
    assert is_even([roll(rng, sides) for _ in range(6000)], range(1, sides + 1))


def test_a_die_with_one_side_says_one() -> None:
    assert roll(Rng.seeded("one"), 1) == 1
