"""Taking damage (DR-DMG)."""

from __future__ import annotations

from bisect import insort

from headframe.games.drillers.content.effect_codes import TO_DISCARD, TO_TOP
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events import FROM_MARKET, NOWHERE, Damaged
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.deck import put_on_top, to_discard
from headframe.games.drillers.tuples import added


def take_damage(s: DrillersState, p: Player, where: int) -> None:
    """One DAMAGE to the discard pile, the deck or the hand; without one, a market mineral."""
    if not s.damage:
        where = _market_mineral(p)
    if s.events is not None:
        s.events.append(Damaged(p.seat, where))
    if s.damage:
        s.damage -= 1
        _put(s, p, where)


def _put(s: DrillersState, p: Player, where: int) -> None:
    card = s.content.cards.damage
    if where == TO_DISCARD:
        to_discard(s, p, card)
    elif where == TO_TOP:
        put_on_top(p, card)
    else:
        insort(p.hand, card)
        p.bared += (card,)


def _market_mineral(p: Player) -> int:
    """The dearest mineral of the market is lost, if there is one; where the damage came from."""
    for kind in range(KINDS - 1, -1, -1):
        if p.market[kind]:
            p.market = added(p.market, kind, -1)
            return FROM_MARKET
    return NOWHERE
