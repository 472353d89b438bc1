"""`docs/settings.md` from the settings themselves: `python -m tools.settings_page` writes it."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from textwrap import dedent
from typing import Final

from headframe.server import settings

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "settings.md"
OPENING: Final = """\
# Settings of the server

Made from `src/headframe/server/settings.py` by `python -m tools.settings_page`; a test fails when
it is stale. Each setting is a variable of the environment. One that is misspelt or that cannot be
stops the server before it serves anybody, in a sentence.

Two variables are not in the table: `HEADFRAME_DATA` is the folder for the database, and
`HEADFRAME_GAMES` names games of one's own (docs/guides/writing-a-game.md).

| variable | default | |
|---|---|---|
"""


def page() -> str:
    texts = documented(settings.Settings)
    defaults = settings.Settings()
    rows = [
        f"| `{settings.PREFIX}{name.upper()}` | {shown(getattr(defaults, name))} | {texts[name]} |"
        for name in settings.Settings.__struct_fields__
    ]
    return OPENING + "\n".join(rows) + "\n"


def documented(kind: type) -> dict[str, str]:
    """What stands under each field, in one line. A field without a word is a fault."""
    (body,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    name = None
    for part in body.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            assert name is None, f"{name}: nothing is written under it"
            name = part.target.id
        elif name is not None:
            assert isinstance(part, ast.Expr), f"{name}: nothing is written under it"
            assert isinstance(part.value, ast.Constant), name
            found[name] = " ".join(str(part.value.value).split()).replace("``", "`")
            name = None
    return found


def shown(default: object) -> str:
    if default == "":
        return "empty"
    return f"{default:,}" if isinstance(default, int) else f"{default:g}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
