"""The examples run as they stand. Those that are bots are also played with in `tests/bots`."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples import play_a_game, replay_a_record, tiny_bot

FOLDER = Path(__file__).parents[1] / "examples"


def test_a_game_is_played_and_its_record_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play_a_game.main(tmp_path / "game.json")
    assert session.over and "Ada: place 1" in capsys.readouterr().out
    lines = replay_a_record.main(tmp_path / "game.json")
    assert lines[-1] == f"verified: {len(session.answers)} answers, over"
    assert len(lines) > 100


def test_the_tiny_bot_beats_chance() -> None:
    assert tiny_bot.main(4) >= 3


def test_every_example_is_introduced() -> None:
    introduced = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert not [path.name for path in FOLDER.glob("*.py") if f"`{path.name}`" not in introduced]
