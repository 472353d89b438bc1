"""What became of positions: the chances at the ends of the turns that followed, and the result.

The luck of a whole game hides what one position was worth; that of a few turns hides less. So the
ends of the next turns speak, each counting ``fade`` of the one before, and the result last. What
followed upon a careless turn says nothing of the position before it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from headframe.train.table import Table

Array = NDArray[Any]


def returns(table: Table, chances: Array, fade: float) -> tuple[Array, Array]:
    """(positions, seats): what became of each position, where ``chances`` are those that its seats
    were thought to have; and (positions): whether it can be learned from.

    All games are walked at once, from their ends.
    """
    starts = np.searchsorted(table.game, np.arange(table.games))
    counts = np.diff(np.append(starts, len(table.game)))
    found = np.array(chances, dtype=np.float32)
    known = np.ones(len(found), dtype=bool)
    told = table.ended.astype(np.float32)  # of each game, what is seen from where the walk stands
    cut = np.zeros(table.games, dtype=bool)  # and whether a careless turn lies right behind it
    for back in range(int(counts.max(initial=0))):
        games = np.flatnonzero(counts > back)
        at = starts[games] + counts[games] - 1 - back
        known[at] = ~cut[games]
        found[at] = np.where(cut[games][:, None], chances[at], told[games])
        ends = table.end[at]
        at, games = at[ends], games[ends]
        told[games] = (1.0 - fade) * chances[at] + fade * found[at]
        cut[games] = table.spoilt[at]
    return found, known
