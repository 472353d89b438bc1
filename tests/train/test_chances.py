"""Chances: fitted to games, measured on others, read loudly, the same for all who ask."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from headframe import registry
from headframe.arena.executors import Serial
from headframe.core.chances import Curve, Standing
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.kit.chances import FILE, read_curves
from headframe.kit.content import ContentError
from headframe.train.chances import POSITIONS, Fitted, fit_chances, measured
from headframe.train.gather import gather
from headframe.train.report import page, picture, section
from headframe.train.samples import Task
from headframe.train.table import Table

PIT = "tests.train.pit:BlindPit"
FACTS = {"bot": "random", "games": "1", "seed": "s", "commit": "c", "brier": "0.2"}


def pit(deal_seed: str = "pit") -> Task:
    return Task(PIT, {"players": 2}, ["random"], deal_seed, 0, POSITIONS)


@pytest.fixture(scope="module")
def fitted() -> Fitted:
    return fit_chances(pit(), 300, 200, Serial(), None, quiet=True)


def test_chances_beat_those_from_the_points_alone(fitted: Fitted) -> None:
    """The points of this game are gold in hand; what counts is mostly in the vault."""
    found = fitted.figures
    assert sum(found.brier) < sum(found.by_points) - 0.05
    assert found.brier[3] < found.brier[0] < 0.26
    assert found.mean_off() < 0.05


def test_a_curve_that_is_turned_around_is_found_out(fitted: Fitted) -> None:
    table = gather(pit("other"), 100, Serial())
    wrong = table._replace(wins=1.0 - table.wins)
    assert sum(measured(wrong, table).figures.brier) > sum(fitted.figures.brier) + 0.1


def test_a_fit_finds_the_weight_that_made_the_games() -> None:
    rng = np.random.default_rng(1)
    games = 4000
    lead = rng.normal(0.0, 5.0, (games, 2)).astype(np.float32)
    odds = 0.3 * (lead[:, 0] - lead[:, 1])
    first = (rng.random(games) < 1 / (1 + np.exp(-odds))).astype(np.float32)
    ones = np.ones(games, np.float32)
    table = Table(
        name="2",
        names=["worth"],
        teams=[0, 1],
        game=np.arange(games),
        deal=np.arange(games),
        wins=np.stack([first, 1 - first], 1),
        ended=lead,
        scores=lead,
        when=rng.random(games).astype(np.float32),
        progress=(ones * 0.5).astype(np.float32),
        signs=lead[:, :, None],
        out=np.zeros((games, 2), bool),
        worths=lead,
        features=np.zeros((games, 2, 0), np.uint8),
        end=np.ones(games, bool),
        spoilt=np.zeros(games, bool),
    )
    curve = measured(table, table).curve
    assert curve.weights["worth"][2] == pytest.approx(0.3, abs=0.03)


def test_games_that_lie_in_the_folder_are_not_played_again(tmp_path: Path) -> None:
    class Counting:
        played = 0

        def run(self, work, jobs):  # type: ignore[no-untyped-def]
            for job in jobs:
                self.played += 1
                yield work(job)

    first, again = Counting(), Counting()
    one = gather(pit(), 300, first, tmp_path)
    two = gather(pit(), 300, again, tmp_path)
    assert (first.played, again.played) == (300, 0)
    for name in ("wins", "signs", "game", "deal"):
        assert np.array_equal(getattr(one, name), getattr(two, name))
    assert gather(pit("another"), 1, again, tmp_path).games == 1 and again.played == 1


def test_what_is_written_is_read_back_and_faults_are_named(tmp_path: Path, fitted: Fitted) -> None:
    text = section("2", fitted.curve, FACTS)
    (tmp_path / FILE).write_text(text)
    read = read_curves(tmp_path)["2"]
    for name, weights in fitted.curve.weights.items():
        assert read.weights[name] == pytest.approx(weights, rel=1e-3)
    for good, bad in (("commit = c\n", ""), ("worth |", "worth | x |"), ("sign |", "sing |")):
        assert good in text
        (tmp_path / FILE).write_text(text.replace(good, bad))
        with pytest.raises(ContentError, match=FILE):
            read_curves(tmp_path)


def test_the_page_and_the_picture_hold_the_figures(fitted: Fitted) -> None:
    text = page("The Pit", ["headframe chances pit"], [fitted.figures], "pit.svg")
    assert f"{fitted.figures.brier[0]:.3f} / {fitted.figures.by_points[0]:.3f}" in text
    assert picture("The Pit", [fitted.figures]).count("<circle") == len(fitted.figures.bins)


def test_sides_share_the_chance_and_who_is_out_has_none() -> None:
    curve = Curve({"worth": [0.2] * 5, "alone": [-1.0] * 5})
    three = [{"worth": worth} for worth in (4.0, 2.0, 9.0)]
    found = curve.chances(Standing("3", 0.4, (0, 1, 2), three, out=[2]))
    assert found[2] == 0.0 and sum(found) == pytest.approx(1.0) and found[0] > found[1]
    teams = curve.chances(Standing("2v1", 0.4, (0, 1, 0), three))
    assert teams[0] == teams[2] and teams[0] + teams[1] == pytest.approx(1.0)
    lone = curve.chances(Standing("solo", 0.4, (0,), [{"worth": 0.0, "alone": 1.0}]))
    assert lone == pytest.approx([1 / (1 + np.e)])


@pytest.mark.parametrize("name", ["super_motherload", "drillers", "mothership"])
def test_every_game_tells_chances_from_the_start_to_the_end(name: str) -> None:
    game = registry.game(name)
    s = game.new({"players": 2}, "chances")
    start = game.chances(s)
    assert start is not None and start == pytest.approx([0.5, 0.5], abs=0.06)
    rng = Rng.seeded("chances")
    while s.open_decisions:
        found = game.chances(s)
        assert found is not None and sum(found) == pytest.approx(1.0)
        play_random(s, rng, 40)
    assert game.chances(s) == game.wins(s)


MEASURED: list[tuple[str, Options]] = [
    *(("super_motherload", {"players": players}) for players in (2, 3, 4)),
    *(("drillers", {"players": players}) for players in (2, 3, 4)),
    *(("mothership", {"players": players}) for players in (2, 3, 4)),
    *(("mothership", {"mode": "vp", "players": players}) for players in (2, 3, 4)),
    ("mothership", {"mode": "team", "teams": "2v2"}),
]


def test_every_sign_of_every_curve_is_one_that_the_game_tells() -> None:
    left = {(name, table) for name in registry.GAMES for table in registry.game(name).curves()}
    for name, options in MEASURED:
        game = registry.game(name)
        standing = game.standing(game.new(game.settle(options), "signs"))
        assert standing is not None
        assert set(game.curves()[standing.table].weights) <= set(standing.signs[0]), standing.table
        left.discard((name, standing.table))
    assert not left
