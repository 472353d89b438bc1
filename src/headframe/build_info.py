"""Which build runs: the plain sources, or `core`, `kit` and `games` compiled (`./x compile`)."""

from __future__ import annotations

from typing import Final

from headframe.core import engine

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


def build() -> str:
    return PLAIN if engine.__file__.endswith(".py") else COMPILED
