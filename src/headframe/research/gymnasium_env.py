"""One seat against bots, as an environment of Gymnasium (extra `env`).

``gymnasium.make("headframe/SeatEnv-v0", game="drillers", bots="greedy", players=2)``, once this
module is imported. ``info["action_mask"]`` says which actions are legal, ``info["legal_actions"]``
lists them; one that is not ends the game as lost (``info["illegal"]``), for a learner has to be
told something.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.rng import Rng
from headframe.research.moments import Moment
from headframe.research.outcome import returns
from headframe.research.rivals import let_play
from headframe.research.vectors import Numbers, shared_observer

NAME = "headframe/SeatEnv-v0"
LOST = -1.0


class SeatEnv(gymnasium.Env[Numbers, Any]):
    """``bots`` names the bots of the other seats, one for all or one for each, with commas."""

    def __init__(
        self,
        game: str = "super_motherload",
        bots: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.observer = shared_observer(game, options)
        self.render_mode = render_mode
        self.seat = seat
        others = [each for each in range(self.observer.seats) if each != seat]
        if len(others) == self.observer.seats:
            raise ValueError(f"there is no seat {seat}: they count from 0 to {others[-1]}")
        named = bots.split(",")
        named = named * len(others) if len(named) == 1 else named
        if len(named) != len(others):
            raise ValueError(f"{len(named)} bots for {len(others)} other seats")
        self._bots = dict(zip(others, named, strict=True))
        low, high = self.observer.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.uint8)
        self.action_space = spaces.Discrete(len(self.observer.table))
        self._moment: Moment | None = None
        self._players: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        while True:
            self._moment = self.observer.new(deal)
            self._players = {
                other: self._player(other, spec, deal) for other, spec in self._bots.items()
            }
            let_play(self._moment, self.seat, self._players)
            if not self._moment.over:
                break
            deal += "'"  # decided before the seat was asked once: another deal
        return self.observer.observe(self._moment, self.seat), self._info(self._moment)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        moment, taken = self._playing(), int(action)
        if taken not in moment.legal():
            lost = {**self._info(moment), "illegal": True}
            return self.observer.observe(moment, self.seat), LOST, True, False, lost
        moment.take(taken)
        let_play(moment, self.seat, self._players)
        seen, info = self.observer.observe(moment, self.seat), self._info(moment)
        if not moment.over:
            return seen, 0.0, False, False, info
        places = self.observer.game.result(moment.s).places
        worth = returns(places, self.observer.seats)[self.seat]
        return seen, worth, True, False, {**info, "place": places[self.seat]}

    def render(self) -> Any:
        """The table as the seat sees it."""
        if self.render_mode != "ansi":
            return None
        return self.observer.game.text(self._playing().s, self.seat)

    def action_masks(self) -> Any:
        """Under this name sb3-contrib's MaskablePPO looks for it."""
        return self.observer.mask(self._playing()).astype(bool)

    def _player(self, seat: int, spec: str, deal: str) -> Player:
        game = self.observer.game
        bot = make(spec, Rng.seeded(deal, f"bot {seat}"), game.NAME)
        return Player(game, seat, bot, Rng.seeded(deal, f"dealer {seat}"))

    def _info(self, moment: Moment) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(moment), "legal_actions": moment.legal()}

    def _playing(self) -> Moment:
        if self._moment is None:
            raise RuntimeError("reset() comes first")
        return self._moment


gymnasium.register(NAME, entry_point=SeatEnv)
