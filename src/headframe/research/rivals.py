"""Bots at the other seats of a game that is played action by action.

No numpy here, so that the compiled build has it (`./x compile`).
"""

from __future__ import annotations

from headframe.bots.bot import Player
from headframe.bots.random_bot import RandomBot
from headframe.research.moments import Moment


def let_play(moment: Moment, seat: int, players: dict[int, Player]) -> None:
    """The others, until the seat is asked or the game is over. Bots answer whole decisions."""
    while moment.seat >= 0 and moment.seat != seat:
        player = players[moment.seat]
        bot = player.bot
        if isinstance(bot, RandomBot):
            # What looks at nothing needs no world dealt to look at, and says the same without.
            asked = moment.s.open_decisions
            if len(asked) > 1:
                asked = tuple([each for each in asked if each.seat == moment.seat])
            moment.decide(*bot.pick(asked))
        else:
            moment.answer(*player.answer(moment.s))
