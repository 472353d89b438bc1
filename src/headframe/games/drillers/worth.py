"""A rough guess of how well a seat stands, in points. Its weights are in content/weights.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from headframe.games.drillers import literals as li
from headframe.games.drillers.cards import (
    CARDS,
    COSTS,
    EFFECTS,
    FUEL_VALUES,
    PAY_FUEL,
    PERMANENT,
    SOLID,
)
from headframe.games.drillers.figures import (
    COLUMN,
    CREDITS_PER_POINT,
    KINDS,
    MINERAL_POINTS,
    MOVE_FUEL,
    OVERFLOW_PRICES,
    PRICES,
    TRACK,
    ZONE,
)
from headframe.games.drillers.mine import (
    BARRIER_COSTS,
    BARRIERS,
    BOTTOM,
    CORRIDOR_COSTS,
    PENALTIES,
    TILE_POINTS,
)
from headframe.games.drillers.player import Player
from headframe.games.drillers.scoring import sources
from headframe.games.drillers.state import NO_SEAT, Drillers
from headframe.kit.content import Pack

_HUNDRED: Final = 100.0


def _weights(name: str) -> dict[str, float]:
    pack = Pack(Path(__file__).parent / "content", ("weights.txt",))
    section = next(section for section in pack.of("weights") if section.name == name)
    return {
        field: cell.whole(-10_000, 10_000) / _HUNDRED
        for field, cell in section.values.items()
        if field != "provenance"
    }


WEIGHTS: Final = _weights("position")
_POWER: Final = _weights("power")
_PER_UNIT: Final = {
    li.DRILL: "drill",
    li.MOVE: "move",
    li.FUEL: "fuel",
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


def _program_power(number: int) -> float:
    power = 0.0
    for op, a, b in li.PROGRAMS[number]:
        if op in _PER_UNIT:
            power += a * _POWER[_PER_UNIT[op]]
        elif op in _FLAT:
            power += _POWER[_FLAT[op]]
        elif op in (li.CHOOSE, li.ORDER):
            power += max(_program_power(option) for option in range(a, a + b))
    return power


def _card_power(card: int) -> float:
    """What playing the card brings, the better of effect and fuel."""
    power = _program_power(EFFECTS[card])
    if COSTS[card] == PERMANENT:
        return 2 * (power + PAY_FUEL[card] * _POWER["cost"])
    power += _POWER["solid"] if COSTS[card] == SOLID else COSTS[card] * _POWER["cost"]
    return max(power, 0.0) + FUEL_VALUES[card] * _POWER["fuel value"]


POWERS: Final = tuple(_card_power(card) for card in range(CARDS))


def worth(s: Drillers, seat: int) -> float:
    """Points so far, and what cards, goods and position promise for the rest of the game."""
    p = s.players[seat]
    points = sources(s, p)
    total = float(sum(points.values()))
    if not s.stack:
        return total
    w = WEIGHTS
    left = _left(s)
    total -= points["credits"] + points["depth"]
    total += p.credits / CREDITS_PER_POINT + left * w["credit"] * min(p.credits, w["purse"])
    total -= PENALTIES[p.floor] * (left * w["depth early"] + (1 - left) * w["depth late"])
    total += left * (w["cap"] * p.cap + w["storage"] * p.room + _cards(p))
    if s.ender == NO_SEAT:
        total += w["fuel"] * p.fuel + w["drone"] * p.drones
        total += w["hand"] * sum([POWERS[card] for card in p.hand])
    return total + _prospect(s, p, left)


def _left(s: Drillers) -> float:
    """How much of the game is left, from 1 down to 0, by the fullest track."""
    if s.ender != NO_SEAT:
        return 0.0
    full = max([p.notches + min(ZONE, sum(p.overflow)) for p in s.players])
    if s.bot is not None:
        flipped = len(s.bot.flipped)
        full = max(full, s.bot.notches, TRACK * flipped // (flipped + len(s.bot.deck)))
    return max(0.0, 1.0 - full / TRACK)


def _cards(p: Player) -> float:
    """A thin deck of good cards is best, down to what a turn draws."""
    average = _POWER["average"]
    owned = 0.0
    for pile in (p.deck, p.discard, p.hand, p.play, p.permanents):
        for card in pile:
            owned += POWERS[card] - average
    size = len(p.deck) + len(p.discard) + len(p.hand) + len(p.play)
    lacking = max(0.0, WEIGHTS["deck least"] - size)
    return WEIGHTS["owned"] * owned - WEIGHTS["lacking"] * lacking


def _prospect(s: Drillers, p: Player, left: float) -> float:
    """What the best place to go promises, less the way there."""
    w = WEIGHTS
    acting = s.active == p.seat
    moves = s.moves if acting else 0
    drills = s.drills if acting else 0
    best = 0.0
    for floor in range(s.deepest + 1):
        way = abs(floor - p.floor)
        paid = min(way, moves)
        # Drills on the gauge are of use only where the mech can get this turn.
        usable = drills if way <= moves + p.fuel // MOVE_FUEL else 0
        value = _diggings(s, p, floor, usable, left) if floor else _surface(p, left)
        value -= w["step paid"] * paid + w["step owed"] * (way - paid)
        best = max(best, value)
    return best


def _surface(p: Player, left: float) -> float:
    return left * (
        WEIGHTS["sale"]
        * sum([_price(p, kind, n) for kind in range(KINDS) for n in range(p.storage[kind])])
        + WEIGHTS["refuel"] * (p.cap - p.fuel)
    )


def _price(p: Player, kind: int, earlier: int) -> int:
    height = p.market[kind] + earlier
    return PRICES[kind][height] if height < COLUMN else OVERFLOW_PRICES[kind]


def _diggings(s: Drillers, p: Player, floor: int, drills: int, left: float) -> float:
    """Minerals that fit into storage, the corridor, the barrier below: the best for their drills
    first, those that can be paid for count for more."""
    finds: list[tuple[float, int]] = []
    room = p.room - sum(p.storage)
    for kind in range(KINDS - 1, -1, -1):
        here = min(room, s.ground[floor * KINDS + kind])
        room -= here
        gain = MINERAL_POINTS[kind] + left * WEIGHTS["sale"] * _price(p, kind, 0)
        finds += [(gain, 1)] * here
    if s.stacks[floor]:
        finds.append((float(TILE_POINTS[s.stacks[floor][-1]]), CORRIDOR_COSTS[floor]))
    if floor == s.deepest and floor < BOTTOM:
        finds.append((float(TILE_POINTS[BARRIERS[floor + 1]]), BARRIER_COSTS[floor + 1]))
    finds.sort(key=_rate, reverse=True)
    total = 0.0
    for gain, cost in finds:
        if cost <= drills:
            drills -= cost
            total += WEIGHTS["ready"] * gain
        else:
            # A part of the price on the gauge is a part of the way.
            share = WEIGHTS["part"] * drills / cost
            drills = 0
            later = left * WEIGHTS["later"]
            total += (later + share * (WEIGHTS["ready"] - later)) * gain
    return total


def _rate(find: tuple[float, int]) -> float:
    return find[0] / find[1]
