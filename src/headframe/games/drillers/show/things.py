"""Where on the board an answer is given, by the names that the browser's board gives its things."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.state import DrillersState


def things(s: DrillersState, decision: Decision, answer: Answer) -> list[str]:
    if decision.choice.vocabulary != "action" or not isinstance(answer, int):
        return []
    seat = decision.seat
    floor = s.players[seat].floor
    if answer in (c.UP, c.DOWN):
        return [f"floor:{floor + (1 if answer == c.DOWN else -1)}"]
    if answer == c.EXCAVATE:
        return [f"corridor:{floor}"]
    if answer == c.BREAK:
        return [f"barrier:{floor + 1}"]
    if answer == c.SELL_ALL:
        return [f"storage:{seat}"]
    if answer == c.UPGRADE_CAP:
        return [f"fuel:{seat}"]
    if answer < c.COLLECT:
        return []
    base = c.base_of(answer)
    on = answer - base
    if base == c.COLLECT:
        return [f"gem:{floor}-{on}"]
    if base in (c.HARPOON_UP, c.HARPOON_DOWN):
        return [f"gem:{floor + (1 if base == c.HARPOON_DOWN else -1)}-{on}"]
    if base == c.SELL:
        return [f"column:{seat}-{on}"]
    if base == c.BUY:
        return [f"ware:{on}"]
    if base == c.REFRESH_SHOP:
        return [f"shop:{on}"]
    if base in (c.PLAY, c.BURN):
        return [f"card:{on}"]
    return []
