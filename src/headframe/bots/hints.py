"""Hints: the best answers of a seat, with the chance to win that each leaves."""

from __future__ import annotations

import msgspec

from headframe.bots.mcts import MctsBot
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot
from headframe.bots.specs import make
from headframe.core.choice import Answer
from headframe.core.rng import Rng


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """``visits``: how much of the search went into this answer. ``chance`` None: it was the only
    one."""

    key: str
    answer: Answer
    chance: float | None
    visits: int


def hints(
    observation: Observation, rng: Rng, most: int = 3, spec: str = "mcts:iterations=200"
) -> list[Hint]:
    """The best answers first. It sees what the seat sees, so it gives away nothing else."""
    bot = make(spec, rng, observation.game.NAME)
    if not isinstance(bot, MctsBot):
        raise BadBot(f"bot {spec}: hints need a bot that searches, such as mcts:iterations=200")
    return [
        Hint(
            key=thought.move[0],
            answer=thought.move[1],
            chance=round(thought.chance, 4) if thought.visits else None,
            visits=thought.visits,
        )
        for thought in bot.think(observation)[:most]
    ]
