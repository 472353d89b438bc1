"""The signs by which chances are told: what a seat is worth, its points, its turn, its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from headframe.core.chances import Curve, Standing, common, placed
from headframe.games.drillers.evaluate.ahead import evaluate_ahead
from headframe.games.drillers.evaluate.evaluate import evaluate
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import NO_SEAT, DrillersState
from headframe.kit.chances import read_curves

ROUNDS: Final = 16
"""By then nearly all games are in their last round; that one is known for certain."""
NEARLY: Final = 0.95


def standing(s: DrillersState) -> Standing:
    sides = 2 if s.bot is not None else len(s.players)
    signs: list[dict[str, float]] = []
    for p in s.players:
        row = {
            "worth": evaluate(s, p.seat),
            "worth ahead": evaluate_ahead(s, p.seat),
            "points": float(score(s, p)),
            "turn": float(p.seat == s.active),
        }
        if s.bot is None:
            row.update(placed((p.seat - s.first) % sides))
        else:
            row["points"] -= bot_score(s, s.bot)
            row["alone"] = 1.0
        signs.append(row)
    over = 1.0 if s.ender != NO_SEAT else min(NEARLY, s.turn / (sides * ROUNDS))
    table = str(sides) if s.bot is None else f"solo {s.bot.level}"
    return Standing(table, over, s.teams, common(signs))


@cache
def curves() -> dict[str, Curve]:
    return read_curves(Path(__file__).parent)
