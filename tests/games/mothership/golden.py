"""Write the golden games anew: `python -m tests.games.mothership.golden`.

For each mode the shortest of several random games; in solo, where random players are soon beaten,
the longest. Do this only when a rule was meant to change,
and raise Mothership.RULES with it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.core.options import Options
from headframe.core.record import write
from headframe.core.rng import Rng
from headframe.core.session import Session
from tests.games.mothership.table import GAME

FOLDER: Final = Path(__file__).parents[2] / "golden"
TRIES: Final = 12
SHORT: Final = {"round_cap": 20}
MODES: Final[dict[str, Options]] = {
    "2_players": {"players": 2, **SHORT},
    "3_players_artifacts": {"players": 3, "modules": ["artifacts"], **SHORT},
    "4_players_moons": {"players": 4, "modules": ["moons"], **SHORT},
    "5_players_points": {"players": 5, "mode": "vp", "vp_goal": "both", "rounds": 6},
    "6_players": {"players": 6, **SHORT},
    "points_developments": {"players": 2, "mode": "vp", "modules": ["developments"], "vp_limit": 8},
    "teams_2v2": {"mode": "team", "teams": "2v2", **SHORT},
    "solo_level_1": {"mode": "solo", "solo_level": 1},
    "solo_level_9": {"mode": "solo", "solo_level": 9},
}


def played(options: Options, seed: str) -> Session:
    session = Session(GAME, options, seed)
    rng = Rng.seeded(seed, "golden")
    while not session.over:
        asked = session.state.open_decisions
        decision = asked[rng.below(len(asked))]
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session


def main() -> None:
    for name, options in MODES.items():
        games = (played(options, f"golden {name} {number}") for number in range(TRIES))
        best = max if "solo" in name else min
        session = best(games, key=lambda game: len(game.answers))
        path = FOLDER / f"mothership_{name}.json"
        path.write_bytes(write(session.record()))
        print(f"{path.name}: {len(session.answers)} answers, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
