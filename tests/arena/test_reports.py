"""What the reports say about games whose results are known."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from headframe.arena.balance import table_balance
from headframe.arena.files import rows, write_parquet
from headframe.arena.intervals import Estimate
from headframe.arena.job import Job, Played
from headframe.arena.ladder import ladder_report
from headframe.arena.match import match_report
from headframe.arena.play import play
from headframe.arena.plots import plot_balance, plot_ladder, plot_match
from headframe.arena.runs import run_balance, run_ladder, run_match
from headframe.arena.tally import named
from headframe.arena.text import balance_text, bar, ladder_text, match_text
from headframe.core.options import Value
from headframe.core.part import Json

TOY = "tests.toy.game:ToyGame"
OPTIONS: dict[str, Value] = {"players": 2, "teams": False}


def played(
    bots: str, places: list[int], scores: list[int], deal: int = 0, teams: list[int] | None = None
) -> Played:
    seats = len(bots)
    return Played(
        key=f"{bots}{deal}",
        deal=deal,
        bots=list(bots),
        teams=teams or list(range(seats)),
        places=places,
        scores=scores,
        sources=[{"gold": score} for score in scores],
        labels=[f"deck {seat}" for seat in range(seats)],
        answers=10 * (deal + 1),
        turns=4,
        answered=[5] * seats,
        tally={"Drew": [1] + [0] * seats, "Drew.card=3": [1] + [0] * seats},
        seconds=[0.5] * seats,
        slowest=[0.2] * seats,
    )


def test_wins_are_shared() -> None:
    assert played("ab", [1, 2], [9, 3]).wins() == [1, 0]
    assert played("abc", [1, 1, 3], [9, 9, 3]).wins() == [0.5, 0.5, 0]


def test_a_winning_pair_has_won_one_game() -> None:
    assert played("abab", [1, 2, 1, 2], [9, 3, 9, 3], teams=[0, 1, 0, 1]).wins() == [0.5, 0, 0.5, 0]


def test_the_rules_own_player_can_win() -> None:
    assert played("a", [2, 1], [3, 9], teams=[0]).wins() == [0]
    assert played("a", [1, 1], [9, 9], teams=[0]).wins() == [0.5]


def test_the_rules_own_player_is_reported() -> None:
    games = [
        played("a", [2, 1], [3, 9], teams=[0]),
        played("a", [1, 1], [7, 7], deal=1, teams=[0]),
    ]
    table = table_balance({"players": 1}, "a", games, {})
    assert table.fair == 0.5
    assert (table.seats[0].wins.value, table.seats[0].score.value) == (0.25, 5)
    assert (table.rivals[0].wins.value, table.rivals[0].score.value) == (0.75, 8)
    report = match_report(TOY, OPTIONS, "seed", ["a"], games)
    assert report.rivals is not None
    assert report.rivals.value == 8
    assert "the rules' player: 8.0" in match_text(report)


def test_a_match_is_summed_up() -> None:
    games = [
        played("ab", [1, 2], [9, 3], 0),
        played("ba", [2, 1], [4, 6], 0),
        played("ab", [1, 1], [5, 5], 1),
        played("ba", [1, 2], [8, 2], 1),
    ]
    report = match_report(TOY, OPTIONS, "seed", ["a", "b"], games)
    first, second = report.rows
    assert (first.wins.value, second.wins.value) == (0.625, 0.375)
    assert first.fair == 0.5
    assert first.score.value == 5.5
    assert first.margin.value == pytest.approx((6 + 2 + 0 - 6) / 4)
    assert first.margin.cases == 2, "two games of one deal are one case"
    assert [seat.value for seat in first.by_seat] == [0.75, 0.5]
    assert (report.games, report.deals, report.answers.value) == (4, 2, 15)
    assert report.pairs[0].wins.value == 0.625
    assert report.timing[0].mean == 0.1
    assert "62.5%" in match_text(report)


def test_a_ladder_puts_the_better_above() -> None:
    games = [
        played("abc", [1, 2, 3], [9, 5, 1], deal)
        if deal % 4
        else played("abc", [2, 1, 2], [5, 9, 5])
        for deal in range(40)
    ]
    report = ladder_report(TOY, OPTIONS, "seed", ["c", "b", "a"], games)
    assert [rung.bot for rung in report.rungs] == ["a", "b", "c"]
    assert all(rung.rating.low < rung.rating.value < rung.rating.high for rung in report.rungs)
    assert "a before c" in ladder_text(report)


def test_ties_and_teams_are_rated() -> None:
    tied = ladder_report(TOY, OPTIONS, "seed", ["a", "b"], [played("ab", [1, 1], [5, 5])])
    assert tied.rungs[0].rating.value == pytest.approx(tied.rungs[1].rating.value)
    pair = played("abab", [1, 2, 1, 2], [9, 3, 9, 3], teams=[0, 1, 0, 1])
    teams = ladder_report(TOY, OPTIONS, "seed", ["a", "b"], [pair])
    assert teams.rungs[0].bot == "a"
    assert teams.rungs[0].rating.value > 0 > teams.rungs[1].rating.value


def test_a_balance_is_summed_up() -> None:
    games = [played("aa", [1, 2], [9, 3], 0), played("aa", [2, 1], [4, 8], 1)]
    table = table_balance(OPTIONS, "a", games, {"card": {"3": {"id": "x", "name": "Pickaxe"}}})
    assert [seat.wins.value for seat in table.seats] == [0.5, 0.5]
    assert [label.name for label in table.labels] == ["deck 0", "deck 1"]
    assert (table.answers.least, table.answers.most, table.fair) == (10, 20, 0.5)
    assert table.score.value == 6
    assert table.sources[0].points.value == 6
    assert table.sources[0].winners == 8.5
    drew = {use.key: use for use in table.events}["Drew.card=3"]
    assert drew.name == "Drew card Pickaxe"
    assert (drew.per_game, drew.games.value) == (1, 1)
    assert drew.wins is not None
    assert (drew.wins.value, drew.wins.cases) == (0.5, 2)


def test_equal_things_are_counted_together() -> None:
    game = msgspec.structs.replace(
        played("aa", [1, 2], [9, 3]), tally={"Won.tile=1": [1, 0, 0], "Won.tile=2": [1, 2, 0]}
    )
    corridor: dict[str, Json] = {"name": "corridor"}
    words: dict[str, Json] = {"tile": {"1": corridor, "2": corridor, "3": corridor}}
    (use,) = table_balance(OPTIONS, "a", [game], words).events
    assert (use.name, use.per_game) == ("Won tile corridor", 4)
    assert use.wins is not None
    assert (use.wins.value, use.wins.cases) == (0.5, 2)


def test_events_are_counted_by_seat() -> None:
    found = play(Job(game=TOY, options=OPTIONS, bots=["random"] * 2, seed="t", deal=0, tally=True))
    drew = found.tally["Drew"]
    by_card = [counts for key, counts in found.tally.items() if key.startswith("Drew.card=")]
    assert sum(drew) > 0
    assert [sum(column) for column in zip(*by_card, strict=True)] == drew
    assert all(len(counts) == 3 for counts in found.tally.values())


def test_names_fall_back_to_numbers() -> None:
    assert named("Drew", {}) == "Drew"
    assert named("Drew.card=3", {}) == "Drew card 3"
    assert named("Drew.card=3", {"card": {"4": {"name": "Shovel"}}}) == "Drew card 3"


def test_bars_show_value_and_interval() -> None:
    assert bar(Estimate(0.5, 0.25, 0.75, 9), 0, 1, 9) == "··├─●─┤··"
    assert bar(Estimate(1.0, 1.0, 1.0, 9), 0, 1, 5) == "····●"


def test_everything_is_written(tmp_path: Path) -> None:
    match, games = run_match(TOY, ["random", "greedy"], 4)
    ladder, climbed = run_ladder(TOY, ["random", "greedy"], 4)
    balance, tables = run_balance(TOY, "random", 3)
    assert [table.players for table in balance.tables] == [2, 3, 4]
    assert "4 players, 3 games" in balance_text(balance)
    pictures = [
        *plot_match(tmp_path, match, games),
        *plot_ladder(tmp_path, ladder, climbed),
        *plot_balance(tmp_path, balance, tables),
    ]
    assert pictures
    for picture in pictures:
        assert picture.read_bytes().startswith(b"\x89PNG")
    parquet = write_parquet(tmp_path, games)
    assert parquet is not None
    assert parquet.read_bytes().startswith(b"PAR1")
    assert len(rows(games)) == 8
    assert msgspec.json.decode(msgspec.json.encode(match))["rows"][0]["bot"] == "random"
