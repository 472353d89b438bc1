"""Surfacing: selling, repairing, discarding, upgrading, buying, in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events.codes import CREDITS, FOR_REPAIR
from headframe.games.drillers.events.players import Discarded, Paid, Refuelled
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.refusals import surfacing_refusal
from headframe.games.drillers.legal.surfacing import surfacing
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import REPAIRED, DrillersState
from headframe.games.drillers.steps.buying import buy, exhaust
from headframe.games.drillers.steps.choices import PAID_REPAIR
from headframe.games.drillers.steps.dashboard import fill_tank, upgrade_cap, upgrade_storage
from headframe.games.drillers.steps.deck import leave_hand, to_discard
from headframe.games.drillers.steps.handlers import Handler, HandlerWith, do
from headframe.games.drillers.steps.shops import refresh
from headframe.games.drillers.steps.track import sell


class Surfacing(Frame[DrillersState]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-SURF-01"

    def ask(self, s: DrillersState) -> tuple[Decision, ...]:
        return (Decision(s.active, "surfacing", Pick("action", surfacing(s)), self),)

    def go(self, s: DrillersState, decision: Decision, answer: Answer) -> None:
        do(s, answer, PLAIN, WITH)

    def why(self, s: DrillersState, decision: Decision, answer: Answer) -> Refusal:
        return surfacing_refusal(s, s.players[s.active], answer)


SURFACING: Final = Surfacing()


def _end(s: DrillersState, p: Player) -> None:
    fuel = fill_tank(p, p.cap)
    if s.events is not None:
        s.events.append(Refuelled(p.seat, fuel))
    s.stack.pop()


def _sell_all(s: DrillersState, p: Player) -> None:
    for kind in range(KINDS):
        while p.storage[kind]:
            sell(s, p, kind)


def _repair(s: DrillersState, p: Player) -> None:
    price = s.content.figures.repair_price
    p.credits -= price
    s.flags |= REPAIRED
    if s.events is not None:
        s.events.append(Paid(p.seat, CREDITS, price, FOR_REPAIR))
    s.stack.append(PAID_REPAIR)


def _upgrade_cap(s: DrillersState, p: Player) -> None:
    figures = s.content.figures
    upgrade_cap(s, p, figures.cap_steps[p.cap - figures.start_cap])


def _upgrade_storage(s: DrillersState, p: Player) -> None:
    upgrade_storage(s, p, s.content.figures.storage_step)


def _discard(s: DrillersState, p: Player, card: int) -> None:
    leave_hand(p, card)
    price = s.content.figures.discard_price
    p.credits += price
    if s.events is not None:
        s.events.append(Discarded(p.seat, card, price))
    to_discard(s, p, card)


PLAIN: Final[dict[int, Handler]] = {
    c.END: _end,
    c.SELL_ALL: _sell_all,
    c.REPAIR_NOW: _repair,
    c.UPGRADE_CAP: _upgrade_cap,
    c.UPGRADE_STORAGE: _upgrade_storage,
}
WITH: Final[dict[int, HandlerWith]] = {
    c.REFRESH_SHOP: refresh,
    c.EXHAUST: exhaust,
    c.BUY: buy,
    c.DISCARD: _discard,
}
"""By what is done (``action_codes.base_of``)."""
