"""Write the golden games anew: `python -m tests.games.drillers.golden`.

For each mode the shortest of many games of keen players (keen.py) that came to a proper end.
Do this only when a rule was meant to change, and raise DrillersGame.RULES with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.core.options import Options
from headframe.core.record import write
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.games.drillers.state import NO_SEAT, DrillersState
from tests.games.drillers.keen import keen_answer, keen_game
from tests.games.drillers.table import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden"
TRIES: Final = 40
MODES: Final[dict[str, Options]] = {
    "2_players": {"players": 2},
    "3_players": {"players": 3},
    "4_players": {"players": 4, "mechs": ["mayday", "splash"]},
    "solo_level_1": {"players": 1, "level": 1},
    "solo_level_4": {"players": 1, "level": 4, "solo_credits": 2},
}


def length(options: Options, seed: str) -> int:
    """Answers in the game of this seed; very many if it came to a standstill."""
    ended = [s.ender != NO_SEAT for s in keen_game(options, seed)]
    return len(ended) if ended[-1] else 1_000_000


def played(options: Options, seed: str) -> Session:
    session = Session(GAME, options, seed)
    rng = Rng.seeded(seed, "keen")
    while not session.over:
        assert isinstance(session.state, DrillersState)
        decision = session.state.open_decisions[0]
        session.answer(decision.seat, decision.key, keen_answer(decision, rng))
    return session


def main() -> None:
    for name, options in MODES.items():
        seeds = [f"golden {name} {n}" for n in range(TRIES)]
        best = min(seeds, key=lambda seed: length(options, seed))
        session = played(options, best)
        path = FOLDER / f"drillers_{name}.json"
        path.write_bytes(write(session.record()))
        print(f"{path.name}: {len(session.answers)} answers, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
