"""Figures that follow from the position by the rules, so that a client need not know them."""

from __future__ import annotations

from typing import TypedDict

from headframe.games.super_motherload.scoring import sources
from headframe.games.super_motherload.state import Player, SuperMotherloadState


class Figures(TypedDict):
    scores: list[int]
    """Without the artifacts of others, which lie face down until the end (SM-INFO)."""


def figures(s: SuperMotherloadState, viewer: int | None) -> Figures:
    return {"scores": [_points(s, player, viewer) for player in s.players]}


def _points(s: SuperMotherloadState, player: Player, viewer: int | None) -> int:
    found = sources(s, player)
    if s.stack and player.seat != viewer:
        del found["artifacts"]
    return sum(found.values())
