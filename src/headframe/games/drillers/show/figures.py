"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from typing import TypedDict

from headframe.games.drillers.legal.action_codes import DOWN, UP
from headframe.games.drillers.legal.costs import batteries, corridor_cost
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import DrillersState


class Figures(TypedDict):
    corridors: list[int]
    """What the next corridor of each floor costs the active player now, in drills."""
    ways: list[list[int]]
    """The answers that take the active player to each floor with the moves at hand, one after
    another; none for the floor one stands on and for those out of reach."""
    batteries: list[int]
    """How many batteries each player has left."""
    scores: list[int]
    """Which cards one owns is known to all. The solo bot stands last."""


def figures(s: DrillersState) -> Figures:
    bot = [] if s.bot is None else [bot_score(s, s.bot)]
    floors = range(s.content.floors.count)
    return {
        "corridors": [corridor_cost(s, floor) for floor in floors],
        "ways": [_way(s, floor) for floor in floors],
        "batteries": [len(batteries(s, player)) for player in s.players],
        "scores": [score(s, player) for player in s.players] + bot,
    }


def _way(s: DrillersState, floor: int) -> list[int]:
    if not 0 <= s.active < len(s.players):
        return []
    steps = floor - s.players[s.active].floor
    if floor > s.deepest or abs(steps) > s.moves:
        return []
    return [DOWN if steps > 0 else UP] * abs(steps)
