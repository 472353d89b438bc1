"""Games in which the human passes every turn: `python -m tests.games.drillers.passing [SEEDS]`."""

from __future__ import annotations

import sys

from headframe.core.engine import act
from headframe.games.drillers.game import DrillersGame
from headframe.games.drillers.legal.action_codes import END


def bot_points(level: int, seed: str) -> int:
    """The bot's final score in one such game."""
    game = DrillersGame()
    s = game.new({"players": 1, "level": level}, seed)
    while s.open_decisions:
        act(s, s.open_decisions[0], () if s.open_decisions[0].key == "keep" else END)
    return game.result(s).scores[1]


def mean_score(level: int, seeds: int) -> float:
    return sum(bot_points(level, f"passing {n}") for n in range(seeds)) / seeds


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for level in (1, 2, 3, 4):
        print(f"level {level}: mean {mean_score(level, count):.1f} over {count} games")
