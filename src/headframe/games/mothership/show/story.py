"""The log: where its messages are, and what the numbers in events mean."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from headframe.core.speech import COUNTS, SEAT

LOCALES: Final = Path(__file__).parent / "locales"
FIELDS: Final[Mapping[str, str]] = {
    "seat": SEAT,
    "by": SEAT,
    "victim": SEAT,
    "thief": SEAT,
    "winners": SEAT,
    "numbers": f"{COUNTS}{SEAT}",
    "rows": f"{COUNTS}energy",
    "unit": "unit",
    "attackers": "unit",
    "Attacked.defender": "unit",
    "space": "space",
    "path": "space",
    "planet": "planet",
    "card": "card",
    "cards": "card",
    "technology": "technology",
    "artifact": "artifact",
    "development": "development",
    "developments": "development",
}
