"""Ratings follow from the games, not from their order, and say how sure they are."""

from __future__ import annotations

from math import log

import pytest

from headframe.arena.job import Played
from headframe.arena.pairing import AT_ONCE, choose
from headframe.arena.ratings import SCALE, Ratings
from headframe.arena.runs import How, run_ladder
from headframe.arena.schedule import tables
from headframe.core.rng import Rng

TOY = "tests.toy.game:ToyGame"


def played(bots: str, places: list[int], deal: int = 0, teams: list[int] | None = None) -> Played:
    seats = len(bots)
    nothing = [0.0] * seats
    return Played(
        key=f"{bots} {places} {deal}",
        deal=deal,
        bots=list(bots),
        teams=teams or list(range(seats)),
        places=places,
        scores=[0] * seats,
        sources=[],
        labels=[],
        answers=1,
        turns=1,
        answered=[1] * seats,
        tally={},
        seconds=nothing,
        slowest=nothing,
    )


def won(bots: str, wins: int, games: int, first: int = 0) -> list[Played]:
    return [played(bots, [1, 2] if deal < wins else [2, 1], first + deal) for deal in range(games)]


def test_three_wins_of_four_are_so_many_points() -> None:
    ratings = Ratings("ab", won("ab", 300, 400))
    assert ratings.chance(0, 1) == pytest.approx(0.75, abs=0.002)
    between = SCALE * (ratings.values[0] - ratings.values[1])
    assert between == pytest.approx(SCALE * log(3), rel=0.01)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = won("ab", 7, 10) + won("bc", 6, 10, 20) + won("ac", 9, 10, 40)
    turned = list(games)
    Rng.seeded("order").shuffle(turned)
    assert Ratings("abc", games).values == Ratings("abc", turned).values


def test_chances_that_were_drawn_are_found_again() -> None:
    """Of 100 ladders from known ratings, about 95 intervals hold the true difference."""
    rng = Rng.seeded("ladder")
    true, inside = Ratings("ab", won("ab", 64, 100)).chance(0, 1), 0
    for run in range(100):
        wins = sum(rng.below(10_000) < true * 10_000 for _ in range(60))
        found = Ratings("ab", won("ab", wins, 60, 1000 * run)).estimate(0, 1, 60)
        inside += found.low <= SCALE * log(true / (1 - true)) <= found.high
    assert 89 <= inside <= 100


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    found = Ratings("ab", won("ab", 20, 20)).estimate(0, 1, 20)
    assert 300 < found.value < 3000
    assert found.high - found.low > 300


def test_games_of_one_deal_are_one_case() -> None:
    alike = [played("ab", [1, 2] if deal % 4 else [2, 1], deal) for deal in range(40) for _ in "xy"]
    apart = [played("ab", game.places, at) for at, game in enumerate(alike)]
    wide, narrow = (Ratings("ab", games).estimate(0, 1, 80) for games in (alike, apart))
    assert wide.value == pytest.approx(narrow.value)
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)


def test_ties_teams_and_games_of_many() -> None:
    assert Ratings("ab", [played("ab", [1, 1])]).values == [0.0, 0.0]
    three = Ratings("abc", [played("abc", [1, 2, 3], deal) for deal in range(9)])
    assert three.values[0] > three.values[1] > three.values[2]
    mixed = [played("abcb", [1, 1, 3, 3], deal, [0, 0, 1, 1]) for deal in range(9)]
    teams = Ratings("abc", mixed)
    assert teams.values[0] > teams.values[1] > teams.values[2], "b was on both sides"


def test_those_near_each_other_play_next() -> None:
    every = tables("abc", 2)
    games = won("ab", 10, 20) + won("ac", 20, 20, 40) + won("bc", 20, 20, 80)
    chosen = choose("abc", every, games)
    assert len(chosen) == AT_ONCE
    assert all(set(table[0]) == {"a", "b"} for table in chosen)
    few = choose("abc", every, games[:20] + games[40:42])
    assert any(set(table[0]) != {"a", "b"} for table in few), "c is hardly known yet"


def test_a_ladder_only_grows() -> None:
    bots = ["random", "greedy:worlds=1", "greedy:worlds=1,noise=2"]
    short, few = run_ladder(TOY, bots, 6, 2, How(seed="grow"))
    report, more = run_ladder(TOY, bots, 20, 2, How(seed="grow"))
    assert [game.key for game in more[: len(few)]] == [game.key for game in few]
    assert (short.anchor, report.rungs[-1].bot) == ("random", "random")
    assert report.rungs[-1].rating.value == 0
