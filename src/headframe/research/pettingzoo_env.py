"""The games as environments of PettingZoo (extra `env`).

``env("drillers", players=2)`` is an AEC environment with agents ``seat_0``, ``seat_1``, …; what an
agent observes is a dictionary with ``observation`` and ``action_mask``. ``parallel_env`` is the
same by PettingZoo's own conversion for games in which one agent acts at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import ParallelEnv

from headframe.research.moments import Moment
from headframe.research.outcome import returns
from headframe.research.vectors import shared_observer


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """One game at a time. ``seed`` of `reset` is the game's seed: the same one, the same deal."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.observer = shared_observer(game, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": True,
            "name": f"{game}_v{self.observer.game.RULES}",
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.observer.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.observer.bounds()
        actions = len(self.observer.table)
        self._observed = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._dice = np.random.default_rng()
        self.moment: Moment | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.moment = self.observer.new(str(self._dice.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.moment.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        moment, seat = self._playing(), self._seat_of[agent]
        if seat == moment.seat:
            mask = self.observer.mask(moment)
        else:
            mask = np.zeros(len(self.observer.table), np.int8)
        return {"observation": self.observer.observe(moment, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        moment, agent = self._playing(), self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        moment.act(int(action))
        if moment.over:
            result = self.observer.game.result(moment.s)
            for each, worth in zip(
                self.possible_agents, returns(result.places, self.observer.seats), strict=True
            ):
                self.rewards[each] = worth
                self.terminations[each] = True
                self.infos[each] = {"place": result.places[self._seat_of[each]]}
        else:
            self.agent_selection = self.possible_agents[moment.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode != "ansi":
            return None
        return self.observer.game.text(self._playing().s, None)

    def close(self) -> None:
        self.moment = None

    def _playing(self) -> Moment:
        if self.moment is None:
            raise RuntimeError("reset() comes first")
        return self.moment


def env(game: str, **options: Any) -> TableEnv:
    """A table as PettingZoo's AEC environment."""
    return TableEnv(game, **options)


def parallel_env(game: str, **options: Any) -> ParallelEnv[str, Any, Any]:
    """A table as PettingZoo's parallel environment."""
    converted: ParallelEnv[str, Any, Any] = turn_based_aec_to_parallel(TableEnv(game, **options))
    return converted
