"""A player's own cards: drawing, renewing the deck, and who knows what of it."""

from __future__ import annotations

from headframe.games.drillers.events.players import Drew, Reshuffled
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.kit.deck import put_in
from headframe.kit.tuples import without


def draw(s: DrillersState, p: Player) -> None:
    """The top card to the hand; lost without a deck (DR-DECK-04)."""
    if not p.deck:
        return
    open_to_all = p.known > 1 or not p.blind
    card = take_top(s, p)
    put_in(p.hand, card)
    if open_to_all:
        p.bared += (card,)
    if s.events is not None:
        s.events.append(Drew(p.seat, card))
    if not p.deck:
        renew(s, p)


def take_top(s: DrillersState, p: Player) -> int:
    """The top card off the deck; the next one shows. The caller renews an emptied deck, after
    telling what became of the card."""
    deck = p.deck
    card = deck.pop()
    p.known -= 1
    if p.known == 0 and deck:
        deck.append(deck.pop(s.rng.below(len(deck))))
        p.known = 1
        p.blind = True
    return card


def renew(s: DrillersState, p: Player) -> None:
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
    if p.bared:
        p.bared = without(p.bared, card)


def to_discard(s: DrillersState, p: Player, card: int) -> None:
    """The caller has told it: a new deck, if there is one now, comes after."""
    p.discard.append(card)
    if not p.deck:
        renew(s, p)
