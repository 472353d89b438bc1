"""Masks against plain sets and lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headframe.core.bits import bits, by_bytes, count, lowest, mask_of, nth_bit, sample_bit
from headframe.core.rng import Rng
from tests.kit.fair import is_even

NUMBERS = st.sets(st.integers(0, 400)) | st.sets(st.integers(0, 3000))


@given(NUMBERS)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert bits(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
    assert lowest(mask) == min(numbers, default=-1)


@given(NUMBERS)
def test_the_nth_bit_is_the_nth_member(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert [nth_bit(mask, n) for n in range(len(numbers))] == sorted(numbers)
    assert [by_bytes(mask, n) for n in range(len(numbers))] == sorted(numbers)
    with pytest.raises(IndexError):
        by_bytes(mask, len(numbers))


def test_the_nth_bit_of_a_crowded_mask() -> None:
    mask = (1 << 1000) - 1
    assert [nth_bit(mask, n) for n in range(1000)] == list(range(1000))


@pytest.mark.parametrize("n", [-1, 3, 100])
def test_there_is_no_bit_beyond_the_last(n: int) -> None:
    with pytest.raises(IndexError):
        nth_bit(0b10110, n)


@pytest.mark.parametrize("members", [[0, 1, 2], [5, 29, 30, 31, 60, 179], list(range(0, 1440, 97))])
def test_every_bit_is_sampled_alike(members: list[int]) -> None:
    rng = Rng.seeded("bits")
    mask = mask_of(members)
    assert is_even([sample_bit(mask, rng) for _ in range(6000)], members)
