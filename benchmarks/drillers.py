"""DRILLERS at random against random, beside catanatron: decisions, games and copies a
second, in processor time, interleaved in one run so that both meet the same machine.

    ./x bench drillers [seconds for each side]

catanatron is not a dependency; without it only our side is printed. To have both:
`python -m venv /tmp/c && /tmp/c/bin/pip install catanatron==3.2.1 msgspec`, then
`PYTHONPATH=src /tmp/c/bin/python benchmarks/drillers.py`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.drillers.game import DrillersGame

try:
    import catanatron
except ImportError:
    catanatron = None

SECONDS = 10.0
SLICE = 0.5
COPIES = 20


class Meter:
    """What one side has done, and in how much time."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.games = 0
        self.copy_seconds = 0.0
        self.copies = 0

    def play(self, game: Callable[[int], int]) -> None:
        """Whole games for one slice."""
        end = self.seconds + SLICE
        while self.seconds < end:
            begun = process_time()
            self.decisions += game(self.games)
            self.seconds += process_time() - begun
            self.games += 1

    def copy(self, state: Any) -> None:
        begun = process_time()
        for _ in range(COPIES):
            state.copy()
        self.copy_seconds += process_time() - begun
        self.copies += COPIES

    def line(self, name: str) -> str:
        return (
            f"{name:<18}{self.decisions / self.seconds:>12,.0f}{self.games / self.seconds:>10.1f}"
            f"{self.decisions / self.games:>16.0f}{self.copies / self.copy_seconds:>12,.0f}"
        )


GAME = DrillersGame()
MOST = GAME.bound(GAME.settle({}))


def our_game(number: int) -> int:
    return play_random(GAME.new({}, f"bench {number}"), Rng.seeded(f"bench {number}"), MOST)


def our_middle(number: int) -> Any:
    s = GAME.new({}, f"bench {number}")
    play_random(s, Rng.seeded(f"bench {number}"), 300)
    return s


def their_game(number: int) -> int:
    random.seed(number)
    game = new_catan()
    ticks = 0
    while game.winning_color() is None and ticks < 20_000:
        game.play_tick()
        ticks += 1
    return ticks


def their_middle(number: int) -> Any:
    random.seed(number)
    game = new_catan()
    for _ in range(200):
        game.play_tick()
    return game


def new_catan() -> Any:
    assert catanatron is not None
    colors = (catanatron.Color.RED, catanatron.Color.BLUE)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in colors])


def main(seconds: float) -> None:
    ours, theirs = Meter(), Meter()
    our_game(0)
    for number in range(max(1, int(seconds / SLICE))):
        ours.play(our_game)
        ours.copy(our_middle(number))
        if catanatron is not None:
            theirs.play(their_game)
            theirs.copy(their_middle(number))
    print(f"{'':<18}{'decisions/s':>12}{'games/s':>10}{'decisions/game':>16}{'copies/s':>12}")
    print(ours.line("drillers"))
    if catanatron is None:
        print("catanatron is not installed here: no comparison")
        return
    print(theirs.line("catanatron"))
    decisions = ours.decisions / ours.seconds / (theirs.decisions / theirs.seconds)
    games = ours.games / ours.seconds / (theirs.games / theirs.seconds)
    copies = ours.copies / ours.copy_seconds / (theirs.copies / theirs.copy_seconds)
    print(f"{'ratio':<18}{decisions:>12.1f}{games:>10.1f}{'':>16}{copies:>12.1f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
