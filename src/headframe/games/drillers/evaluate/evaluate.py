"""A rough guess of how well a seat stands, in points. Its weights are in weights.txt.

It looks at what lies where and plans nothing: ahead.py does.
"""

from __future__ import annotations

from headframe.games.drillers.content.minerals import KINDS
from headframe.games.drillers.evaluate.gains import load_price, price, tile_gain
from headframe.games.drillers.evaluate.power import powers_of
from headframe.games.drillers.evaluate.standing import Standing, final, to_operate
from headframe.games.drillers.evaluate.weights import Prospect, weights
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState


def evaluate(s: DrillersState, seat: int) -> float:
    """Points so far, what the cards promise, and the best place to go; in solo less the bot's."""
    p = s.players[seat]
    if not s.stack:
        return final(s, p)
    w = weights().prospect
    standing = Standing(s, p)
    depth = s.content.floors.penalties[p.floor] * max(0.0, 1.0 - standing.turns / w.depth_turns)
    return standing.total - depth + _best_place(s, p, standing, w)


def _best_place(s: DrillersState, p: Player, standing: Standing, w: Prospect) -> float:
    """What the best place to go promises, less the way there."""
    move_fuel = s.content.figures.move_fuel
    operating = to_operate(s, p.seat)
    moves, drills = (s.moves, s.drills) if operating and s.active == p.seat else (0, 0)
    tank = _tank(s, p, standing, operating, w)
    best = 0.0
    for floor in range(s.deepest + 1):
        way = abs(floor - p.floor)
        owed = max(0, way - moves)
        if floor:
            # Drills on the gauge count where the mech can dig: first the way, then the drills.
            ready = drills if not owed else 0
            value = _diggings(s, p, floor, ready, tank - move_fuel * owed, standing, w)
        elif standing.turns:
            value = w.sale * standing.credit * load_price(s.content.minerals, p)
            value += w.refuel * (p.cap - p.fuel)
        else:
            value = 0.0
        value -= w.step_paid * (way - owed) + w.step_owed * owed
        if value > best:
            best = value
    return best


def _tank(s: DrillersState, p: Player, standing: Standing, operating: bool, w: Prospect) -> float:
    """Fuel of this turn and the next, the cards counted as what they could do instead."""
    powers = powers_of(s.content).powers
    tank = p.fuel if operating or standing.turns else 0
    hand = sum([powers[card] for card in p.hand]) / w.fuel if operating else 0.0
    return tank + hand + (w.hand if standing.turns else 0.0)


def _diggings(
    s: DrillersState,
    p: Player,
    floor: int,
    drills: int,
    tank: float,
    standing: Standing,
    w: Prospect,
) -> float:
    """Minerals that fit into storage, the corridor, the barrier below: the best for their drills
    first, as far as the drills on the gauge and those that the tank could buy reach."""
    floors, tiles, minerals = s.content.floors, s.content.tiles, s.content.minerals
    sale = w.sale * standing.credit
    finds: list[tuple[float, float, int]] = []
    space = p.capacity - sum(p.storage)
    for kind in range(KINDS - 1, -1, -1):
        here = min(space, s.ground[floor * KINDS + kind])
        if here:
            space -= here
            gain = minerals.points[kind] + sale * price(minerals, p, kind, 0)
            finds += [(-gain, gain, 1)] * here
    if s.stacks[floor]:
        tile = s.stacks[floor][-1]
        _add(finds, tile_gain(tiles, tile, standing.notch), floors.corridor_costs[floor])
    if floor == s.deepest and floor < floors.bottom:
        tile = tiles.barriers[floor + 1]
        _add(finds, tile_gain(tiles, tile, standing.notch), floors.barrier_costs[floor + 1])
    finds.sort()
    more = max(0.0, tank / w.drill)
    total = 0.0
    for _, gain, cost in finds:
        here = min(cost, drills)
        drills -= here
        bought = min(float(cost - here), more)
        more -= bought
        ready = w.ready if here == cost else w.part
        total += gain * (ready * here + w.later * bought) / cost
    return total + w.spare * more


def _add(finds: list[tuple[float, float, int]], gain: float, cost: int) -> None:
    """Sorted by the gain for a drill."""
    finds.append((-gain / cost, gain, cost))
