"""The guess of evaluate.py with a look ahead: the turn at hand counts by the best plan for it."""

from __future__ import annotations

from typing import Final

from headframe.core.weights import in_use
from headframe.games.drillers.evaluate.plan import Outlook, best_turn
from headframe.games.drillers.evaluate.power import powers_of
from headframe.games.drillers.evaluate.standing import Standing, final, to_operate
from headframe.games.drillers.evaluate.weights import GAME, weights
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState

MOST_KNOWN: Final = 256
"""Boards that are remembered; then all are forgotten."""
_known: dict[tuple[object, ...], dict[tuple[object, ...], float]] = {}
"""What those who are not at turn foresee, by the board and by all that they have."""


def evaluate_ahead(s: DrillersState, seat: int) -> float:
    p = s.players[seat]
    if not s.stack:
        return final(s, p)
    standing = Standing(s, p)
    return standing.total + _turn(s, p, Outlook(s, p, standing))


def worths(s: DrillersState) -> list[float]:
    """Of every seat. Whoever compares the moves of one meets the others unchanged again and again,
    so what these foresee is remembered."""
    if s.bot is not None or not s.stack:
        return [evaluate_ahead(s, p.seat) for p in s.players]
    turn = (len(s.players), s.first, s.active, s.turn, s.ender)
    board = (turn, s.pack, in_use(GAME), s.deepest, tuple(s.ground), s.stacks, s.milestones)
    known = _known.get(board)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[board] = {}
    found: list[float] = []
    for p in s.players:
        if p.seat == s.active:
            found.append(evaluate_ahead(s, p.seat))
            continue
        own = _all_of(p)
        worth = known.get(own)
        if worth is None:
            worth = known[own] = evaluate_ahead(s, p.seat)
        found.append(worth)
    return found


def _all_of(p: Player) -> tuple[object, ...]:
    """Everything of a player that a guess may look at."""
    rig = (p.seat, p.floor, p.fuel, p.cap, p.credits, p.capacity, p.drones, p.refresh, p.notches)
    won = (p.storage, p.market, p.overflow, p.tiles, p.spent)
    piles = (tuple(p.hand), tuple(p.play), tuple(p.deck), tuple(p.discard), p.permanents)
    return rig, won, piles


def _turn(s: DrillersState, p: Player, outlook: Outlook) -> float:
    """The best of the turn at hand, or of the next one."""
    if to_operate(s, p.seat):
        return best_turn(s, p, outlook, s.active == p.seat)
    value = outlook.end(p.floor, p.fuel, 0)
    if outlook.after and p.hand:
        powers = powers_of(s.content).powers
        value += weights().position.kept * max([powers[card] for card in p.hand])
    return value
