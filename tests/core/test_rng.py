"""The generator: the same everywhere, fair, and continued from two values."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headframe.core.rng import Rng


@pytest.mark.parametrize("compiled", [False, True])
def test_the_first_numbers_are_these_on_every_machine(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("headframe.core.rng._COMPILED", compiled)
    rng = Rng.seeded("headframe", "dice")
    assert [rng.below(6) for _ in range(12)] == FIRST_DICE
    assert [rng.word() for _ in range(3)] == FIRST_WORDS


@given(st.text(max_size=20), st.integers(0, 100))
def test_key_and_count_are_all_it_needs_to_go_on(seed: str, used: int) -> None:
    rng = Rng.seeded(seed)
    for _ in range(used):
        rng.below(7)
    again = Rng(rng.key, rng.count)
    assert [rng.below(1000) for _ in range(40)] == [again.below(1000) for _ in range(40)]


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded("a")
    rng.below(6)
    twin = rng.copy()
    ahead = [rng.below(100) for _ in range(30)]
    assert [twin.below(100) for _ in range(30)] == ahead


def test_purposes_do_not_share_numbers() -> None:
    dice, bot = Rng.seeded("a", "dice"), Rng.seeded("a", "bot")
    assert [dice.word() for _ in range(4)] != [bot.word() for _ in range(4)]


@given(st.integers(1, 50), st.integers(0, 2**32))
def test_numbers_stay_in_range(n: int, seed: int) -> None:
    rng = Rng.seeded(str(seed))
    assert all(0 <= rng.below(n) < n for _ in range(50))


def test_a_die_is_fair() -> None:
    rng = Rng.seeded("fair")
    rolls = 60_000
    seen = Counter(rng.below(6) for _ in range(rolls))
    chi_square = sum((seen[face] - rolls / 6) ** 2 / (rolls / 6) for face in range(6))
    assert chi_square < 20.5  # one honest die in a thousand is worse


def test_a_number_that_would_be_unfair_is_thrown_again() -> None:
    n = 3 << 30  # leaves a remainder of 2**30 in 2**32, so word 0 must be thrown again
    rng = Rng(Rng.seeded("x").key, 1)
    rng.words = (0, 0, 2**32 - 1, *range(13))
    assert rng.below(n) == (2**32 - 1) * n >> 32
    assert rng.count == 3


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng.seeded("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert max(orders.values()) < 1150


def test_pick_takes_members() -> None:
    rng = Rng.seeded("pick")
    assert {rng.pick("abc") for _ in range(50)} == set("abc")


FIRST_DICE = [5, 0, 2, 2, 4, 5, 2, 0, 2, 1, 4, 3]
FIRST_WORDS = [3610432317, 2546035453, 2037358166]
