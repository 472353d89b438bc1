"""What a position is worth to each seat: the chance of its side to win.

Where games have shown it, that chance is told (``Game.chances``, docs/chances); at a table that
nobody has measured, leads in the game's own guess have to do.
"""

from __future__ import annotations

from typing import Any

from headframe.bots.value import Judge, measured_scale
from headframe.core.engine import State
from headframe.core.game import Game
from headframe.core.rng import Rng


class Valuer:
    """``measured``: the chances of positions like these were held against games that were
    played."""

    __slots__ = ("game", "judge", "measured")

    def __init__(self, game: Game[Any], s: State, rng: Rng) -> None:
        """``s`` is any position of the table; nothing of it is kept."""
        self.game = game
        self.measured = bool(s.open_decisions) and game.chances(s) is not None
        self.judge: Judge | None = None
        if not self.measured:
            world = game.determinize(s, None, rng)
            base = game.evaluate_ahead(world, 0) if len(world.teams) == 1 else 0.0
            self.judge = Judge(game, measured_scale(game, world, rng), base)

    def chances(self, s: State) -> list[float]:
        """Of each seat to win: as measured, else by a judge; at the end, what came."""
        if not s.stack:
            return self.game.wins(s)
        found = self.judge.chances(s) if self.judge else self.game.chances(s)
        assert found is not None
        return found
