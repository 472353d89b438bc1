"""Every bot sits in every seat equally often, and all play the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from headframe.arena.schedule import BadRun, equals, schedule, seatings

TOY = "tests.toy.game:ToyGame"


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_in_every_seat_equally_often(count: int, seats: int) -> None:
    bots = [f"bot {number}" for number in range(count)]
    sat = Counter((bot, seat) for row in seatings(bots, seats) for seat, bot in enumerate(row))
    assert len(sat) == count * seats, "some bot never sits in some seat"
    assert len(set(sat.values())) == 1, sat


def test_two_bots_change_places() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]


def test_pairs_sit_across() -> None:
    assert seatings(["a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_whole_deals_are_played() -> None:
    jobs = schedule(TOY, {"players": 3}, 3, ["random", "greedy", "level1"], 10, "seed")
    assert len(jobs) == 12
    assert Counter(job.deal for job in jobs) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert len({job.key() for job in jobs}) == 12


def test_a_key_names_all_that_matters() -> None:
    first = equals(TOY, {"players": 2}, 2, "greedy", 1, "seed")[0]
    second = equals(TOY, {"players": 2}, 2, "greedy", 1, "other seed")[0]
    third = equals(TOY, {"players": 2}, 2, "greedy:noise=1", 1, "seed")[0]
    assert len({first.key(), second.key(), third.key()}) == 3
    assert first.key() == equals(TOY, {"players": 2}, 2, "greedy", 5, "seed")[0].key()


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (["greedy", "greedy"], 10, "named twice"),
        (["greedy"], 10, "at least two"),
        (["greedy", "random"], 0, "not a positive number"),
    ],
)
def test_what_cannot_be(bots: list[str], games: int, message: str) -> None:
    with pytest.raises(BadRun, match=message):
        schedule(TOY, {"players": 2}, 2, bots, games, "seed")
