"""Games a second of the arena by number of workers and kind of executor, on this machine.

    ./x bench arena
    ./x bench arena --workers 1,2,4,8 --games 400 --executors pool,ray

The same games every time, so what differs is the sharing out. By the clock, since that is what
somebody waits for; starting the workers counts.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Final

from headframe.arena.runs import How, run_match
from headframe.build_info import build

BOTS: Final = ("greedy:worlds=1,rounds=1,limit=8", "random")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x bench arena")
    parser.add_argument("--game", default="drillers")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--executors", default="pool")
    asked = parser.parse_args()
    found = set()
    for executor in asked.executors.split(","):
        for workers in map(int, asked.workers.split(",")):
            how = How(seed="bench", workers=workers, executor=executor)
            begun = perf_counter()
            report, played = run_match(asked.game, BOTS, asked.games, 2, how)
            took = perf_counter() - begun
            found.add(tuple(tuple(one.scores) for one in played))
            rate = len(played) / took
            print(f"{executor}, {workers} workers, {build()}: {rate:.1f} games/s", flush=True)
    assert len(found) == 1, "the games depend on how they are shared out"
    print(f"the same {report.games} games each time")


if __name__ == "__main__":
    main()
