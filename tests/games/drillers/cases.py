"""The option sets that the contract suite plays."""

from __future__ import annotations

from headframe.core.options import Options

OPTION_SETS: list[Options] = [
    {"players": 2},
    {"players": 3, "mechs": ["mayday", "any", "headmaster"]},
    {"players": 4},
    {"players": 1, "level": 1, "solo_credits": 2},
    {"players": 1, "level": 4},
]
