"""How turns follow each other to the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Frame
from headframe.games.drillers.events.codes import LAST_TURNS, STANDSTILL
from headframe.games.drillers.events.table import GameOver, LaidOpen, Scored, TurnBegan
from headframe.games.drillers.scoring import SOURCES, result, winners
from headframe.games.drillers.state import BOT, DUG, NO_SEAT, DrillersState
from headframe.games.drillers.steps.operations import OPERATIONS
from headframe.games.drillers.steps.solo import BOT_TURN
from headframe.games.drillers.steps.upkeep import UPKEEP


class NextTurn(Frame[DrillersState]):
    """Lies at the bottom of the stack: begins the next turn, or ends the game."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-TURN-06"

    def run(self, s: DrillersState) -> None:
        if s.turn:
            idle = 0 if s.flags & DUG else s.idle + 1
            following = _following(s)
            if _over(s, following, idle):
                _finish(s)
                return
            s.active, s.idle = following, idle
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
            s.events.append(TurnBegan(s.active, s.turn, s.idle))


def _following(s: DrillersState) -> int:
    if s.bot is not None:
        return 0 if s.active == BOT else BOT
    return (s.active + 1) % len(s.players)


def _over(s: DrillersState, following: int, idle: int) -> bool:
    """The turn has come round to whoever triggered the end, or the game stands still."""
    if s.ender != NO_SEAT:
        return following == s.ender
    return s.bot is None and idle >= s.content.figures.stall_turns * len(s.players)


def _finish(s: DrillersState) -> None:
    s.stack.pop()
    for player in s.players:
        player.laid_open = True
    if s.events is not None:
        _tell_end(s)


def _tell_end(s: DrillersState) -> None:
    assert s.events is not None
    for player in s.players:
        s.events.append(LaidOpen(player.seat, player.hand[:], player.deck[:]))
    ended = result(s)
    for at, points in enumerate(ended.sources):
        seat = at if at < len(s.players) else BOT
        s.events.append(Scored(seat, ended.scores[at], *[points.get(key, 0) for key in SOURCES]))
    cause = STANDSTILL if s.ender == NO_SEAT else LAST_TURNS
    s.events.append(GameOver(cause, *winners(s, ended)))


NEXT_TURN: Final = NextTurn()
