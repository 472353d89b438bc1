"""Which build runs: the plain sources, or `core`, `kit` and `games` compiled (`./x compile`);
and of which commit."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from headframe.core import engine

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


def build() -> str:
    """Whether the kernel that runs is the compiled one: "plain" or "compiled"."""
    return PLAIN if engine.__file__.endswith(".py") else COMPILED


def commit() -> str:
    """Of the checkout that this runs in; "unknown" where there is none."""
    asked = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        found = subprocess.run(
            asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
    except OSError:
        return "unknown"
    return found.stdout.strip() or "unknown"
