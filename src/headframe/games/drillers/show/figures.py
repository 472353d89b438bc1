"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from typing import TypedDict

from headframe.games.drillers.legal.costs import corridor_cost
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import DrillersState


class Figures(TypedDict):
    corridors: list[int]
    """What the next corridor of each floor costs the active player now, in drills."""
    scores: list[int]
    """Which cards one owns is known to all. The solo bot stands last."""


def figures(s: DrillersState) -> Figures:
    bot = [] if s.bot is None else [bot_score(s, s.bot)]
    return {
        "corridors": [corridor_cost(s, floor) for floor in range(s.content.floors.count)],
        "scores": [score(s, player) for player in s.players] + bot,
    }
