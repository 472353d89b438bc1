"""Weights are tuned by play: spoilt ones find back, and a run goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from headframe import registry
from headframe.arena.executors import Serial
from headframe.arena.schedule import BadRun
from headframe.bots.bot import Player
from headframe.bots.settings import BadBot
from headframe.bots.specs import make
from headframe.core.rng import Rng
from headframe.core.weights import FILE, in_use
from headframe.train.numbers import numbers, written
from headframe.train.tune import LOG, Tuning, gate, tune
from tests.train.pit import SPOILT

PLAN = Tuning(
    game="tests.train.pit:WeighedPit",
    tables=[{"players": 2}, {"players": 3}],
    bot="greedy:worlds=1,rounds=1,limit=8",
    start=SPOILT,
    without=("things",),
    steps=6,
    ways=12,
    deals=2,
    spread=0.5,
    rate=12.0,
    points=4.0,
    seed="pit",
)


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tuned")
    tune(PLAN, folder, Serial(), lambda _: None)
    return folder


def test_a_spoilt_weight_finds_back(tuned: Path) -> None:
    """What lies in the vault counts twice in the end; this evaluation began with less than gold in
    hand. With what was tuned the same bot wins clearly, on deals that it was not tuned on."""
    found = numbers((tuned / FILE).read_text())
    assert found["vault"] > 1.2 * found["gold"]
    assert found["things life"] == 1
    assert gate(PLAN, PLAN.tables[0], tuned, 80, 1).low > 0.5


def test_ways_play_at_all_tables_in_turn(tmp_path: Path) -> None:
    """Spoilt on purpose: a run that forgot the second kind of table would end as one without."""
    one = PLAN._replace(steps=1, deals=1)
    tune(one, tmp_path / "both", Serial(), lambda _: None)
    tune(one._replace(tables=PLAN.tables[:1]), tmp_path / "two", Serial(), lambda _: None)
    logs = [json.loads((tmp_path / run / LOG).read_text()) for run in ("both", "two")]
    assert logs[0]["slopes"] != logs[1]["slopes"]


def test_a_run_goes_on_where_it_stopped(tuned: Path, tmp_path: Path) -> None:
    """Half of the log, and the steps that are missing are played to the same end."""
    lines = (tuned / LOG).read_text().splitlines(keepends=True)
    (tmp_path / LOG).write_text("".join(lines[:3]))
    tune(PLAN, tmp_path, Serial(), lambda _: None)
    assert (tmp_path / LOG).read_text() == "".join(lines)
    assert (tmp_path / FILE).read_text() == (tuned / FILE).read_text()
    with pytest.raises(BadRun, match="another run was begun here"):
        tune(PLAN._replace(seed="other"), tmp_path, Serial(), lambda _: None)


@pytest.mark.parametrize("name", ["super_motherload", "drillers", "mothership"])
def test_bots_judge_by_the_file_they_are_given(name: str, tmp_path: Path) -> None:
    """All numbers twice as high are other worths; when the bot has answered, all is as before."""
    game = registry.game(name)
    own = Path(str(registry.__file__)).parent / "games" / name / "evaluate" / FILE
    text = own.read_text(encoding="utf-8")
    file = tmp_path / "double.txt"
    file.write_text(written(text, dict.fromkeys(numbers(text), 2.0)), encoding="utf-8")
    s = game.new({"players": 2}, "a game")
    before = game.worths(s)
    seen: list[list[float]] = []

    class Nosy:
        memory = None

        def choose(self, observation):  # type: ignore[no-untyped-def]
            seen.append(observation.game.worths(observation.world))
            return observation.decisions[0].key, None

    bot = make(f"greedy:weights={file}", Rng.seeded("a bot"), name)
    bot.bot = Nosy()  # type: ignore[attr-defined]
    Player(game, s.open_decisions[0].seat, bot, Rng.seeded("a dealer")).answer(s)
    assert seen[0] != before and game.worths(s) == before
    assert in_use(name) == ""
    with pytest.raises(BadBot, match="there is no such file"):
        make(f"greedy:weights={tmp_path / 'none.txt'}", Rng.seeded("a bot"), name)
