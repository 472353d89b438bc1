"""How turns follow each other to the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Frame
from headframe.games.drillers.events import GameOver, TurnBegan
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import BOT, DUG, NO_SEAT, DrillersState
from headframe.games.drillers.steps.operations import OPERATIONS
from headframe.games.drillers.steps.solo import BOT_TURN
from headframe.games.drillers.steps.upkeep import UPKEEP


class NextTurn(Frame[DrillersState]):
    """Lies at the bottom of the stack: begins the next turn, or ends the game."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-TURN-06"

    def run(self, s: DrillersState) -> None:
        if s.turn and not _goes_on(s):
            _finish(s)
            return
        s.turn += 1
        s.moves = s.drills = s.moves_gained = s.drills_gained = 0
        s.flags = s.fuelled = s.corridors = s.used = 0
        s.keep = s.content.figures.keep_free
        if s.active == BOT:
            s.stack.append(BOT_TURN)
        else:
            s.stack.append(UPKEEP)
            s.stack.append(OPERATIONS)
        if s.events is not None:
            s.events.append(TurnBegan(s.active, s.turn))


def _goes_on(s: DrillersState) -> bool:
    """Pass the turn on; False when it has come round to whoever triggered the end."""
    s.idle = 0 if s.flags & DUG else s.idle + 1
    if s.bot is not None:
        s.active = 0 if s.active == BOT else BOT
    else:
        s.active = (s.active + 1) % len(s.players)
    if s.ender != NO_SEAT:
        return s.active != s.ender
    return s.bot is not None or s.idle < s.content.figures.stall_turns * len(s.players)


def _finish(s: DrillersState) -> None:
    s.stack.pop()
    for player in s.players:
        player.laid_open = True
    if s.events is not None:
        scores = [score(s, player) for player in s.players]
        s.events.append(GameOver(scores, None if s.bot is None else bot_score(s, s.bot)))


NEXT_TURN: Final = NextTurn()
