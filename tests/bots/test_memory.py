"""A bot's memory: with it, another bot of its kind plays on in its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from headframe import registry
from headframe.bots.bot import Move
from headframe.bots.memory import NOTHING, plain, recalled
from headframe.bots.observation import Observation
from headframe.bots.specs import make
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.rng import Rng
from tests.bots.tables import random_answer
from tests.toy.game import ToyGame

SEARCH = "mcts:iterations=12,worlds=1,rounds=2"


class Lasting:
    """One bot for the whole game, but with new dice for every answer."""

    def __init__(self, spec: str, game: str) -> None:
        self.spec = spec
        self.rng = Rng("")
        self.bot = make(spec, self.rng, game)

    def choose(self, observation: Observation, seed: str) -> Move:
        fresh = Rng.seeded(seed, self.spec)
        self.rng.key, self.rng.count, self.rng.words, self.rng.keyed = fresh.key, 0, None, None
        return self.bot.choose(observation)


def played(game: Game[Any], spec: str, answers: int) -> tuple[list[Move], list[Move], list[Move]]:
    """The same answers by one bot that lasts; by a new one each time that is given what the last
    one remembered; and by a new one that is not."""
    s: State = game.new({"players": 2}, "memory")
    lasting, kept = Lasting(spec, game.NAME), plain(NOTHING)
    rng = Rng.seeded("memory", "other")
    moves: tuple[list[Move], list[Move], list[Move]] = ([], [], [])
    while s.open_decisions and len(moves[0]) < answers:
        if s.open_decisions[0].seat != 0:
            random_answer(s, rng)
            continue
        seed = str(len(moves[0]))
        observation = Observation.of(game, s, 0, Rng.seeded(seed, "deal"))
        moves[0].append(lasting.choose(observation, seed))
        relieved, forgetful = (make(spec, Rng.seeded(seed, spec), game.NAME) for _ in range(2))
        relieved.memory = recalled(json.loads(json.dumps(kept)))
        moves[1].append(relieved.choose(observation))
        kept = plain(relieved.memory)
        moves[2].append(forgetful.choose(observation))
        apply(s, 0, *moves[0][-1])
    return moves


@pytest.mark.parametrize(
    ("name", "spec", "answers"),
    [
        ("pit", SEARCH, 60),
        ("pit", "level5", 60),
        ("super_motherload", "greedy:worlds=1,rounds=2,limit=16", 40),
        ("drillers", "greedy:worlds=1,rounds=1,limit=12", 60),
        ("mothership", "greedy:worlds=1,rounds=1,limit=12", 25),
    ],
)
def test_it_plays_like_one_that_never_went_away(name: str, spec: str, answers: int) -> None:
    game = ToyGame() if name == "pit" else registry.game(name)
    lasting, relieved, forgetful = played(game, spec, answers)
    assert len(lasting) >= 15
    assert relieved == lasting
    # In the other games this depends on numbers that are tuned from time to time.
    if name == "pit":
        assert forgetful != lasting, "what is remembered makes a difference"


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        "plan",
        {"plan": 3},
        {"plan": [[0, "action"]]},
        {"plan": [["0", "action", 1]]},
        {"plan": [[0, "action", {"a": 1}]]},
        {"scale": -1.0},
        {"scale": float("nan")},
        {"scale": float("inf")},
        {"scale": "wide"},
    ],
    ids=str,
)
def test_what_is_no_memory_is_none(kept: object) -> None:
    assert recalled(kept) == NOTHING


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:noise=1", SEARCH])
@pytest.mark.parametrize(
    "kept",
    [
        {"plan": [[0, "no such key", 1]]},
        {"plan": [[0, "action", 10**9]]},
        {"plan": [[0, "action", [1, 2, 3]]]},
        {"plan": [[1, "action", 8]]},
        {"plan": [[77, "action", 8]]},
        {"plan": [[0, "action", 8], [0, "dig", 10**9]], "scale": 1e-9},
        {"plan": [[0, "action", 8]] * 1000, "scale": 1e9, "more": 1},
    ],
    ids=lambda kept: str(kept)[:40],
)
def test_one_that_fits_no_more_is_harmless(spec: str, kept: object) -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "harmless")
    assert s.open_decisions[0].seat == 0
    bot = make(spec, Rng.seeded("bot"))
    bot.memory = recalled(kept)
    assert bot.memory != NOTHING
    for _ in range(4):
        if not s.open_decisions or s.open_decisions[0].seat != 0:
            break
        apply(s, 0, *bot.choose(Observation.of(game, s, 0, Rng.seeded("deal"))))
