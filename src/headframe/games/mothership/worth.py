"""A rough guess of how well a seat stands."""

from __future__ import annotations

from headframe.games.mothership.query import points
from headframe.games.mothership.state import War


def worth(s: War, seat: int) -> float:
    return float(points(s, seat))
