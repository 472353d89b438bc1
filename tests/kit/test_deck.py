"""Bags: decks whose order nobody knows."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from headframe.core.rng import Rng
from headframe.kit.deck import NO_CARD, draw_random, new_bag
from tests.kit.fair import is_even

CARDS = st.lists(st.integers(0, 60), max_size=30)
SEEDS = st.text(max_size=4)


def test_every_order_of_a_bag_is_drawn_alike() -> None:
    rng = Rng.seeded("bag")
    orders = []
    for _ in range(6000):
        bag = new_bag([7, 3, 9, 1])
        orders.append(tuple(draw_random(bag, rng) for _ in range(4)))
    assert is_even(orders, list(permutations([1, 3, 7, 9])))


@given(CARDS, SEEDS)
def test_a_bag_stays_sorted_and_loses_nothing(cards: list[int], seed: str) -> None:
    rng = Rng.seeded(seed)
    bag = new_bag(cards)
    drawn = [draw_random(bag, rng) for _ in range(len(cards) // 2)]
    assert bag == sorted(bag)
    assert sorted(bag + drawn) == sorted(cards)


@given(CARDS, SEEDS)
def test_equal_bags_draw_equally_however_they_were_filled(cards: list[int], seed: str) -> None:
    one, other = new_bag(cards), new_bag(reversed(cards))
    assert one == other
    first, second = Rng.seeded(seed), Rng.seeded(seed)
    assert [draw_random(one, first) for _ in cards] == [draw_random(other, second) for _ in cards]


def test_an_empty_bag_gives_no_card_and_uses_no_luck() -> None:
    rng = Rng.seeded("empty")
    assert draw_random([], rng) == NO_CARD
    assert rng.count == 0
