"""The one place that names the games."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Final

from headframe.core.game import Game

GAMES: Final[dict[str, str]] = {
    "super_motherload": "headframe.games.super_motherload.game:SuperMotherload",
    "drillers": "headframe.games.drillers.game:DrillersGame",
    "mothership": "headframe.games.mothership.game:Mothership",
}
"""Name to ``module:class``. Imported when asked for, so that one game never slows another."""
OWN_GAMES: Final = "HEADFRAME_GAMES"
"""An environment variable through which designers play a game of their own everywhere:
``name=module:class``, several with commas."""


class UnknownGame(LookupError):
    """Names what there is instead."""


def game(name: str) -> Game[Any]:
    """The game of this name, or UnknownGame.

    >>> game("drillers").TITLE
    'DRILLERS'
    """
    known = everything()
    if name not in known:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(known)}")
    module, _, attribute = known[name].partition(":")
    try:
        found: Game[Any] = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"the game {name!r} cannot be loaded: {error}") from error
    return found


def names() -> list[str]:
    """Of all games, those of the environment last."""
    return list(everything())


def everything() -> dict[str, str]:
    """Name to ``module:class``, ours and those of the environment."""
    return {**GAMES, **own()}


def own() -> dict[str, str]:
    """The games that the environment adds."""
    added = [entry.partition("=") for entry in os.environ.get(OWN_GAMES, "").split(",") if entry]
    return {name.strip(): spec.strip() for name, _, spec in added}
