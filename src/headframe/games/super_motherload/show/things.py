"""Where on the board an answer is given, by the names that the browser's board gives its things."""

from __future__ import annotations

from headframe.core.choice import Answer, Place
from headframe.core.engine import Decision
from headframe.games.super_motherload.steps.turn import DRAW, Turn


def things(decision: Decision, answer: Answer) -> list[str]:
    seat, of = decision.seat, decision.choice.vocabulary
    if not isinstance(answer, int):
        return [f"card:{card}" for card in answer]
    if isinstance(decision.choice, Place):
        return [f"cell:{cell}" for cell in decision.choice.shapes.cells(answer)]
    if of == "stack":
        return [f"stack:{seat}:{answer}"]
    if of in ("major", "minor"):
        return [f"{of}:{answer}"]
    if of == "card":
        return [f"card:{answer}"]
    if of == "tile":
        return [f"tiles:{seat}"]
    if isinstance(decision.frame, Turn) and answer == DRAW:
        return [f"hand:{seat}"]
    return []
