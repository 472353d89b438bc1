"""The commands as the command line calls them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from headframe.arena.commands import Settings, balance, ladder, match
from headframe.arena.schedule import BadRun
from headframe.bots.settings import BadBot
from headframe.bots.specs import UnknownBot
from headframe.core.options import BadOption
from headframe.registry import UnknownGame

TOY = "tests.toy.game:ToyGame"


def test_a_match_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match(TOY, "random", "greedy", games=4, settings=Settings(workers=1, out=tmp_path, quiet=True))
    printed = capsys.readouterr().out
    assert "share of wins, 95 % interval" in printed
    assert "wrote" in printed
    report = json.loads((tmp_path / "report.json").read_bytes())
    assert (report["games"], report["deals"]) == (4, 2)
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 4


def test_progress_goes_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    match(TOY, "random", "greedy:worlds=1", games=2, settings=Settings(workers=1))
    assert "2 of 2 games" in capsys.readouterr().err


def test_a_ladder_prints(capsys: pytest.CaptureFixture[str]) -> None:
    ladder(TOY, "random", "greedy", games=4, settings=Settings(workers=1, quiet=True))
    assert "greedy before random" in capsys.readouterr().out


def test_a_balance_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    balance(
        TOY,
        "random",
        games=3,
        players=(4,),
        settings=Settings(option=("teams=on",), workers=1, out=tmp_path, quiet=True),
    )
    assert "4 players, 3 games" in capsys.readouterr().out
    report = json.loads((tmp_path / "report.json").read_bytes())
    assert report["tables"][0]["options"] == {"players": 4, "teams": True}


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: match("chess", "random", "greedy"), UnknownGame, "no game 'chess'"),
        (lambda: match("no.module:Game", "random", "greedy"), UnknownGame, "no.module"),
        (lambda: match(TOY, "random", "best"), UnknownBot, "no bot 'best'"),
        (lambda: match(TOY, "random", "mcts:x=1"), BadBot, "no parameter 'x'"),
        (lambda: match(TOY, "random"), BadRun, "at least two"),
        (lambda: match(TOY, "random", "greedy", players=9), BadOption, "from 2 to 4"),
        (
            lambda: match(TOY, "random", "greedy", settings=Settings(option=("x",))),
            BadRun,
            "form name=value",
        ),
        (
            lambda: match(TOY, "random", "greedy", settings=Settings(option=("x=1",))),
            BadOption,
            "there is none",
        ),
        (
            lambda: match(TOY, "random", "greedy", settings=Settings(executor="gpu")),
            BadRun,
            "no 'gpu'",
        ),
        (lambda: balance(TOY, "best"), UnknownBot, "no bot 'best'"),
        (lambda: balance(TOY, "random", games=0), BadRun, "positive"),
    ],
)
def test_bad_input_is_one_clear_message(
    call: Callable[[], Any], kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        call()
