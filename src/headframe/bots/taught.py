"""Bots that are taught by a net: ``greedy:net=FILE``, ``mcts:net=own``."""

from __future__ import annotations

from headframe.bots.bot import Bot, Move
from headframe.bots.learned import learned_game
from headframe.bots.observation import Observation
from headframe.bots.wrapped import WrappedBot


class LearnedBot(WrappedBot):
    """A bot that sees the game through a net. ``share``: how much of what it says counts; below 0
    as the net's file says."""

    __slots__ = ("net", "share")

    def __init__(self, bot: Bot, net: str, share: float) -> None:
        super().__init__(bot)
        self.net = net
        self.share = share

    def choose(self, observation: Observation) -> Move:
        """What that bot answers when positions are judged by the net."""
        game = learned_game(self.net, self.share, observation.game, observation.world)
        seen = Observation(game, observation.seat, observation.world, observation.events)
        return self.bot.choose(seen)
