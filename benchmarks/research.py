"""Our environments beside their peers', all in one run, in turns: steps in a second of one core.

    ./x bench research                       everything
    ./x bench research drillers PettingZoo   only sides whose name holds one of these words
    ./x bench research --workers 2           ours alone, in so many processes, by the clock

A step is one action of one agent, with its observation and its mask of legal actions. The peers are
installed on first use into `.peers`, as for `./x bench games`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from time import perf_counter
from typing import NamedTuple

import numpy as np

from benchmarks._ours_env import by_chance
from benchmarks._ratio import ratio
from benchmarks._report import COMPILED, Figures, mean
from benchmarks._side import PLAY
from benchmarks.games import ROOT, measure, workers
from headframe.build_info import build
from headframe.research.vector_env import VectorEnv
from tools.compile import built, environment

GAMES = ("super_motherload", "drillers", "mothership")
ROWS = 128
CLOCKED = {"super_motherload": 100_000, "drillers": 100_000}
"""Steps a second wanted of two workers, compiled."""


class Goal(NamedTuple):
    side: str
    against: str
    factor: float


GOALS = [
    *(
        Goal(f"{game}, PettingZoo", f"PettingZoo {peer}", 5)
        for game in GAMES
        for peer in ("hold'em", "chess")
    ),
    *(Goal(f"{game}, Gymnasium", "catanatron, Gymnasium", 3) for game in GAMES),
    *(Goal(f"{game}, Gymnasium{COMPILED}", "catanatron, Gymnasium", 10) for game in GAMES),
]


def report(figures: Figures) -> str:
    lines = [f"{side:45} {mean(rates[PLAY]):>12,.0f} steps/s" for side, rates in figures.items()]
    for goal in GOALS:
        if goal.side in figures and goal.against in figures:
            found = ratio(figures[goal.side][PLAY], figures[goal.against][PLAY])
            verdict = "reached" if found.low >= goal.factor else "missed"
            if found.low < goal.factor <= found.high:
                verdict = "open: the interval holds the goal"
            lines.append(
                f"{goal.side}: {found} times {goal.against}, wanted {goal.factor:g}: {verdict}"
            )
    return "\n".join(lines)


def by_the_clock(game: str, count: int, seconds: float) -> float:
    """Steps a second of all workers together, by the clock."""
    chance = np.random.default_rng(1)
    with VectorEnv(game, ROWS, workers=count, seed="bench", players=2) as games:
        seen = games.reset()
        steps, begun = 0, perf_counter()
        while perf_counter() - begun < seconds:
            seen = games.step(by_chance(seen.masks, chance))
            steps += ROWS
        return steps / (perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench research")
    parser.add_argument("words", nargs="*", help="only sides whose name holds one of these")
    parser.add_argument("--seconds", type=float, default=0.4, help="of one slice")
    parser.add_argument("--rounds", type=int, default=8, help="how often every side has a turn")
    parser.add_argument("--workers", type=int, default=0, help="ours alone, by the clock")
    asked = parser.parse_args()
    if asked.workers:
        for game in GAMES:
            rate = by_the_clock(game, asked.workers, 5 * asked.seconds)
            said = f"{game}, {build()}, {asked.workers} workers: {rate:,.0f} steps/s"
            wanted = CLOCKED.get(game)
            if wanted and build() != "plain" and asked.workers == 2:
                said += f", wanted {wanted:,}: {'reached' if rate >= wanted else 'missed'}"
            print(said, flush=True)
        if build() == "plain" and built():
            again = [sys.executable, "-m", "benchmarks.research", *sys.argv[1:]]
            subprocess.run(again, cwd=ROOT, env=environment(), check=True)
        return
    found, lacking = workers("_ours_env", "_peers_env")
    try:
        figures = measure(found, asked.words, asked.seconds, asked.rounds)
    finally:
        for worker in found:
            worker.close()
    print(report(figures))
    print("\n".join(f"not here: {line}" for line in lacking), end="\n" if lacking else "")


if __name__ == "__main__":
    main()
