"""How soon a hint comes: `./x bench hints [--answers N]`.

A person plays each game by hints alone, against a bot, on a real server. Measured from the question
to the first word (wanted: 300 ms) and to the last one; the first hint by itself, with a server
that was up for some seconds, as it will have been when a person has chosen a game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server import Served
from benchmarks.server_fair import HERE, Caller

BEFORE_S: Final = 8.0
TABLES: Final = (("super_motherload", 2), ("drillers", 2), ("mothership", 2), ("mothership", 4))


async def hinted(caller: Caller, game: str, seats: int, answers: int) -> list[tuple[float, float]]:
    """Seconds to the first and to the last word, for each question with a choice."""
    opened = await caller.open(game, "person", *["level1"] * (seats - 1))
    socket = await caller.sit(opened, 0)
    found: list[tuple[float, float]] = []
    asked = first = 0.0
    view: Any = None
    async for text in socket:
        message = json.loads(text)
        now = time.perf_counter()
        if message["type"] == "view":
            view = message
            if view["view"]["over"] or len(found) >= answers:
                break
            if any("choice" in decision for decision in view["view"]["open"]):
                asked, first = now, 0.0
                hint = {"type": "hint", "id": f"hint-{view['step']}", "seat": 0}
                await socket.send(json.dumps(hint))
        elif message["type"] == "hint" and message["answers"]:
            first = first or now - asked
            if message["more"]:
                continue
            if len(message["answers"]) > 1:
                found.append((first, now - asked))
            best = message["answers"][0]
            said = {"type": "answer", "id": f"answer-{view['step']}", "seat": 0}
            said |= {"step": view["step"], "key": best["key"], "answer": best["answer"]}
            await socket.send(json.dumps(said))
    await socket.close()
    return found


def told(seconds: list[float]) -> str:
    late = quantiles(seconds, n=20)[-1]
    return f"median {1000 * median(seconds):4.0f} ms, 95 % {1000 * late:4.0f} ms"


async def measure(served: Served, answers: int) -> None:
    caller = Caller(served, HERE)
    await asyncio.sleep(BEFORE_S)
    for number, (game, seats) in enumerate(TABLES):
        times = await hinted(caller, game, seats, answers)
        if not number:
            print(f"the first hint of a fresh server: {1000 * times[0][0]:.0f} ms", flush=True)
            times = times[1:]
        first, last = [list(each) for each in zip(*times, strict=True)]
        print(
            f"{game:18} {seats} seats, {len(times)} questions | first word: {told(first)}"
            f" | last word: {told(last)}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, closing(Served(folder)) as served:
        asyncio.run(measure(served, arguments.answers))


if __name__ == "__main__":
    main()
