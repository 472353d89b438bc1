"""The signs by which chances are told: what a seat is worth, its points, its turn, its place."""

from __future__ import annotations

from functools import cache

from headframe.core.chances import Curve, Standing, common, placed
from headframe.games.super_motherload.evaluate.evaluate import evaluate, left
from headframe.games.super_motherload.evaluate.weights import OWN
from headframe.games.super_motherload.scoring import points
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.kit.chances import read_curves


def standing(s: SuperMotherloadState) -> Standing:
    count = len(s.players)
    signs = [
        {
            "worth": evaluate(s, player.seat),
            "points": float(points(s, player)),
            "turn": float(player.seat == s.turn),
            **placed((player.seat - s.start) % count),
        }
        for player in s.players
    ]
    return Standing(str(count), 1.0 - left(s), s.teams, common(signs))


@cache
def curves() -> dict[str, Curve]:
    return read_curves(OWN.parent)
