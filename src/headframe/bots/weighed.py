"""Bots that judge by other numbers than the game's own: ``greedy:weights=FILE``, a file like the
game's ``weights.txt``. Two of them at one table are how weights are compared."""

from __future__ import annotations

from pathlib import Path

from headframe.bots.bot import Bot, Move
from headframe.bots.observation import Observation
from headframe.bots.settings import BadBot
from headframe.bots.wrapped import WrappedBot
from headframe.core.weights import put_in_use


class WeighedBot(WrappedBot):
    """While it thinks, the game is judged by its file. Not for several threads at once."""

    __slots__ = ("file",)

    def __init__(self, bot: Bot, file: str) -> None:
        if not Path(file).is_file():
            raise BadBot(f"weights={file}: there is no such file")
        super().__init__(bot)
        self.file = file

    def choose(self, observation: Observation) -> Move:
        """What that bot answers when positions are worth what the file says."""
        before = put_in_use(observation.game.NAME, self.file)
        try:
            return self.bot.choose(observation)
        finally:
            put_in_use(observation.game.NAME, before)
