"""What styles of play are about: how much a seat has of each."""

from __future__ import annotations

from headframe.games.drillers.evaluate.standing import promised
from headframe.games.drillers.state import DrillersState


def goals(s: DrillersState, seat: int) -> dict[str, float]:
    """In points: what the cards promise."""
    return {"cards": promised(s, s.players[seat])}
