"""A player's own cards: drawing, renewing the deck, taking damage, and who knows what of it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from headframe.games.drillers.content.cards import DAMAGE_CARD
from headframe.games.drillers.content.figures import KINDS
from headframe.games.drillers.content.programs import TO_DISCARD, TO_TOP
from headframe.games.drillers.events import Damaged, Drew, Reshuffled
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers
from headframe.games.drillers.tuples import changed, without

_MARKET_HIT: Final = 3
_NO_HIT: Final = 4


def draw(s: Drillers, p: Player) -> None:
    """The top card to the hand; lost without a deck (DR-DECK-04)."""
    if not p.deck:
        return
    open_to_all = p.known > 1 or not p.blind
    card = take_top(s, p)
    insort(p.hand, card)
    if open_to_all:
        p.bared += (card,)
    if not p.deck:
        renew(s, p)
    if s.events is not None:
        s.events.append(Drew(p.seat, card))


def take_top(s: Drillers, p: Player) -> int:
    """The top card off the deck; the next one shows. The caller renews an emptied deck."""
    deck = p.deck
    card = deck.pop()
    p.known -= 1
    if p.known == 0 and deck:
        deck.append(deck.pop(s.rng.below(len(deck))))
        p.known = 1
        p.blind = True
    return card


def renew(s: Drillers, p: Player) -> None:
    """An empty deck: the discard pile is shuffled into a new one (DR-DECK-02)."""
    # Whoever can count now knows the whole hand: it is all that is neither played nor in the deck.
    p.bared = tuple(p.hand)
    deck = p.discard
    if not deck:
        return
    p.discard = []
    deck.sort()
    deck.append(deck.pop(s.rng.below(len(deck))))
    p.deck = deck
    p.known = 1
    p.blind = True
    if s.events is not None:
        s.events.append(Reshuffled(p.seat))


def put_on_top(p: Player, card: int) -> None:
    """All see it go there."""
    if not p.deck:
        p.blind = False
    p.deck.append(card)
    p.known += 1


def leave_hand(p: Player, card: int) -> None:
    """A card leaves the hand for all to see."""
    p.hand.remove(card)
    if card in p.bared:
        p.bared = without(p.bared, card)


def to_discard(s: Drillers, p: Player, card: int) -> None:
    p.discard.append(card)
    if not p.deck:
        renew(s, p)


def take_damage(s: Drillers, p: Player, where: int) -> None:
    """One DAMAGE to the discard pile, the deck or the hand; without one, a market mineral."""
    if s.damage:
        s.damage -= 1
        if where == TO_DISCARD:
            to_discard(s, p, DAMAGE_CARD)
        elif where == TO_TOP:
            put_on_top(p, DAMAGE_CARD)
        else:
            insort(p.hand, DAMAGE_CARD)
            p.bared += (DAMAGE_CARD,)
    else:
        where = _NO_HIT
        for kind in range(KINDS - 1, -1, -1):
            if p.market[kind]:
                p.market = changed(p.market, kind, -1)
                where = _MARKET_HIT
                break
    if s.events is not None:
        s.events.append(Damaged(p.seat, where))
