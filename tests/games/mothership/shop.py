"""The Market as a test wants it."""

from __future__ import annotations

from headframe.games.mothership.legal import action_codes as codes
from tests.games.mothership.table import Space, Table, development


def market(t: Table, *titles: str) -> Table:
    """These cards lie open, all others that were there are back in the deck."""
    s = t.s
    s.dev_deck += s.market
    s.market.clear()
    for title in titles:
        s.dev_deck.remove(development(title))
        s.market.append(development(title))
    s.dev_deck.sort()
    return t.again()


def build(t: Table, space: Space, title: str) -> Table:
    return t.do(codes.BUILD + t.planet(space), "action").do(development(title), "build")
