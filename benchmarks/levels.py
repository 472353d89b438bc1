"""How long a game of a level against itself takes, plain and compiled, on one core.

    ./x bench levels                  levels 5 to 7, two games of two players in each build
    ./x bench levels level5 --games 4

Both builds play the same deals in turns, and must give the same answers. Processor time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.engine import act
from headframe.core.rng import Rng
from tools.compile import built, environment

ROOT: Final = Path(__file__).resolve().parents[1]
LEVELS: Final = ("level5", "level6", "level7")
PLAYERS: Final = 2
CHILD: Final = "--play"
GOALS: Final = {"super_motherload": 7.9 / 5, "drillers": 16.8 / 5, "mothership": 10.2 / 5}
"""Seconds of level 5: a fifth of what plain Python took when the goal was set."""


def play(name: str, level: str, deal: int) -> tuple[float, int]:
    """Seconds and answers of one game."""
    game = registry.game(name)
    seed = f"bench levels {deal}"
    s = game.new(game.settle({"players": PLAYERS}), seed)
    players = [
        Player(game, seat, make(level, Rng.seeded(seed, f"bot {seat}"), name), Rng.seeded(seed))
        for seat in range(PLAYERS)
    ]
    answers, began = 0, time.process_time()
    while s.open_decisions:
        decision = s.open_decisions[0]
        key, answer = players[decision.seat].answer(s)
        named = (d for d in s.open_decisions if d.seat == decision.seat and d.key == key)
        act(s, next(named), answer)
        answers += 1
    return time.process_time() - began, answers


def asked(env: dict[str, str], name: str, level: str, deal: int) -> tuple[float, int]:
    """The same in a process of its own, with the build that is first on its path."""
    command = [sys.executable, "-m", "benchmarks.levels", CHILD, name, level, str(deal)]
    one = {**env, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(command, cwd=ROOT, env=one, capture_output=True, text=True, check=True)
    seconds, answers = run.stdout.split()
    return float(seconds), int(answers)


def compare(name: str, level: str, games: int) -> str:
    plain = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    slow = fast = 0.0
    for deal in range(games):
        one, other = asked(plain, name, level, deal), asked(environment(), name, level, deal)
        if one[1] != other[1]:
            raise SystemExit(f"{name}, deal {deal}: {one[1]} answers plain, {other[1]} compiled")
        slow += one[0] / games
        fast += other[0] / games
    goal = ""
    if level == LEVELS[0]:
        reached = "reached" if fast <= GOALS[name] else "missed"
        goal = f"  (goal {GOALS[name]:.1f} s: {reached})"
    times = f"plain {slow:6.2f} s  compiled {fast:5.2f} s  {slow / fast:4.1f} x"
    return f"{name:18} {level}  {times}{goal}"


def main(arguments: list[str]) -> None:
    if arguments[:1] == [CHILD]:
        name, level, deal = arguments[1:]
        print(*play(name, level, int(deal)))
        return
    parser = argparse.ArgumentParser(prog="./x bench levels")
    parser.add_argument("levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=2, help="of each game, level and build")
    wanted = parser.parse_args(arguments)
    if not built():
        raise SystemExit("there is no compiled build of these sources: ./x compile")
    for level in wanted.levels:
        for name in registry.GAMES:
            print(compare(name, level, wanted.games), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
