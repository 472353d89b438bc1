"""What a card does in a turn, in few numbers: the ways to play it, and its worth in points."""

# ruff: noqa: ARG001  (what a step is worth: all functions are alike)

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from headframe.core.weights import KEPT, in_use
from headframe.games.drillers.content import Content
from headframe.games.drillers.content import effect_codes as e
from headframe.games.drillers.content.cards import PERMANENT, SOLID
from headframe.games.drillers.evaluate.weights import GAME, Power, weights_of

Way: TypeAlias = tuple[int, int, int, float]
"""Fuel, moves and drills gained or paid, and the points that everything else is worth."""
Value: TypeAlias = Callable[[Power, int], Way]
"""What a step with this number brings."""


class Powers:
    """Of all cards of a pack."""

    __slots__ = ("powers", "ways")

    def __init__(self, content: Content, w: Power) -> None:
        self.ways = tuple([_ways(content, w, card) for card in range(content.cards.count)])
        """For each card: for fuel, unless it is a permanent one, then its effect in every
        variant."""
        self.powers = tuple([max([_points(w, way) for way in ways]) for ways in self.ways])
        """What the better of effect and fuel brings in points."""


@lru_cache(KEPT)
def _powers_of(content: Content, file: str) -> Powers:
    return Powers(content, weights_of(file).power)


def powers_of(content: Content) -> Powers:
    return _powers_of(content, in_use(GAME))


def _ways(content: Content, w: Power, card: int) -> tuple[Way, ...]:
    cards = content.cards
    cost = cards.costs[card]
    if cost == PERMANENT:
        price: Way = (-cards.pay_fuel[card], 0, 0, 0.0)
    elif cost == SOLID:
        price = (0, 0, 0, w.solid)
    else:
        price = (-cost, 0, 0, 0.0)
    found = [_sum(price, way) for way in _program(content, w, cards.effects[card])]
    effects = tuple(dict.fromkeys(found))
    return effects if cost == PERMANENT else ((cards.fuel_values[card], 0, 0, 0.0), *effects)


def _program(content: Content, w: Power, number: int) -> list[Way]:
    """One way for each alternative that the program leaves open."""
    ways: list[Way] = [(0, 0, 0, 0.0)]
    for code, a, b in content.programs[number]:
        if code in (e.CHOOSE, e.ORDER):
            options = [way for option in range(a, a + b) for way in _program(content, w, option)]
        else:
            options = [VALUES[code](w, a)]
        ways = [_sum(way, option) for way in ways for option in options]
    return ways


def _sum(a: Way, b: Way) -> Way:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _points(w: Power, way: Way) -> float:
    fuel, moves, drills, extra = way
    return fuel * w.fuel + moves * w.move + drills * w.drill + extra


# What a step brings ---------------------------------------------------------------------------


def _fuel(w: Power, a: int) -> Way:
    return (a, 0, 0, 0.0)


def _move(w: Power, a: int) -> Way:
    return (0, a, 0, 0.0)


def _drill(w: Power, a: int) -> Way:
    return (0, 0, a, 0.0)


def _credits(w: Power, a: int) -> Way:
    return (0, 0, 0, a * w.credits)


def _refresh(w: Power, a: int) -> Way:
    return (0, 0, 0, a * w.refresh)


def _draw(w: Power, a: int) -> Way:
    return (0, 0, 0, a * w.draw)


def _repair(w: Power, a: int) -> Way:
    return (0, 0, 0, w.repair)


def _damage(w: Power, a: int) -> Way:
    return (0, 0, 0, w.damage)


def _upgrade(w: Power, a: int) -> Way:
    return (0, 0, 0, w.upgrade)


def _lasting(w: Power, a: int) -> Way:
    return (0, 0, 0, w.lasting)


def _flight(w: Power, a: int) -> Way:
    return (0, 0, 0, w.flight)


def _uncounted(w: Power, a: int) -> Way:
    """Effects of rooms, which no card of ours has, and what follows from other steps."""
    return (0, 0, 0, 0.0)


VALUES: Final[tuple[Value, ...]] = e.for_every_code(
    {
        e.DRILL: _drill,
        e.MOVE: _move,
        e.FUEL: _fuel,
        e.CREDITS: _credits,
        e.REFRESH: _refresh,
        e.DAMAGE: _damage,
        e.CAP: _upgrade,
        e.STORAGE: _upgrade,
        e.LEAVE: _uncounted,
        e.STAY: _lasting,
        e.FLYWHEEL: _lasting,
        e.TAKE_SILVER: _uncounted,
        e.KEEP: _uncounted,
        e.RESERVE: _uncounted,
        e.DRAW: _draw,
        e.REPAIR: _repair,
        e.CHOOSE: _uncounted,  # by its alternatives
        e.ORDER: _uncounted,
        e.MARKET: _uncounted,
        e.FLY: _flight,
        e.TRADE: _uncounted,
        e.TOLL: _uncounted,
        e.TOLL_EACH: _uncounted,
        e.DISPATCH: _uncounted,
        e.RAISE: _uncounted,
        e.CAVE: _uncounted,
        e.SCRAP: _uncounted,
    }
)
