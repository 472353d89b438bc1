"""Taking damage (DR-DMG)."""

from __future__ import annotations

from headframe.games.drillers.content.effect_codes import TO_DISCARD, TO_TOP
from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.events.codes import FROM_MARKET, NOWHERE
from headframe.games.drillers.events.players import Damaged
from headframe.games.drillers.player import NO_MINERAL, Player
from headframe.games.drillers.state import DrillersState
from headframe.games.drillers.steps.deck import put_on_top, to_discard
from headframe.kit.deck import put_in
from headframe.kit.tuples import added


def take_damage(s: DrillersState, p: Player, where: int) -> None:
    """One DAMAGE to the discard pile, the deck or the hand; without one, a market mineral."""
    if not s.damage:
        kind = _lose_mineral(p)
        if s.events is not None:
            where = NOWHERE if kind == NO_MINERAL else FROM_MARKET
            s.events.append(Damaged(p.seat, where, kind))
        return
    if s.events is not None:
        s.events.append(Damaged(p.seat, where, NO_MINERAL))
    s.damage -= 1
    card = s.content.cards.damage
    if where == TO_DISCARD:
        to_discard(s, p, card)
    elif where == TO_TOP:
        put_on_top(p, card)
    else:
        put_in(p.hand, card)
        p.bared += (card,)


def _lose_mineral(p: Player) -> int:
    """The dearest mineral of the market, if there is one."""
    for kind in range(KINDS - 1, -1, -1):
        if p.market[kind]:
            p.market = added(p.market, kind, -1)
            return kind
    return NO_MINERAL
