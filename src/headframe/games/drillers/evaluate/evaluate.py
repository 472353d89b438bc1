"""A rough guess of how well a seat stands, in points. Its weights are in weights.txt.

It looks at what lies where and plans nothing: ahead.py does.
"""

from __future__ import annotations

from headframe.games.drillers.content.figures import KINDS, MINERAL_POINTS, MOVE_FUEL
from headframe.games.drillers.content.mine import (
    BARRIER_COSTS,
    BARRIERS,
    BOTTOM,
    CORRIDOR_COSTS,
    PENALTIES,
)
from headframe.games.drillers.evaluate.gains import load_price, price, tile_gain
from headframe.games.drillers.evaluate.power import POWERS
from headframe.games.drillers.evaluate.standing import Standing, final, to_operate
from headframe.games.drillers.evaluate.weights import PROSPECT as W
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import Drillers


def evaluate(s: Drillers, seat: int) -> float:
    """Points so far, what the cards promise, and the best place to go; in solo less the bot's."""
    p = s.players[seat]
    if not s.stack:
        return final(s, p)
    standing = Standing(s, p)
    depth = PENALTIES[p.floor] * max(0.0, 1.0 - standing.turns / W["depth turns"])
    return standing.total - depth + _best_place(s, p, standing)


def _best_place(s: Drillers, p: Player, standing: Standing) -> float:
    """What the best place to go promises, less the way there."""
    operating = to_operate(s, p.seat)
    moves, drills = (s.moves, s.drills) if operating and s.active == p.seat else (0, 0)
    tank = _tank(p, standing, operating)
    best = 0.0
    for floor in range(s.deepest + 1):
        way = abs(floor - p.floor)
        owed = max(0, way - moves)
        if floor:
            # Drills on the gauge count where the mech can dig: first the way, then the drills.
            ready = drills if not owed else 0
            value = _diggings(s, p, floor, ready, tank - MOVE_FUEL * owed, standing)
        elif standing.turns:
            value = W["sale"] * standing.credit * load_price(p) + W["refuel"] * (p.cap - p.fuel)
        else:
            value = 0.0
        value -= W["step paid"] * (way - owed) + W["step owed"] * owed
        if value > best:
            best = value
    return best


def _tank(p: Player, standing: Standing, operating: bool) -> float:
    """Fuel of this turn and the next, the cards counted as what they could do instead."""
    tank = p.fuel if operating or standing.turns else 0
    hand = sum([POWERS[card] for card in p.hand]) / W["fuel"] if operating else 0.0
    return tank + hand + (W["hand"] if standing.turns else 0.0)


def _diggings(
    s: Drillers, p: Player, floor: int, drills: int, tank: float, standing: Standing
) -> float:
    """Minerals that fit into storage, the corridor, the barrier below: the best for their drills
    first, as far as the drills on the gauge and those that the tank could buy reach."""
    finds: list[tuple[float, float, int]] = []
    room = p.room - sum(p.storage)
    for kind in range(KINDS - 1, -1, -1):
        here = min(room, s.ground[floor * KINDS + kind])
        room -= here
        gain = MINERAL_POINTS[kind] + W["sale"] * standing.credit * price(p, kind, 0)
        finds += [(-gain, gain, 1)] * here
    if s.stacks[floor]:
        _add(finds, tile_gain(s.stacks[floor][-1], standing.notch), CORRIDOR_COSTS[floor])
    if floor == s.deepest and floor < BOTTOM:
        _add(finds, tile_gain(BARRIERS[floor + 1], standing.notch), BARRIER_COSTS[floor + 1])
    finds.sort()
    more = max(0.0, tank / W["drill"])
    total = 0.0
    for _, gain, cost in finds:
        here = min(cost, drills)
        drills -= here
        bought = min(float(cost - here), more)
        more -= bought
        ready = W["ready"] if here == cost else W["part"]
        total += gain * (ready * here + W["later"] * bought) / cost
    return total + W["spare"] * more


def _add(finds: list[tuple[float, float, int]], gain: float, cost: int) -> None:
    """Sorted by the gain for a drill."""
    finds.append((-gain / cost, gain, cost))
