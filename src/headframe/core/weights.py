"""By whose numbers a game is judged: those of its own ``weights.txt``, or those of another file for
as long as somebody tries it. One for the whole process: whoever tries a file puts the old one back
before anybody else thinks (``bots.weighed``)."""

from __future__ import annotations

from typing import Final

FILE: Final = "weights.txt"
KEPT: Final = 8
"""Files whose numbers a game keeps at hand: its own, and those that are being compared."""
_tried: dict[str, str] = {}


def in_use(game: str) -> str:
    """The file that is being tried, "" for the game's own."""
    return _tried.get(game, "")


def put_in_use(game: str, file: str) -> str:
    """Judge by this file from now on; gives back what was in use before."""
    before = _tried.get(game, "")
    _tried[game] = file
    return before
