"""One plan for every game: the tables of docs/architecture.md, held against the folders."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.test_imports import SOURCES, table

PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
GAMES = SOURCES / "games"
BESIDES = {game: cells[0] for game, cells in table("| game | besides |").items()}


def plan() -> dict[str, set[str]]:
    """What every game has, and what every game has in it."""
    rows = PAGE.partition("| file or folder | what it is |")[2].partition("\n\n")[0]
    found: dict[str, set[str]] = {}
    for name, told in re.findall(r"^\| `([\w./]+)` \| (.*) \|$", rows, re.MULTILINE):
        inside = re.findall(r"`([a-z]+)`", told) if name.endswith("/") else []
        found[name.removesuffix("/")] = {f"{module}.py" for module in inside}
    return found


def strays(game: Path, besides: set[str]) -> list[str]:
    """What is missing in a game's folder, and what is there without being in the plan."""
    wanted = {*plan(), *(f"{module}.py" for module in besides), "__init__.py"}
    there = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    inside = {f"{room}/{name}" for room, names in plan().items() for name in names}
    missing = {name for name in inside if not (game / name).is_file()}
    return sorted((wanted ^ there) | missing)


def test_every_game_is_named() -> None:
    games = {path.name for path in GAMES.iterdir() if (path / "game.py").is_file()}
    assert games == set(BESIDES)


@pytest.mark.parametrize("game", sorted(BESIDES))
def test_every_game_has_the_plan(game: str) -> None:
    assert strays(GAMES / game, BESIDES[game]) == []


def test_what_is_not_in_the_plan_is_found(tmp_path: Path) -> None:
    game = tmp_path / "game"
    shutil.copytree(GAMES / "drillers", game, ignore=shutil.ignore_patterns("__pycache__"))
    (game / "show" / "odds.py").unlink()
    (game / "offers.py").rename(game / "helpers.py")
    assert strays(game, BESIDES["drillers"]) == ["helpers.py", "offers.py", "show/odds.py"]
