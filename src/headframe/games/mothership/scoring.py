"""How a finished game ended: places, scores, where points come from."""

from __future__ import annotations

from headframe.core.game import Result
from headframe.games.mothership.ends import rank
from headframe.games.mothership.modes import PLAYER, SOLO, VP
from headframe.games.mothership.query import points
from headframe.games.mothership.state import MothershipState


def score(s: MothershipState) -> Result:
    seats = range(s.setting.seats)
    won = [seat in s.winners for seat in seats]
    if s.setting.mode == VP:
        scores = tuple(points(s, seat) for seat in seats)
        keys = [(won[seat], not s.resigned >> seat & 1, rank(s, seat)) for seat in seats]
        places = tuple(1 + sum(other > key for other in keys) for key in keys)
        sources = tuple(
            {"destroyed units": s.kills[seat], "planets": scores[seat] - s.kills[seat]}
            for seat in seats
        )
        return Result(places, scores, sources)
    if s.setting.mode == SOLO:
        # The NPC has no seat; its place shows that a game can be lost alone.
        won.append(not won[PLAYER])
    scores = tuple(int(each) for each in won)
    return Result(tuple(1 if each else 1 + sum(won) for each in won), scores, ())
