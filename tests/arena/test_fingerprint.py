"""Results of different bots, weights or rules are never taken for one another's."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import headframe

ASK = """
from headframe.arena.schedule import equals
print(equals("drillers", {"players": 2}, 2, "greedy", 1, "seed")[0].key())
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package that a test may change."""
    home = Path(headframe.__file__).parent
    copy = tmp_path / "headframe"
    for name in ("core", "kit", "bots", "arena", "games", "languages"):
        shutil.copytree(home / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in home.glob("*.py"):
        shutil.copy(file, copy / file.name)
    return copy


def key(copied: Path) -> str:
    run = [sys.executable, "-c", ASK]
    path = {"PYTHONPATH": str(copied.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(run, env=path, capture_output=True, text=True, check=True).stdout


def appended(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


def test_other_bots_rules_or_weights_are_another_job(copied: Path) -> None:
    first = key(copied)
    assert key(copied) == first
    game = copied / "games" / "drillers"
    weights = next(iter(sorted(game.rglob("weights.txt"))))
    for file in (copied / "bots" / "scoring.py", copied / "core" / "engine.py", weights):
        appended(file)
        assert key(copied) != first, file.name
        first = key(copied)


def test_another_game_is_no_part_of_it(copied: Path) -> None:
    first = key(copied)
    appended(copied / "games" / "mothership" / "game.py")
    assert key(copied) == first
