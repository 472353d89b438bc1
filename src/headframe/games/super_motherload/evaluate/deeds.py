"""What styles of play are about: how often a seat did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headframe.core.engine import Event
from headframe.games.super_motherload.events.achievements import MajorTaken, MinorTaken
from headframe.games.super_motherload.events.cards import CardBought
from headframe.games.super_motherload.events.mine import TileFound, TunnelDug
from headframe.games.super_motherload.events.turns import ActionBegan

_OF_ACTIONS: Final = {"draw": "draws", "drill": "drillings", "bomb": "bombs"}


def deeds(events: Sequence[Event], seat: int) -> dict[str, float]:
    found = {
        "draws": 0.0,
        "drillings": 0.0,
        "bombs": 0.0,
        "spaces": 0.0,
        "artifacts": 0.0,
        "pilots": 0.0,
        "achievements": 0.0,
    }
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, ActionBegan):
            found[_OF_ACTIONS[event.action]] += 1
        elif isinstance(event, TunnelDug):
            found["spaces"] += len(event.cells)
        elif isinstance(event, TileFound):
            found["artifacts"] += 1
        elif isinstance(event, CardBought):
            found["pilots"] += 1
        elif isinstance(event, (MajorTaken, MinorTaken)):
            found["achievements"] += 1
    return found
