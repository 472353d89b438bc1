"""Where the bot's minerals go (DR-SOLO-25 to -27)."""

from __future__ import annotations

from headframe.games.drillers.content.minerals import GOLD
from headframe.games.drillers.events import Collected
from headframe.games.drillers.player import NO_MINERAL, Bot
from headframe.games.drillers.state import BOT, DrillersState


def store(s: DrillersState, bot: Bot, kind: int, floor: int) -> None:
    """A mineral fills a slot, waits in the buffer, or overflows. ``floor`` may be SUPPLY."""
    bot.minerals[kind] += 1
    if s.events is not None:
        s.events.append(Collected(BOT, kind, floor))
    if bot.filled == sum(s.content.boards[bot.level].slots):
        bot.cubes += 1
    elif kind > GOLD:
        bot.filled += 1
    elif bot.buffer == NO_MINERAL:
        bot.buffer = kind
    else:
        bot.buffer = NO_MINERAL
        bot.filled += 1
