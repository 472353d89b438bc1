"""One side of a comparison: a game of ours or of a peer, worked in slices by its own process.

Each side lives in the environment it needs (plain, compiled, the peers' own), so they cannot share
a process. Instead one conductor (`games.py`) lets them work one after another in short slices: all
of them meet the same machine at the same time. Time is processor time, which a busy machine
stretches least. Nothing here may import headframe: the peers' environment does not have it.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any

PLAY = "play"
COPY = "copy"
TEST = "test"
ENCODE = "encode"
MEASURES = (PLAY, COPY, TEST, ENCODE)
BATCH = 20

Job = Callable[[Any], Callable[[], object]]
"""From a position, the work that is repeated."""


@dataclass(frozen=True)
class Side:
    """What a library offers; None where it has no such thing."""

    play: Callable[[int], int]
    """A whole game at random; how many decisions it took."""
    middle: Callable[[int], Any]
    """A position in the middle of a game."""
    copy: Job | None
    test: Job | None
    """Is this one answer legal?"""
    encode: Job | None
    """The position as text or bytes."""

    def job(self, measure: str) -> Job | None:
        return {COPY: self.copy, TEST: self.test, ENCODE: self.encode}[measure]


def playing(play: Callable[[int], int]) -> Side:
    """A side that only plays."""
    return Side(play, lambda _: None, None, None, None)


def play_aec(table: Any, number: int) -> int:
    """A game of a PettingZoo environment by chance, as its documentation shows it."""
    table.reset(seed=number)
    steps = 0
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        table.step(table.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    return steps


def play_gymnasium(made: Any, number: int, legal: Callable[[Any], Any]) -> int:
    """A game of a Gymnasium environment by chance."""
    chance = random.Random(number)
    _, info = made.reset(seed=number)
    steps, over = 0, False
    while not over:
        _, _, terminated, truncated, info = made.step(chance.choice(legal(info)))
        over = terminated or truncated
        steps += 1
    return steps


def serve(sides: Mapping[str, Side], missing: Mapping[str, str], build: str) -> None:
    """Say what is here, then work off one line after another: side, measure, seconds, number."""
    offers = {
        name: [PLAY, *(m for m in MEASURES[1:] if side.job(m))] for name, side in sides.items()
    }
    _say({"build": build, "sides": offers, "missing": dict(missing)})
    for line in sys.stdin:
        name, measure, seconds, number = json.loads(line)
        side = sides[name]
        if measure == PLAY:
            _say(_play(side, seconds, number))
        else:
            job = side.job(measure)
            assert job is not None
            _say(_repeat(job(side.middle(number)), seconds))


def _say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def _play(side: Side, seconds: float, number: int) -> list[float]:
    """Decisions, games, seconds. Whole games only."""
    decisions = games = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds:
        decisions += side.play(number * 1000 + games)
        games += 1
        spent = process_time() - begun
    return [decisions, games, spent]


def _repeat(work: Callable[[], object], seconds: float) -> list[float]:
    """How often, twice (the form of ``_play``), and the seconds."""
    work()
    done = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(BATCH):
            work()
        done += BATCH
        spent = process_time() - begun
    return [done, done, spent]
