"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from typing import TypedDict

from headframe.games.drillers.legal.costs import corridor_cost
from headframe.games.drillers.state import DrillersState


class Figures(TypedDict):
    corridors: list[int]
    """What the next corridor of each floor costs the active player now, in drills."""


def figures(s: DrillersState) -> Figures:
    return {"corridors": [corridor_cost(s, floor) for floor in range(s.content.floors.count)]}
