"""Surfacing: selling, repairing, discarding, upgrading, buying, in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Pick
from headframe.core.engine import Decision, Frame
from headframe.core.refusal import Refusal
from headframe.games.drillers.content.figures import (
    CAP_STEPS,
    DISCARD_PRICE,
    KINDS,
    MOST_CAP,
    MOST_ROOM,
    REPAIR_PRICE,
    ROOM_STEP,
    START_CAP,
)
from headframe.games.drillers.content.mine import OPERATIONS_ONLY, TILE_EFFECTS
from headframe.games.drillers.events import Discarded
from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.legal.refusals import surfacing_refusal
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import REPAIRED, Drillers
from headframe.games.drillers.steps.buying import buy, buyable, exhaust
from headframe.games.drillers.steps.choices import PAID_REPAIR, repairable
from headframe.games.drillers.steps.deck import leave_hand, to_discard
from headframe.games.drillers.steps.effects import upgrade_cap, upgrade_room
from headframe.games.drillers.steps.shops import refresh
from headframe.games.drillers.steps.track import sell


class Surfacing(Frame[Drillers]):
    __slots__ = ()
    CLAUSE: ClassVar[str] = "DR-SURF-01"

    def ask(self, s: Drillers) -> tuple[Decision, ...]:
        return (Decision(s.active, "surfacing", Pick("action", actions(s)), self),)

    def go(self, s: Drillers, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        p = s.players[s.active]
        if answer == c.END:
            p.fuel = p.cap
            s.stack.pop()
        elif answer >= c.DISCARD:
            _discard(s, p, answer - c.DISCARD)
        elif answer >= c.BUY:
            buy(s, p, answer - c.BUY)
        elif answer >= c.EXHAUST:
            exhaust(s, p, answer - c.EXHAUST)
        elif answer >= c.REFRESH_SHOP:
            refresh(s, p, answer - c.REFRESH_SHOP)
        else:
            _plain(s, p, answer)

    def why(self, s: Drillers, decision: Decision, answer: Answer) -> Refusal:
        return surfacing_refusal(s, s.players[s.active], answer)


SURFACING: Final = Surfacing()


def actions(s: Drillers) -> list[int]:
    """Everything the active player can do and pay in full."""
    p = s.players[s.active]
    purse = p.credits
    found = [c.END]
    if any(p.storage):
        found.append(c.SELL_ALL)
    if purse >= REPAIR_PRICE and not s.flags & REPAIRED and repairable(p):
        found.append(c.REPAIR_NOW)
    last = -1
    for card in p.hand:
        if card != last:
            last = card
            found.append(c.DISCARD + card)
    if p.cap < MOST_CAP and purse >= CAP_STEPS[p.cap - START_CAP]:
        found.append(c.UPGRADE_CAP)
    if p.room < MOST_ROOM and purse >= ROOM_STEP:
        found.append(c.UPGRADE_ROOM)
    buyable(s, p, found)
    if p.refresh:
        for shop, row in enumerate(s.rows):
            if row or any(s.decks[shop]):
                found.append(c.REFRESH_SHOP + shop)
    found += [
        c.EXHAUST + tile
        for tile in p.tiles
        if TILE_EFFECTS[tile] >= 0 and not p.spent >> tile & 1 and not OPERATIONS_ONLY[tile]
    ]
    return found


def _plain(s: Drillers, p: Player, action: int) -> None:
    if action == c.SELL_ALL:
        for kind in range(KINDS):
            while p.storage[kind]:
                sell(s, p, kind)
    elif action == c.REPAIR_NOW:
        p.credits -= REPAIR_PRICE
        s.flags |= REPAIRED
        s.stack.append(PAID_REPAIR)
    elif action == c.UPGRADE_CAP:
        p.credits -= CAP_STEPS[p.cap - START_CAP]
        upgrade_cap(s, p)
    else:
        p.credits -= ROOM_STEP
        upgrade_room(s, p)


def _discard(s: Drillers, p: Player, card: int) -> None:
    leave_hand(p, card)
    p.credits += DISCARD_PRICE
    if s.events is not None:
        s.events.append(Discarded(p.seat, card))
    to_discard(s, p, card)
