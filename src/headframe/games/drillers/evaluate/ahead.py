"""The guess of evaluate.py with a look ahead: the turn at hand counts by the best plan for it."""

from __future__ import annotations

from headframe.games.drillers.evaluate.plan import Outlook, best_turn
from headframe.games.drillers.evaluate.power import powers_of
from headframe.games.drillers.evaluate.standing import Standing, final, to_operate
from headframe.games.drillers.evaluate.weights import weights
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState


def evaluate_ahead(s: DrillersState, seat: int) -> float:
    p = s.players[seat]
    if not s.stack:
        return final(s, p)
    standing = Standing(s, p)
    return standing.total + _turn(s, p, Outlook(s, p, standing))


def _turn(s: DrillersState, p: Player, outlook: Outlook) -> float:
    """The best of the turn at hand, or of the next one."""
    if to_operate(s, p.seat):
        return best_turn(s, p, outlook, s.active == p.seat)
    value = outlook.end(p.floor, p.fuel, 0)
    if outlook.after and p.hand:
        powers = powers_of(s.content).powers
        value += weights().position.kept * max([powers[card] for card in p.hand])
    return value
