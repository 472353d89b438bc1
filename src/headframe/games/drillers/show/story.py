"""The log: where its messages are, and what the numbers in events mean."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from headframe.core.speech import SEAT

LOCALES: Final = Path(__file__).parent / "locales"
FIELDS: Final[Mapping[str, str]] = {
    "seat": SEAT,
    "card": "card",
    "cards": "card",
    "hand": "card",
    "deck": "card",
    "floor": "floor",
    "origin": "floor",
    "mineral": "mineral",
    "better": "mineral",
    "minerals": "mineral",
    "effect": "effect",
    "tile": "tile",
    "room": "room",
    "shop": "shop",
    "milestone": "milestone",
    "winners": SEAT,
    # Points that come from them
    "Scored.minerals": "",
    "Scored.cards": "",
}
