"""Bags, whose order nobody knows, and piles, whose top somebody knows."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from headframe.core.rng import Rng
from headframe.kit.deck import (
    NO_CARD,
    draw_and_renew,
    draw_random,
    draw_top,
    draw_with_reshuffle,
    new_bag,
    put_into,
    put_on_top,
    put_under,
    put_under_shuffled,
    renew_if_empty,
    shuffle_between,
    top,
)
from tests.kit.fair import is_even

CARDS = st.lists(st.integers(0, 60), max_size=30)
SEEDS = st.text(max_size=4)


# Bags


def test_every_order_of_a_bag_is_drawn_alike() -> None:
    rng = Rng.seeded("bag")
    orders = []
    for _ in range(6000):
        bag = new_bag([7, 3, 9, 1])
        orders.append(tuple(draw_random(bag, rng) for _ in range(4)))
    assert is_even(orders, list(permutations([1, 3, 7, 9])))


@given(CARDS, CARDS, SEEDS)
def test_a_bag_stays_sorted_and_loses_nothing(cards: list[int], more: list[int], seed: str) -> None:
    rng = Rng.seeded(seed)
    bag = new_bag(cards)
    drawn = [draw_random(bag, rng) for _ in range(len(cards) // 2)]
    for card in more:
        put_into(bag, card)
    assert bag == sorted(bag)
    assert sorted(bag + drawn) == sorted(cards + more)


@given(CARDS, SEEDS)
def test_equal_bags_draw_equally_however_they_were_filled(cards: list[int], seed: str) -> None:
    one = new_bag(cards)
    other: list[int] = []
    for card in reversed(cards):
        put_into(other, card)
    assert one == other
    first, second = Rng.seeded(seed), Rng.seeded(seed)
    assert [draw_random(one, first) for _ in cards] == [draw_random(other, second) for _ in cards]


def test_an_empty_bag_gives_no_card_and_uses_no_luck() -> None:
    rng = Rng.seeded("empty")
    assert draw_random([], rng) == NO_CARD
    assert draw_with_reshuffle([], [], rng) == NO_CARD
    assert rng.count == 0


def test_the_last_card_of_a_bag_does_not_reshuffle() -> None:
    rng = Rng.seeded("lazy")
    bag, discard = [4], [8, 5]
    assert draw_with_reshuffle(bag, discard, rng) == 4
    assert (bag, discard) == ([], [8, 5])
    discard.append(6)
    card = draw_with_reshuffle(bag, discard, rng)
    assert discard == []
    assert sorted([*bag, card]) == [5, 6, 8]
    assert bag == sorted(bag)


@given(CARDS, CARDS, st.integers(0, 80), SEEDS)
def test_drawing_with_reshuffle_gives_every_card_once(
    bag: list[int], discard: list[int], draws: int, seed: str
) -> None:
    rng = Rng.seeded(seed)
    everything = sorted(bag + discard)
    bag = new_bag(bag)
    first = len(bag)
    in_bag = bag[:]
    drawn = [draw_with_reshuffle(bag, discard, rng) for _ in range(draws)]
    cards = [card for card in drawn if card != NO_CARD]
    assert sorted(cards + bag + discard) == everything
    assert len(cards) == min(draws, len(everything))
    if draws >= first:
        assert sorted(cards[:first]) == in_bag


# Piles


def test_the_top_of_a_pile_is_the_end_of_the_list() -> None:
    pile = [1, 2, 3]
    put_on_top(pile, 9)
    put_under(pile, 7)
    assert top(pile) == 9
    assert [draw_top(pile) for _ in range(6)] == [9, 3, 2, 1, 7, NO_CARD]
    assert top(pile) == NO_CARD


def test_a_pile_is_renewed_the_moment_it_is_empty() -> None:
    rng = Rng.seeded("eager")
    pile, discard = [4, 5], [1, 2, 3]
    assert draw_and_renew(pile, discard, rng) == 5
    assert (pile, discard) == ([4], [1, 2, 3])
    assert draw_and_renew(pile, discard, rng) == 4
    assert (sorted(pile), discard) == ([1, 2, 3], [])


def test_with_nothing_discarded_the_next_batch_becomes_the_pile() -> None:
    rng = Rng.seeded("batch")
    pile, discard = [4], list[int]()
    assert draw_and_renew(pile, discard, rng) == 4
    assert draw_and_renew(pile, discard, rng) == NO_CARD
    discard.extend([6, 7])
    assert renew_if_empty(pile, discard, rng)
    assert (sorted(pile), discard) == ([6, 7], [])
    discard.append(8)
    assert not renew_if_empty(pile, discard, rng)
    assert discard == [8]


def test_a_renewed_pile_lies_in_any_order() -> None:
    rng = Rng.seeded("renewed")
    orders = []
    for _ in range(6000):
        pile = list[int]()
        renew_if_empty(pile, [1, 2, 3, 4], rng)
        orders.append(tuple(pile))
    assert is_even(orders, list(permutations([1, 2, 3, 4])))


def test_several_cards_go_under_a_pile_in_any_order() -> None:
    rng = Rng.seeded("under")
    row = [1, 2, 3]
    orders = []
    for _ in range(3000):
        pile = [8, 9]
        put_under_shuffled(pile, row, rng)
        assert pile[3:] == [8, 9]
        orders.append(tuple(pile[:3]))
    assert row == [1, 2, 3]
    assert is_even(orders, list(permutations(row)))


@given(CARDS, st.integers(0, 32), st.integers(0, 32), SEEDS)
def test_known_cards_stay_where_they_are(
    pile: list[int], known_top: int, known_under: int, seed: str
) -> None:
    before = pile[:]
    shuffle_between(pile, known_top, known_under, Rng.seeded(seed))
    assert sorted(pile) == sorted(before)
    assert pile[:known_under] == before[:known_under]
    assert pile[max(0, len(pile) - known_top) :] == before[max(0, len(pile) - known_top) :]


def test_unknown_cards_lie_in_any_order() -> None:
    rng = Rng.seeded("between")
    orders = []
    for _ in range(3000):
        pile = [9, 1, 2, 3, 8, 7]
        shuffle_between(pile, 2, 1, rng)
        orders.append(tuple(pile[1:4]))
    assert is_even(orders, list(permutations([1, 2, 3])))
