"""Every game of the arena is kept as a record that anybody can verify and replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.arena.records import kept_games, kept_record, unpacked
from headframe.arena.runs import How, run_match
from headframe.arena.schedule import BadRun
from headframe.cli import main
from headframe.core.record import read
from headframe.core.replay import verify
from headframe.registry import game


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("kept")
    run_match("super_motherload", ["random", "greedy:worlds=1,rounds=1"], 2, 2, How(out=out))
    return out


def run(*arguments: str | Path) -> None:
    with pytest.raises(SystemExit) as stop:
        main([str(argument) for argument in arguments])
    assert not stop.value.code


def test_the_records_are_sound(folder: Path) -> None:
    kept = list(kept_games(folder))
    assert len(kept) == 2
    for played in kept:
        record = unpacked(played.record)
        session = verify(game("super_motherload"), record)
        assert list(session.game.result(session.state).scores) == played.scores
        assert record.seats == played.bots
        assert len(played.record) < 30_000


def test_a_game_is_told_by_its_id(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = next(kept_games(folder))
    run("arena", "games", folder)
    assert first.key[:12] in capsys.readouterr().out
    run("arena", "show", folder, first.key[:12], "--step", "3")
    assert capsys.readouterr().out.strip()
    saved = folder / "one.json"
    run("arena", "show", folder, first.key[:12], "--save", saved)
    assert read(saved.read_bytes()) == kept_record(folder, first.key)


def test_what_is_not_there(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="0 games of"):
        kept_record(folder, "nope")
    with pytest.raises(BadRun, match="2 games of"):
        kept_record(folder, "")
    with pytest.raises(BadRun, match="there are no games of an arena run"):
        kept_record(tmp_path, "a")
