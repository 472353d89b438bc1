"""Upkeep, and how turns follow each other to the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, PickSome
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.figures import KEEP_FREE, KEEP_FUEL, STALL_TURNS, UPKEEP_DRAW
from headframe.games.drillers.events import Discarded, GameOver, TurnBegan
from headframe.games.drillers.player import Player
from headframe.games.drillers.scoring import bot_score, score
from headframe.games.drillers.state import BOT, DUG, NO_SEAT, Drillers
from headframe.games.drillers.steps.deck import draw, renew
from headframe.games.drillers.steps.operations import OPERATIONS
from headframe.games.drillers.steps.shops import fill_all
from headframe.games.drillers.steps.solo import BOT_TURN
from headframe.games.drillers.tuples import without

COPY: Final = 100
"""A second DAMAGE of a hand is its number plus this, a third plus twice this."""


class Upkeep(Frame[Drillers]):
    """Which hand cards are kept; then the rest of Upkeep goes by itself."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-UPK-01"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        p = s.players[s.active]
        if not p.hand or s.ender != NO_SEAT:
            return ()
        most = s.keep + p.fuel // KEEP_FUEL
        return (Decision(p.seat, "keep", PickSome("keep", numbered(p.hand), 0, most), self),)

    def run(self, s: Drillers) -> None:
        self._clear(s, s.players[s.active], ())

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert not isinstance(answer, int)
        p = s.players[s.active]
        p.fuel -= KEEP_FUEL * max(0, len(answer) - s.keep)
        self._clear(s, p, answer)

    def _clear(self, s: Drillers, p: Player, kept: tuple[int, ...]) -> None:
        s.stack.pop()
        hand = sorted([card % COPY for card in kept])
        gone = p.hand
        for card in hand:
            gone.remove(card)
        p.hand = hand
        if s.events is not None:
            s.events += [Discarded(p.seat, card) for card in gone]
        for card in gone:
            if card in p.bared:
                p.bared = without(p.bared, card)
        p.discard += p.play
        p.discard += gone
        p.play = []
        s.moves = s.drills = 0
        if not p.deck:
            renew(s, p)
        for _ in range(UPKEEP_DRAW):
            draw(s, p)
        fill_all(s)

    def why(self, s: Drillers, decision: Decision, answer: Answer) -> Refusal:
        p = s.players[s.active]
        options = numbered(p.hand)
        if isinstance(answer, int) or any(card not in options for card in answer):
            return Refusal(self.CLAUSE, "only cards of your hand can be kept")
        if list(answer) != sorted(set(answer)):
            return Refusal(self.CLAUSE, "name each kept card once, in rising order")
        return Refusal(
            "DR-UPK-02", f"{s.keep} can be kept free, each further one costs {KEEP_FUEL} fuel"
        )


def numbered(hand: list[int]) -> list[int]:
    """The hand with every card under a number of its own, in rising order."""
    if len(set(hand)) == len(hand):
        return hand[:]
    seen: dict[int, int] = {}
    found = []
    for card in hand:
        copies = seen.get(card, 0)
        seen[card] = copies + 1
        found.append(card + COPY * copies)
    found.sort()
    return found


UPKEEP: Final = Upkeep()


class NextTurn(Frame[Drillers]):
    """Lies at the bottom of the stack: begins the next turn, or ends the game."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-TURN-06"

    def run(self, s: Drillers) -> None:
        if s.turn and not _goes_on(s):
            _finish(s)
            return
        s.turn += 1
        s.moves = s.drills = s.moves_gained = s.drills_gained = 0
        s.flags = s.fuelled = s.corridors = s.used = 0
        s.keep = KEEP_FREE
        if s.active == BOT:
            s.stack.append(BOT_TURN)
        else:
            s.stack.append(UPKEEP)
            s.stack.append(OPERATIONS)
        if s.events is not None:
            s.events.append(TurnBegan(s.active, s.turn))


def _goes_on(s: Drillers) -> bool:
    """Pass the turn on; False when it has come round to whoever triggered the end."""
    s.idle = 0 if s.flags & DUG else s.idle + 1
    if s.bot is not None:
        s.active = 0 if s.active == BOT else BOT
    else:
        s.active = (s.active + 1) % len(s.players)
    if s.ender != NO_SEAT:
        return s.active != s.ender
    return s.bot is not None or s.idle < STALL_TURNS * len(s.players)


def _finish(s: Drillers) -> None:
    s.stack.pop()
    for player in s.players:
        player.laid_open = True
    if s.events is not None:
        scores = [score(s, player) for player in s.players]
        s.events.append(GameOver(scores, None if s.bot is None else bot_score(s, s.bot)))


NEXT_TURN: Final = NextTurn()
