"""The one place that names the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from headframe.core.game import Game

GAMES: Final[dict[str, str]] = {}
"""Name to ``module:class``. Imported when asked for, so that one game never slows another."""


class UnknownGame(LookupError):
    """Names what there is instead."""


def game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(GAMES)}")
    module, _, attribute = GAMES[name].partition(":")
    found: Game[Any] = getattr(import_module(module), attribute)()
    return found


def names() -> list[str]:
    return list(GAMES)
