"""A bot of your own in forty lines: one step ahead, judged by the game's own look further ahead.

    headframe arena match drillers examples.planner_bot:Planner greedy --players 2 --games 20
    headframe play drillers --seats human,examples.planner_bot:Planner:worlds=4

It uses the building blocks that the built-in bots are made of (docs/bots.md): ``candidates`` are
the moves worth comparing, ``begin`` and ``finish`` play a move to the end of its step, ``deal``
gives worlds that look to the seat like the truth, ``lead`` is how far it is ahead in one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from headframe.bots.bot import Move
from headframe.bots.moves import candidates, named
from headframe.bots.observation import Observation
from headframe.bots.own import OwnBot
from headframe.bots.settings import Number, Setting
from headframe.bots.steps import act_till_apart, begin, finish
from headframe.bots.value import lead
from headframe.core.rng import Rng


class Planner(OwnBot):
    """Tries every move in the same few worlds and takes the best on average."""

    SETTINGS: ClassVar[Mapping[str, Setting]] = {
        "worlds": Number(2, 1, 64, "worlds every move is tried in"),
        "limit": Number(32, 2, 500, "moves looked at"),
    }

    def __init__(self, rng: Rng, worlds: int, limit: int) -> None:
        super().__init__(rng)
        self.worlds = worlds
        self.limit = limit

    def choose(self, observation: Observation) -> Move:
        worlds = [observation.deal(self.rng) for _ in range(self.worlds)]
        moves = candidates(worlds[0], observation.seat, self.limit, self.rng)
        if len(moves) == 1:
            return moves[0]
        seat, ahead = observation.seat, observation.game.evaluate_ahead
        best, best_lead = moves[0], float("-inf")
        for key, answer in moves:
            total = 0.0
            for world in worlds:
                trial = world.copy()
                decision = named(trial, seat, key)
                if decision is None or not decision.choice.legal(answer):
                    continue
                step = begin(trial, decision, answer, act_till_apart)
                finish(trial, step, self.rng, self.rng, do=act_till_apart)
                total += lead(ahead, trial, seat)
            if total > best_lead:
                best, best_lead = (key, answer), total
        return best
