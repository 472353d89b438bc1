"""Actions by their number: what the turn's steps have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from headframe.core.choice import Answer
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState

Handler: TypeAlias = Callable[[DrillersState, Player], None]
HandlerWith: TypeAlias = Callable[[DrillersState, Player, int], None]
"""Does an action with a card, a mineral or whatever its number is added to."""


def do(
    s: DrillersState,
    answer: Answer,
    plain: Mapping[int, Handler],
    having: Mapping[int, HandlerWith],
) -> None:
    """The action that the active player chose."""
    assert isinstance(answer, int)
    p = s.players[s.active]
    if answer < c.COLLECT:
        plain[answer](s, p)
    else:
        base = c.base_of(answer)
        having[base](s, p, answer - base)
