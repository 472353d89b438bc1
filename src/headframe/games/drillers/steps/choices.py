"""The decisions that effects of cards ask for, each a small frame of the active player's."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Confirm, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events.codes import (
    BY_FLIGHT,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    FROM_TOP,
    OFF_MARKET,
)
from headframe.games.drillers.events.mine import Moved
from headframe.games.drillers.events.players import Repaired
from headframe.games.drillers.legal.action_codes import CARD_SPAN
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.deck import draw, leave_hand, renew, take_top
from headframe.games.drillers.steps.track import to_overflow
from headframe.kit.tuples import added

NO: Final = 0
YES: Final = 1
DECLINE: Final = -1
YES_OR_NO: Final = Confirm("yes-no")

# The cards a repair may take: a zone, plus the card. The deck's top card needs no number.
HAND_CARD: Final = 0
PLAY_CARD: Final = CARD_SPAN
DISCARD_CARD: Final = 2 * CARD_SPAN
TOP_CARD: Final = 3 * CARD_SPAN


class EffectChoice(Frame[DrillersState]):
    """A decision of the active player's; the frame is off the stack when it is carried out."""

    __slots__ = ()

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        self.carry_out(s, s.players[s.active], answer)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        raise NotImplementedError


class MayDraw(EffectChoice):
    """Draw, one card at a time, or stop."""

    __slots__ = ("count",)
    AUDIENCES: ClassVar[Audiences] = {"count": ALL}
    CLAUSE: ClassVar[str] = "DR-DECK-08"

    def __init__(self, count: int) -> None:
        self.count = count

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "draw", YES_OR_NO, self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == YES:
            draw(s, p)
            if self.count > 1 and p.deck:
                s.stack.append(MayDraw(self.count - 1))


class Repair(EffectChoice):
    """One card out of hand, play area or discard pile, or the top card of the deck."""

    __slots__ = ("paid",)
    AUDIENCES: ClassVar[Audiences] = {"paid": ALL}
    CLAUSE: ClassVar[str] = "DR-REP-01"

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        p = s.players[s.active]
        options = [] if self.paid else [DECLINE]
        options += [HAND_CARD + card for card in sorted(set(p.hand))]
        options += [PLAY_CARD + card for card in sorted(set(p.play))]
        options += [DISCARD_CARD + card for card in sorted(set(p.discard))]
        if p.deck:
            options.append(TOP_CARD)
        return (Decision(s.active, "repair", Pick("repair", options), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        if answer == DECLINE:
            return
        card = answer % CARD_SPAN
        if answer < PLAY_CARD:
            zone = FROM_HAND
            leave_hand(p, card)
            if p.deck:
                s.stack.append(MAY_DRAW_ONE)
        elif answer < DISCARD_CARD:
            zone = FROM_PLAY
            p.play.remove(card)
        elif answer < TOP_CARD:
            zone = FROM_DISCARD
            p.discard.remove(card)
        else:
            zone = FROM_TOP
            card = take_top(s, p)
        if card == s.content.cards.damage:
            s.damage += 1
        if s.events is not None:
            s.events.append(Repaired(p.seat, card, zone))
        if zone == FROM_TOP and not p.deck:
            renew(s, p)

    def why(self, s: DrillersState, decision: Decision, answer: Answer) -> Refusal:
        if answer == DECLINE:
            return Refusal("DR-REP-09", "this repair is paid for, so a card must be repaired")
        return Refusal(
            self.CLAUSE, "no such card in your hand, play area or discard pile or on your deck"
        )


class MarketColumn(EffectChoice):
    """Current-C Miner: a column whose top mineral goes to the overflow zone."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-FAQ-12"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        market = s.players[s.active].market
        kinds = [kind for kind in range(KINDS) if market[kind]]
        return (Decision(s.active, "column", Pick("mineral", kinds), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        market_to_overflow(s, p, answer)


def market_to_overflow(s: DrillersState, p: Player, kind: int) -> None:
    p.market = added(p.market, kind, -1)
    to_overflow(s, p, kind, OFF_MARKET)


class Flight(EffectChoice):
    """Antigravity Drive: any open floor; one's own means staying."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-CARD-ANTIGRAVITY-DRIVE"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "fly", Pick("floor", range(s.deepest + 1)), self),)

    def carry_out(self, s: DrillersState, p: Player, answer: int) -> None:
        origin, p.floor = p.floor, answer
        if s.events is not None and answer != origin:
            s.events.append(Moved(p.seat, origin, answer, BY_FLIGHT))


MAY_DRAW_ONE: Final = MayDraw(1)
MAY_REPAIR: Final = Repair(False)
PAID_REPAIR: Final = Repair(True)
MARKET_COLUMN: Final = MarketColumn()
FLIGHT: Final = Flight()
