"""What is printed on a card, found by buying it, burning it and counting it."""

from __future__ import annotations

from headframe.games.drillers.legal import action_codes as c
from headframe.games.drillers.scoring import sources
from tests.games.drillers.table import (
    CONTENT,
    card,
    names,
    table,
    tile,
)


def check_price(name: str, price: int) -> None:
    """Bought for exactly this, an advanced card with a battery besides."""
    shop = next(n for n, numbers in enumerate(CONTENT.cards.by_shop) if card(name) in numbers)
    rows = tuple(name if n == shop else "" for n in range(4))
    assert len(rows) == 4
    t = table(phase="surfacing", credits=price, rows=rows, tiles=(tile(3),))
    t.buy(name)
    assert (t.me.credits, t.me.spent) == (0, 1 << tile(3) if shop == 3 else 0)
    if price:
        t = table(phase="surfacing", credits=price - 1, rows=rows, tiles=(tile(3),))
        assert t.refused(c.BUY + card(name)) == "DR-OPS-05"


def check_fuel_value(name: str, value: int) -> None:
    t = table(hand=name, fuel=1, cap=18, storage="S", deck="TORSO").burn(name)
    assert t.me.fuel == 1 + value
    assert (t.s.moves, t.s.drills, t.me.credits, t.me.drones) == (0, 0, 0, 1)
    assert (names(t.me.play), t.me.discard, t.asked) == (name, [], "operations")


def check_points(name: str, points: int) -> None:
    t = table(deck=name)
    assert sources(t.s, t.me)["cards"] == points
