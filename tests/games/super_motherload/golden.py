"""Writes the golden games anew: `python -m tests.games.super_motherload.golden`.

Only after a change of the rules that is meant; then RULES of the game goes up too.
"""

from __future__ import annotations

from pathlib import Path

from headframe.core.options import Options
from headframe.core.record import write
from headframe.core.rng import Rng
from headframe.core.session import Session
from tests.games.super_motherload.table import GAME

FOLDER = Path(__file__).parents[2] / "golden"
GAMES: dict[str, Options] = {
    "2": {"players": 2},
    "2_first_printing": {"players": 2, "minor_row": 3, "start": 1, "decks": ["grey", "orange"]},
    "3": {"players": 3},
    "4": {"players": 4, "decks": ["orange", "purple", "green", "grey"]},
}


def played(name: str) -> Session:
    """A whole game with random answers."""
    session = Session(GAME, GAMES[name], seed=f"golden {name}")
    rng = Rng.seeded(f"golden {name}", "answers")
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session


def main() -> None:
    for name in GAMES:
        path = FOLDER / f"{GAME.NAME}_{name}.json"
        path.write_bytes(write(played(name).record()))
        print(path)


if __name__ == "__main__":
    main()
