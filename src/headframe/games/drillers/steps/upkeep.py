"""Upkeep: which cards are kept, the discard, the draw, the shops filled."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, PickSome
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.drillers.events.players import Cleared, Discarded, Kept
from headframe.games.drillers.legal.action_codes import CARD_SPAN
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import NO_SEAT, DrillersState
from headframe.games.drillers.steps.deck import draw, renew
from headframe.games.drillers.steps.shops import fill_all
from headframe.kit.deck import NO_CARD
from headframe.kit.tuples import without

COPY: Final = CARD_SPAN
"""A second DAMAGE of a hand is its number plus this, a third plus twice this."""


class Upkeep(Frame[DrillersState]):
    """Which hand cards are kept; then the rest of Upkeep goes by itself."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-UPK-01"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        p = s.players[s.active]
        if not p.hand or s.ender != NO_SEAT:
            return ()
        most = s.keep + p.fuel // s.content.figures.keep_fuel
        return (Decision(p.seat, "keep", PickSome("keep", numbered(p.hand), 0, most), self),)

    def run(self, s: DrillersState) -> None:
        self._clear(s, s.players[s.active], ())

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert not isinstance(answer, int)
        p = s.players[s.active]
        price = s.content.figures.keep_fuel * max(0, len(answer) - s.keep)
        p.fuel -= price
        if s.events is not None:
            s.events.append(Kept(p.seat, len(answer), price))
        self._clear(s, p, answer)

    def _clear(self, s: DrillersState, p: Player, kept: tuple[int, ...]) -> None:
        s.stack.pop()
        hand = sorted([card % COPY for card in kept])
        gone = p.hand
        for card in hand:
            gone.remove(card)
        p.hand = hand
        if s.events is not None:
            s.events.append(Cleared(p.seat, len(p.play)))
            s.events += [Discarded(p.seat, card, 0) for card in gone]
        if p.bared:
            for card in gone:
                p.bared = without(p.bared, card)
        p.discard += p.play
        p.discard += gone
        p.play = []
        s.moves = s.drills = 0
        if not p.deck:
            renew(s, p)
        for _ in range(s.content.figures.upkeep_draw):
            draw(s, p)
        fill_all(s)

    def why(self, s: DrillersState, decision: Decision, answer: Answer) -> Refusal:
        p = s.players[s.active]
        options = numbered(p.hand)
        if isinstance(answer, int) or any(card not in options for card in answer):
            return Refusal(self.CLAUSE, "only cards of your hand can be kept")
        if list(answer) != sorted(set(answer)):
            return Refusal(self.CLAUSE, "name each kept card once, in rising order")
        fuel = s.content.figures.keep_fuel
        return Refusal(
            "DR-UPK-02",
            "{keep} can be kept free, each further one costs {fuel} fuel",
            keep=s.keep,
            fuel=fuel,
        )


def numbered(hand: list[int]) -> list[int]:
    """The hand with every card under a number of its own, in rising order."""
    found: list[int] = []
    before = NO_CARD
    copies = 0
    alike = False
    for card in hand:
        copies = copies + 1 if card == before else 0
        alike = alike or copies > 0
        before = card
        found.append(card + COPY * copies)
    if alike:
        found.sort()
    return found


UPKEEP: Final = Upkeep()
