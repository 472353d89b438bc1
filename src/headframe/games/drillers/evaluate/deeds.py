"""What styles of play are about: how often a seat did it."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.core.engine import Event
from headframe.games.drillers.content import Content
from headframe.games.drillers.events.mine import (
    Collected,
    MilestoneTaken,
    TileWon,
)
from headframe.games.drillers.events.players import Bought, Surfaced, TookDamageForFuel, Upgraded


def deeds(content: Content, events: Sequence[Event], seat: int) -> dict[str, float]:
    found = {
        "damages": 0.0,
        "minerals": 0.0,
        "cards": 0.0,
        "upgrades": 0.0,
        "tiles": 0.0,
        "notches": 0.0,
        "milestones": 0.0,
        "surfacings": 0.0,
    }
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, TookDamageForFuel):
            found["damages"] += 1
        elif isinstance(event, Collected):
            found["minerals"] += 1
        elif isinstance(event, Bought):
            found["cards"] += 1
        elif isinstance(event, Upgraded):
            found["upgrades"] += 1
        elif isinstance(event, TileWon):
            found["tiles"] += 1
            found["notches"] += content.tiles.widths[event.tile]
        elif isinstance(event, MilestoneTaken):
            found["milestones"] += 1
        elif isinstance(event, Surfaced):
            found["surfacings"] += 1
    return found
