"""Two bots play a game, from Python.

    .venv/bin/python -m examples.play_a_game [FILE]

With a FILE, the record is written there: `replay_a_record.py` tells it, and the browser shows it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from headframe import registry
from headframe.bots.bot import Player
from headframe.bots.specs import make
from headframe.core import record
from headframe.core.rng import Rng
from headframe.core.session import Session

SEED = "an example"


def main(file: Path | None = None) -> Session:
    game = registry.game("drillers")
    session = Session(game, {"players": 2}, seed=SEED, names=["Ada", "Chance"])
    # Every bot thinks with dice of its own: the dice of the game stay the game's.
    players = [
        Player(game, seat, make(bot, Rng.seeded(SEED, f"bot {seat}"), game.NAME), Rng.seeded(SEED))
        for seat, bot in enumerate(["greedy:worlds=1", "random"])
    ]
    while not session.over:
        seat = session.state.open_decisions[0].seat
        key, answer = players[seat].answer(session.state)
        session.answer(seat, key, answer)

    result = session.result()
    assert result is not None
    for name, place, score in zip(session.names, result.places, result.scores, strict=True):
        print(f"{name}: place {place}, {score} points")
    if file is not None:
        file.write_bytes(record.write(session.record()))
        print(f"{len(session.answers)} answers are in {file}")
    return session


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
