"""What a card does in a turn, in few numbers: the ways to play it, and its worth in points."""

from __future__ import annotations

from typing import Final, TypeAlias

from headframe.games.drillers.content import programs as li
from headframe.games.drillers.content.cards import (
    CARDS,
    COSTS,
    EFFECTS,
    FUEL_VALUES,
    PAY_FUEL,
    PERMANENT,
    SOLID,
)
from headframe.games.drillers.evaluate.weights import POWER

Way: TypeAlias = tuple[int, int, int, float]
"""Fuel, moves and drills gained or paid, and the points that everything else is worth."""

_EXTRA: Final = {
    li.CREDITS: "credits",
    li.REFRESH: "refresh",
    li.DRAW: "draw",
}
_FLAT: Final = {
    li.REPAIR: "repair",
    li.DAMAGE: "damage",
    li.CAP: "upgrade",
    li.STORAGE: "upgrade",
    li.STAY: "lasting",
    li.FLYWHEEL: "lasting",
    li.FLY: "flight",
}


def _program(number: int) -> list[Way]:
    """One way for each alternative that the program leaves open."""
    ways: list[Way] = [(0, 0, 0, 0.0)]
    for op, a, b in li.PROGRAMS[number]:
        if op in (li.CHOOSE, li.ORDER):
            options = [way for option in range(a, a + b) for way in _program(option)]
        else:
            options = [_step(op, a)]
        ways = [_sum(way, option) for way in ways for option in options]
    return ways


def _step(op: int, a: int) -> Way:
    if op == li.FUEL:
        return (a, 0, 0, 0.0)
    if op == li.MOVE:
        return (0, a, 0, 0.0)
    if op == li.DRILL:
        return (0, 0, a, 0.0)
    if op in _EXTRA:
        return (0, 0, 0, a * POWER[_EXTRA[op]])
    return (0, 0, 0, POWER[_FLAT[op]] if op in _FLAT else 0.0)


def _sum(a: Way, b: Way) -> Way:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _ways(card: int) -> tuple[Way, ...]:
    cost = COSTS[card]
    if cost == PERMANENT:
        price: Way = (-PAY_FUEL[card], 0, 0, 0.0)
    elif cost == SOLID:
        price = (0, 0, 0, POWER["solid"])
    else:
        price = (-cost, 0, 0, 0.0)
    effects = tuple(dict.fromkeys(_sum(price, way) for way in _program(EFFECTS[card])))
    return effects if cost == PERMANENT else ((FUEL_VALUES[card], 0, 0, 0.0), *effects)


def _points(way: Way) -> float:
    fuel, moves, drills, extra = way
    return fuel * POWER["fuel"] + moves * POWER["move"] + drills * POWER["drill"] + extra


WAYS: Final = tuple(_ways(card) for card in range(CARDS))
"""For each card: for fuel, unless it is a permanent one, then its effect in every variant."""
POWERS: Final = tuple(max(_points(way) for way in ways) for ways in WAYS)
"""What the better of effect and fuel brings in points."""
