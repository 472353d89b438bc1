"""The words in events. The messages of the log (show/locales) tell them apart."""

from __future__ import annotations

from typing import Final

START: Final = "start"
ACTION: Final = "action"
DRILL: Final = "drill"
BUY: Final = "buy"
TILE: Final = "tile"
SPACE: Final = "space"
ARTIFACT: Final = "artifact"
"""What ``BonusLost`` calls a tile that is not there."""
SOURCES: Final = (START, ACTION, DRILL, BUY, TILE, SPACE)
"""What gave cards or tokens: the start of the game, a Draw action, the drill or buy bonus of a
pilot, an artifact tile, covered spaces."""
