"""Our environments as sides of a comparison: plain or compiled, whichever this process imports."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from benchmarks._side import Side, play_aec, play_gymnasium, playing, serve
from headframe.build_info import build
from headframe.research import gymnasium_env
from headframe.research.pettingzoo_env import env
from headframe.research.vector_env import VectorEnv

ROWS = 32
STEPS = 40


def by_chance(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a row, each as likely; cheap, since the environment is what is measured."""
    rows, width = masks.shape
    legal = np.flatnonzero(masks.reshape(-1).view(np.bool_))
    ends = np.searchsorted(legal, np.arange(1, rows + 1) * width)
    begins = np.concatenate(([0], ends[:-1]))
    at = begins + (chance.random(rows) * (ends - begins)).astype(np.int64)
    return np.asarray(legal[at] % width)


def vectorised(game: str, workers: int) -> Side:
    games = VectorEnv(game, ROWS, workers=workers, seed="bench", players=2)
    seen = games.reset()
    chance = np.random.default_rng(1)

    def play(_: int) -> int:
        nonlocal seen
        for _step in range(STEPS):
            seen = games.step(by_chance(seen.masks, chance))
        return STEPS * ROWS

    return playing(play)


def aec(game: str, players: int) -> Side:
    return playing(lambda number: play_aec(env(game, players=players), number))


def one_seat(game: str, players: int) -> Side:
    def play(number: int) -> int:
        made: Any = gymnasium.make(
            gymnasium_env.NAME, game=game, players=players, disable_env_checker=True
        )
        return play_gymnasium(made, number, lambda info: info["legal_actions"])

    return playing(play)


SIDES: dict[str, Callable[[], Side]] = {
    "super_motherload, PettingZoo": lambda: aec("super_motherload", 2),
    "drillers, PettingZoo": lambda: aec("drillers", 2),
    "mothership, PettingZoo": lambda: aec("mothership", 2),
    "super_motherload, Gymnasium": lambda: one_seat("super_motherload", 2),
    "drillers, Gymnasium": lambda: one_seat("drillers", 2),
    "mothership, Gymnasium": lambda: one_seat("mothership", 2),
    "super_motherload, vectorised": lambda: vectorised("super_motherload", 0),
    "drillers, vectorised": lambda: vectorised("drillers", 0),
    "mothership, vectorised": lambda: vectorised("mothership", 0),
}

if __name__ == "__main__":
    random.seed(1)
    serve({name: make() for name, make in SIDES.items()}, {}, build())
