"""The option sets that the contract suite plays."""

from __future__ import annotations

from headframe.core.options import Options

OPTION_SETS: list[Options] = [
    {"players": 2},
    {"players": 2, "minor_row": 3, "start": 1, "decks": ["grey", "purple"]},
    {"players": 3},
    {"players": 4},
]
