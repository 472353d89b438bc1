"""The log: where its messages are, and what the numbers in events mean."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from headframe.core.speech import COUNTS, EACH, SEAT, Phrase, named, phrase
from headframe.games.mothership.events import Aimed

LOCALES: Final = Path(__file__).parent / "locales"
FIELDS: Final[Mapping[str, str]] = {
    "seat": SEAT,
    "by": SEAT,
    "victim": SEAT,
    "thief": SEAT,
    "victims": SEAT,
    "before": SEAT,
    "winners": SEAT,
    "tied": SEAT,
    "scores": f"{EACH}{SEAT}",
    "numbers": f"{COUNTS}{SEAT}",
    "rows": f"{EACH}energy",
    "Aimed.rows": "energy",
    "Prodded.row": "energy",
    "buffs": f"{COUNTS}buff",
    "unit": "unit",
    "units": "unit",
    "using": "unit",
    "ship": "unit",
    "on": "unit",
    "attackers": "unit",
    "Attacked.defender": "unit",
    "space": "space",
    "start": "space",
    "path": "space",
    "planet": "planet",
    "planets": "planet",
    "purses": "purse",
    "card": "card",
    "cancel": "card",
    "cards": "card",
    "technology": "technology",
    "artifact": "artifact",
    "development": "development",
    "developments": "development",
}


def told(card: Aimed) -> Phrase:
    """The line of the log about a card that was played, as a phrase."""
    fields = ("using", "units", "planets", "rows", "purses", "victims", "path")
    said = phrase("event-Aimed", seat=named(SEAT, card.seat), card=named("card", card.card))
    for field in fields:
        of = FIELDS.get(f"Aimed.{field}", FIELDS[field])
        said[field] = [named(of, number) for number in getattr(card, field)]
    if card.path:
        said["path-last"] = named("space", card.path[-1])
    return said
