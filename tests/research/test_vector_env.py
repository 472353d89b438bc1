"""Many games at once are the same games."""

from __future__ import annotations

import numpy as np
import pytest

from headframe.research.vector_env import Seen, VectorEnv

COUNT = 5


def by_chance(seen: Seen, chance: np.random.Generator) -> np.ndarray:
    noise = chance.random(seen.masks.shape, np.float32)
    return np.asarray(np.argmax(noise * seen.masks, axis=1))


def trace(game: str, workers: int, steps: int, **options: object) -> list[bytes]:
    chance, traces = np.random.default_rng(3), []
    with VectorEnv(game, COUNT, workers=workers, seed="s", **options) as games:
        seen = games.reset()
        for _ in range(steps):
            assert seen.masks.any(axis=1).all(), "somebody may always act"
            told = (seen.observations, seen.masks, seen.seats, seen.rewards, seen.over)
            traces.append(b"".join(array.tobytes() for array in told))
            seen = games.step(by_chance(seen, chance))
    return traces


@pytest.mark.parametrize("game", ["super_motherload", "drillers", "mothership"])
def test_workers_change_nothing(game: str) -> None:
    assert trace(game, 0, 150) == trace(game, 2, 150)


def test_a_game_that_ends_is_dealt_anew() -> None:
    chance, ended, worth = np.random.default_rng(1), 0, []
    with VectorEnv("mothership", COUNT, seed="s", mode="solo") as games:
        seen = games.reset()
        for _ in range(3000):
            seen = games.step(by_chance(seen, chance))
            ended += int(seen.over.sum())
            worth += seen.rewards[seen.over].ravel().tolist()
            assert not seen.rewards[~seen.over].any()
    assert ended > COUNT
    assert set(worth) <= {-1.0, 0.0, 1.0} and any(worth)


@pytest.mark.parametrize("workers", [0, 2])
def test_what_is_not_legal_gets_a_sentence(workers: int) -> None:
    with VectorEnv("drillers", COUNT, workers=workers, players=2) as games:
        seen = games.reset()
        actions = seen.masks.argmax(axis=1)
        actions[3] = seen.masks[3].argmin()
        with pytest.raises(ValueError, match=r"game 3: action \d+ \(.*\) is not legal now"):
            games.step(actions)


def test_more_workers_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="2 games, 3 workers"):
        VectorEnv("drillers", 2, workers=3)
