"""Where on the board an answer is given, by the names that the browser's board gives its things."""

from __future__ import annotations

from typing import Final

from headframe.core.choice import Answer, Path
from headframe.core.engine import Decision
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.state import PLANET

ON_UNIT: Final = (codes.MOVE, codes.GATE, codes.ATTACK, codes.DEPLOY, codes.SCRAP)
ON_PLANET: Final = (codes.RAID, codes.EXPLORE, codes.COURT, codes.BUILD)


def things(decision: Decision, answer: Answer) -> list[str]:
    of, seat = decision.choice.vocabulary, decision.seat
    if isinstance(decision.choice, Path) and isinstance(answer, tuple):
        return [f"space:{space}" for space in answer[-1:]]
    if not isinstance(answer, int):
        return []
    if of == "space":
        return [f"space:{answer}"] if answer >= 0 else []
    if of == "unit":
        return [f"unit:{answer}"]
    if of == "planet":
        return [f"planet:{answer - PLANET if answer >= PLANET else answer}"]
    if of == "action":
        return _acted(seat, answer)
    if of == "card" and answer >= 0:
        return [f"card:{answer}"]
    return []


def _acted(seat: int, answer: int) -> list[str]:
    on = answer % codes.SPAN
    verb = answer - on
    if verb in ON_UNIT:
        return [f"unit:{on}"]
    if verb in ON_PLANET:
        return [f"planet:{on}"]
    if verb == codes.CARD:
        return [f"card:{on}"]
    if verb == codes.RESEARCH:
        return [f"technology:{seat}"]
    if answer == codes.ENERGY:
        return [f"energy:{seat}"]
    if answer in (codes.BUY, codes.BUY_GAS):
        return [f"purse:{seat}"]
    return []
