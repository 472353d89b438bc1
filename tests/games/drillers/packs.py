"""Content packs of a test's own: the built-in one with something changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from headframe.games.drillers.content import BUILT_IN, FILES


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    """The built-in pack, in ``folder``, with one text of a file replaced by another."""
    for name in FILES:
        if not (folder / name).exists():
            shutil.copy(BUILT_IN / name, folder / name)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def after(line: str, added: str) -> tuple[str, str]:
    """For ``pack_with``: a line, and the same with another one below it."""
    return line, f"{line}\n{added}"
