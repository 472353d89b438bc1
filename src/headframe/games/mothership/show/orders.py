"""Chances of whole orders, which a board makes of several answers: a flight, and an attack by named
ships, one of which may fly there first."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.odds import Odds
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.legal.ways import routes
from headframe.games.mothership.query import engine_power
from headframe.games.mothership.show.figures import plans_of
from headframe.games.mothership.show.odds import attack, on_the_way
from headframe.games.mothership.state import PLANET, MothershipState


def planned(s: MothershipState, decision: Decision, order: Answer) -> Odds | None:
    """``order``: the code of a move and the spaces of its way, or the code of an attack and the
    ships in it. Worked out as if a flight before the attack came to its end unharmed: what may
    happen on it is an order of its own."""
    if decision.choice.vocabulary != "action" or not isinstance(order, tuple) or len(order) < 2:
        return None
    code, *named = order
    thing = code % codes.SPAN
    if code - thing == codes.MOVE:
        return _flight(s, thing, tuple(named)) if decision.choice.legal(code) else None
    piece = {codes.ATTACK: thing, codes.RAID: PLANET + thing}.get(code - thing)
    return None if piece is None else _strike(s, decision.seat, piece, tuple(named))


def _flight(s: MothershipState, unit: int, way: tuple[int, ...]) -> Odds | None:
    if not routes(s, unit, engine_power(s, unit)).passable(way):
        return None
    return on_the_way(s, unit, way) or {"chance": None, "settled": True, "lines": []}


def _strike(s: MothershipState, seat: int, piece: int, ships: tuple[int, ...]) -> Odds | None:
    strikes = {each["piece"]: each for each in plans_of(s, seat)["strikes"]}
    if piece not in strikes or len(set(ships)) < len(ships):
        return None
    beside = strikes[piece]["beside"]
    ways = {flight["unit"]: flight["way"] for flight in strikes[piece]["flights"]}
    flying = [ship for ship in ships if ship not in beside]
    if len(flying) > 1 or not ways.keys() >= set(flying):
        return None
    world = s.copy()
    for ship in flying:
        world.leave(ship)
        world.enter(ship, ways[ship][-1])
    return attack(world, ships, piece)
