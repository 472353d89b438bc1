"""The environments, by the conformance suites of the projects whose interfaces they are."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from headframe.research import gymnasium_env
from headframe.research.pettingzoo_env import TableEnv, env, parallel_env
from tests.research.test_actions import cases as every_case

CYCLES = 200
LIGHT = "greedy:worlds=1"
# All numbers of players, modes and modules: the option sets of the contract suite.
cases = pytest.mark.parametrize(("game", "options"), [*every_case()])


# Both projects warn about observations that are no pictures and spaces that are not symmetric.
@pytest.mark.filterwarnings("ignore::UserWarning")
@cases
def test_pettingzoo(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=CYCLES)
    seed_test(lambda: env(game, **options), num_cycles=50)


@pytest.mark.filterwarnings("ignore::UserWarning")
@cases
def test_pettingzoo_parallel(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **options), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore::UserWarning")
@cases
def test_gymnasium(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(gymnasium_env.NAME, game=game, **options).unwrapped)


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A whole game by chance; what each agent got."""
    table.reset(seed=seed)
    chance, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        mask = seen["action_mask"]
        table.step(None if over else int(chance.choice(np.flatnonzero(mask))))
    return got


def test_a_whole_game_has_a_winner_and_the_same_seed_the_same_one() -> None:
    table = env("drillers", players=3)
    got = play(table, 5)
    assert sum(got.values()) == 0 and max(got.values()) > 0
    assert play(env("drillers", players=3), 5) == got


def test_a_seat_against_a_bot_to_the_end() -> None:
    made = gymnasium.make(gymnasium_env.NAME, game="super_motherload", bots=LIGHT, players=2)
    _, info = made.reset(seed=1)
    over, reward, chance = False, 0.0, np.random.default_rng(1)
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, worth, over, _, info = made.step(action)
        reward = float(worth)
    assert reward == -1.0, "greedy beats chance"
    assert info["place"] == 2


@pytest.mark.parametrize("game", ["super_motherload", "mothership"])
def test_a_game_that_another_ends_is_over_for_the_seat_too(game: str) -> None:
    made = gymnasium.make(gymnasium_env.NAME, game=game, players=2)
    chance = np.random.default_rng(1)
    for seed in range(6):
        _, info = made.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].any(), "asked, or over"
            _, _, over, _, info = made.step(chance.choice(np.flatnonzero(info["action_mask"])))
        assert info["place"] in (1, 2)


def test_what_is_not_legal_loses() -> None:
    made = gymnasium.make(gymnasium_env.NAME, game="drillers", players=2)
    made.reset(seed=1)
    _, reward, over, _, info = made.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"bots": "random,random"}])
def test_bad_arguments_get_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"there is no seat 2|2 bots for 1 other seats"):
        gymnasium_env.SeatEnv("drillers", players=2, **wrong)
