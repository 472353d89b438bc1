"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from headframe.games.super_motherload.legal.cards import CardSets, length_of
from headframe.games.super_motherload.scoring import sources
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.drill import DrillCards
from headframe.games.super_motherload.steps.turn import Turn


class Drill(TypedDict):
    """Cards of a hand that go together, and how many spaces they open."""

    cards: list[int]
    length: int


class Figures(TypedDict):
    scores: list[int]
    """Without the artifacts of others, which lie face down until the end (SM-INFO)."""
    drills: list[Drill] | None
    """What who looks could drill now; null where a huge hand makes them too many to send."""


def figures_for(s: SuperMotherloadState, viewers: Sequence[int | None]) -> list[Figures]:
    """Points are counted once, with and without what lies face down."""
    counted = [sources(s, player) for player in s.players]
    points = [(sum(found.values()), found["artifacts"]) for found in counted]
    return [
        {
            "scores": [
                total - (hidden if s.stack and seat != viewer else 0)
                for seat, (total, hidden) in enumerate(points)
            ],
            "drills": _drills(s) if viewer == s.turn and _may_drill(s) else [],
        }
        for viewer in viewers
    ]


def _may_drill(s: SuperMotherloadState) -> bool:
    if not s.stack:
        return False
    step = s.stack[-1]
    return isinstance(step, DrillCards) or (isinstance(step, Turn) and s.actions > 0)


def _drills(s: SuperMotherloadState) -> list[Drill] | None:
    sets = CardSets(s).shown()
    if sets is None:
        return None
    return [{"cards": list(cards), "length": length_of(s.content, cards)} for cards in sets]
