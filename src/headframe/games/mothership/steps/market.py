"""The Development deck and its Market."""

from __future__ import annotations

from headframe.games.mothership import events
from headframe.games.mothership.state import MothershipState
from headframe.kit.deck import draw_random


def fill_market(s: MothershipState) -> None:
    """Empty places are filled from the deck while it lasts (MS-DEV-02)."""
    dealt = False
    while len(s.market) < s.content.figures.market and (s.dev_deck or s.dev_under):
        if s.dev_deck:
            s.market.append(draw_random(s.dev_deck, s.rng))
        else:
            s.market.append(s.dev_under.pop(0))
        dealt = True
    if dealt and s.events is not None:
        s.events.append(events.MarketDealt(tuple(s.market)))


def raze(s: MothershipState, planet: int) -> None:
    """All Developments of a planet go back, shuffled into the deck (MS-DEV-14)."""
    if s.events is not None:
        s.events.append(events.Razed(planet, s.built[planet]))
    s.dev_deck += s.built[planet]
    s.dev_deck += s.dev_under
    s.dev_deck.sort()
    s.dev_under.clear()
    s.built[planet] = ()
    fill_market(s)
