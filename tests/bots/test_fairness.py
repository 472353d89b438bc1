"""A bot plays the same whatever is hidden from it, and cannot get at the truth."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

from headframe.bots.observation import Observation
from headframe.core.engine import State, apply
from headframe.core.game import Game
from headframe.core.options import Options
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from tests.bots.tables import game_id, games, player, random_answer
from tests.contract.walk import seen
from tests.toy.events import Drew
from tests.toy.game import ToyGame

SPECS = [
    "random",
    "greedy",
    "greedy:noise=1",
    "mcts:iterations=8,steps=1,tries=2",
    "mcts:iterations=4,steps=1,ahead=1",
    "mcts:iterations=4,steps=1,ahead=2,net=own",
    "level1",
]
WATCHED = 14
"""Decisions of a bot that are compared in each stretch of a game."""


@pytest.mark.parametrize("table", games(), ids=game_id)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_the_same_in_every_world_it_cannot_tell_apart(
    table: tuple[Game[Any], Options], spec: str
) -> None:
    game, options = table
    for stretch, skipped in enumerate((0, 10 if game.NAME == "pit" else 40)):
        s = game.new(options, f"fair {stretch}")
        rng = Rng.seeded("fair")
        play_random(s, rng, skipped)
        seat = game.seats(game.settle(options)) - 1
        # Both remember what they like; only the second is shown other worlds all the time.
        honest, fooled = (player(game, seat, spec, "same seed") for _ in range(2))
        watched = 0
        for _ in range(400):
            if not s.open_decisions or watched == WATCHED:
                break
            if all(decision.seat != seat for decision in s.open_decisions):
                random_answer(s, rng)
                continue
            other = game.determinize(s, seat, rng)
            move = honest.answer(s)
            assert fooled.answer(other) == move, f"seat {seat} is told what it must not know"
            apply(s, seat, *move)
            watched += 1
        assert watched, "the seat was never asked"


def test_nothing_in_an_observation_leads_to_the_truth() -> None:
    game = ToyGame()
    for seed in range(5):
        s = game.new({"players": 4}, str(seed))
        play_random(s, Rng.seeded("walk"), 20)
        seat = s.open_decisions[0].seat
        observation = Observation.of(game, s, seat, Rng.seeded("dealer"))
        reached = _reachable(observation)
        assert id(s) not in reached
        assert id(s.rng) not in reached
        for digger in s.diggers:
            assert id(digger) not in reached
            assert id(digger.hand) not in reached


def _reachable(start: object) -> set[int]:
    """Everything that can be got at from an object without going through code."""
    found: set[int] = set()
    pending: list[object] = [start]
    while pending:
        value = pending.pop()
        if id(value) in found or isinstance(value, (type, ModuleType, FunctionType)):
            continue
        found.add(id(value))
        pending += gc.get_referents(value)
    return found


def test_an_observation_shows_the_seat_what_it_sees() -> None:
    game = ToyGame()
    s: State = game.new({"players": 3}, "shown")
    play_random(s, Rng.seeded("walk"), 15)
    seat = s.open_decisions[0].seat
    observation = Observation.of(game, s, seat, Rng.seeded("dealer"))
    assert seen(observation.world, seat) == seen(s, seat)
    assert [(d.seat, d.key) for d in observation.decisions] == [
        (d.seat, d.key) for d in s.open_decisions if d.seat == seat
    ]
    worlds = [observation.deal(Rng.seeded("one")) for _ in range(2)]
    assert seen(worlds[0], 1 - seat) == seen(worlds[1], 1 - seat), "the same dealer, another world"
    assert observation.view["viewer"] == seat


def test_events_are_filtered_for_the_seat() -> None:
    game = ToyGame()
    s = game.new({"players": 2}, "events")
    s.events = []
    rng = Rng.seeded("walk")
    drawn: list[Drew] = []
    while not drawn:
        random_answer(s, rng)
        drawn = [event for event in s.events if isinstance(event, Drew)]
    drew = drawn[0]
    other = 1 - drew.seat
    told = Observation.of(game, s, other, rng, [drew]).events
    assert told == [{"is": "Drew", "seat": drew.seat, "cards": {"hidden": 1}}]
