"""A world that a seat cannot tell from the real one.

Corridor stacks, face-down rooms, shop decks and the bot's deck are bags: their order does
not exist yet, so there is nothing to deal. What is dealt is who of the others holds what of their
own unknown cards, and which advanced cards lie under a floor's card.
"""

from __future__ import annotations

from headframe.core.rng import Rng
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState
from headframe.kit.tuples import replaced


def redeal(s: DrillersState, seat: int | None, rng: Rng) -> DrillersState:
    world = s.copy()
    for player in world.players:
        if player.seat != seat and not player.laid_open:
            _deal_cards(player, rng)
    if world.vault:
        _deal_vault(world, rng)
    return world


def _deal_cards(p: Player, rng: Rng) -> None:
    """Hand cards nobody saw, the unknown deck, and a top card only its owner has seen."""
    unknown_hand = p.hand[:]
    for card in p.bared:
        unknown_hand.remove(card)
    bottom = len(p.deck) - p.known
    seen_by_owner = 1 if p.blind and p.known else 0
    pool = sorted([*unknown_hand, *p.deck[: bottom + seen_by_owner]])
    rng.shuffle(pool)
    size = len(unknown_hand)
    p.hand = sorted([*p.bared, *pool[:size]])
    rest = pool[size:]
    top = [rest.pop()] if seen_by_owner else []
    p.deck = [*sorted(rest), *top, *p.deck[bottom + seen_by_owner :]]


def _deal_vault(s: DrillersState, rng: Rng) -> None:
    advanced = s.content.shops.advanced
    first, *under = s.decks[advanced]
    pool = sorted([*first, *s.vault])
    rng.shuffle(pool)
    size = len(s.vault)
    s.vault = tuple(sorted(pool[:size]))
    s.decks = replaced(s.decks, advanced, (tuple(sorted(pool[size:])), *under))
