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


def lines(page: str) -> list[str]:
    """The lines of data that a recipe adds."""
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(r"^```text\n(.+)\n```$", text, re.MULTILINE)


def add_line(file: Path, section: str, line: str) -> None:
    """Put a line at the end of the table of a section."""
    head, begin, rest = file.read_text(encoding="utf-8").partition(f"[{section}]\n")
    assert begin, f"{file.name} has no section [{section}]"
    table, *others = rest.split("\n\n", 1)
    file.write_text(
        "\n\n".join([f"{head}{begin}{table.rstrip()}\n{line}", *others]), encoding="utf-8"
    )
