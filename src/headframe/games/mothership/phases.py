"""Where in a turn the game is. Ships are placed before the first one; saved games know these by
number."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0
BEGIN: Final = 1
OPENED: Final = 2
GATHERING: Final = 3
SELLING: Final = 4
RESPAWNING: Final = 5
ENDING: Final = 6
OVER: Final = 7
