"""Where the bot's minerals go (DR-SOLO-25 to -27)."""

from __future__ import annotations

from headframe.games.drillers.content.minerals import GOLD
from headframe.games.drillers.events.codes import (
    IN_BUFFER,
    IN_OVERFLOW,
    IN_SLOT,
    IN_SLOT_WITH_BUFFER,
)
from headframe.games.drillers.events.mine import Collected
from headframe.games.drillers.player import NO_MINERAL, Bot
from headframe.games.drillers.state import BOT, DrillersState


def store(s: DrillersState, bot: Bot, kind: int, floor: int, drills: int = 0) -> None:
    """A mineral fills a slot, waits in the buffer, or overflows. ``floor`` may be SUPPLY."""
    bot.minerals[kind] += 1
    if bot.filled == sum(s.content.boards[bot.level].slots):
        place = IN_OVERFLOW
        bot.cubes += 1
    elif kind > GOLD:
        place = IN_SLOT
        bot.filled += 1
    elif bot.buffer == NO_MINERAL:
        place = IN_BUFFER
        bot.buffer = kind
    else:
        place = IN_SLOT_WITH_BUFFER
        bot.buffer = NO_MINERAL
        bot.filled += 1
    if s.events is not None:
        s.events.append(Collected(BOT, kind, floor, drills, False, False, place))
