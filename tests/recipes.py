"""The recipes of the docs, as tests follow them: the files that a page tells one to write."""

from __future__ import annotations

import re
from pathlib import Path

from tools import fields

PAGES = Path(__file__).parents[1] / "docs" / "recipes"
_FILE = re.compile(r"^`(?P<path>[\w/.]+)`\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def files(page: str) -> dict[str, str]:
    """What a recipe says should be written, by path."""
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    return {found["path"]: found["text"] for found in _FILE.finditer(text)}


def follow_add_a_game(folder: Path) -> str:
    """Write the game of the recipe into a folder; how the environment names it."""
    for path, text in files("add-a-game").items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    assert fields.main([str(folder / "gold_rush/state.py")]) == 0
    return "gold_rush=gold_rush.game:GoldRushGame"
