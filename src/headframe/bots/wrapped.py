"""What bots have in common that let another bot think and change only how it sees the game."""

from __future__ import annotations

from headframe.bots.bot import Bot
from headframe.bots.memory import Memory


class WrappedBot:
    """Its memory is that of the bot that thinks."""

    __slots__ = ("bot",)

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def memory(self) -> Memory:
        """What the bot that thinks keeps from one answer to the next."""
        return self.bot.memory

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.bot.memory = memory
