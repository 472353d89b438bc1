"""What a host is offered: set-ups by name, and about how long it takes: estimates of ours, for
people who know the rules."""

from __future__ import annotations

from typing import Final

from headframe.core.presets import Preset

PRESETS: Final = (
    Preset("first", {"players": 2}, "level1"),
    Preset("duel", {"players": 2}, "level3"),
    Preset("full", {"players": 4}, "level3"),
)
MINUTES: Final = {2: 45, 3: 60, 4: 75}
"""By the number of players."""
