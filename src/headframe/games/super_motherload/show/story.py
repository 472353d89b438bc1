"""The log: where its messages are, and what the numbers in events mean."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from headframe.core.speech import COUNTS, SEAT

LOCALES: Final = Path(__file__).parent / "locales"
FIELDS: Final[Mapping[str, str]] = {
    "seat": SEAT,
    "side": "side",
    "cards": "pilot",
    "card": "pilot",
    "deck": "deck",
    "cells": "space",
    "bonus": "bonus",
    "tile": "tile",
    "minerals": f"{COUNTS}mineral",
    "stack": "stack",
    "major": "major",
    "majors": "major",
    "minor": "minor",
    "minors": "minor",
    "dealt": "minor",
}
