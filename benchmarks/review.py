"""How long a review of a game of two takes, on one core.

`./x bench review` reviews one game of each kind, level 3 against level 2. Records of one's own:
`./x bench review FILE...`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core.record import Record, read
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.review.review import review

BOTS: Final = ("level3", "level2")
SEED: Final = "bench review"
GOAL_S: Final = 60.0


def played(name: str) -> Record:
    game = registry.game(name)
    session = Session(game, {"players": len(BOTS)}, SEED)
    players = [
        Player(game, seat, make(bot, Rng.seeded(SEED, f"bot {seat}"), name), Rng.seeded(SEED))
        for seat, bot in enumerate(BOTS)
    ]
    while not session.over:
        seat = session.state.open_decisions[0].seat
        session.answer(seat, *players[seat].answer(session.state))
    return session.record()


def told(record: Record) -> None:
    began = time.process_time()
    found = review(registry.game(record.game), record)
    took = time.process_time() - began
    graded = sum(moment.graded for moment in found.moments)
    reached = "reached" if took < GOAL_S else "missed"
    print(
        f"{record.game:18} {len(record.seats)} seats {len(record.answers):5} answers "
        f"{graded:5} graded {took:7.1f} s  (goal {GOAL_S:.0f} s: {reached})",
        flush=True,
    )


def main(files: list[str]) -> None:
    from headframe.core import engine

    compiled = not str(engine.__file__).endswith(".py")
    print("compiled" if compiled else "plain Python: the goal is for the compiled build")
    for file in files:
        told(read(Path(file).read_bytes()))
    if not files:
        for name in registry.names():
            told(played(name))


if __name__ == "__main__":
    main(sys.argv[1:])
