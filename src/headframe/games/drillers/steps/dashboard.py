"""Fuel and credits that are gained, and the two upgrades of a dashboard."""

from __future__ import annotations

from headframe.games.drillers.events.codes import (
    CREDITS,
    FUEL,
    PLAINLY,
    UPGRADED_CAP,
    UPGRADED_STORAGE,
)
from headframe.games.drillers.events.players import Gained, Upgraded
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState


def fill_tank(p: Player, amount: int) -> int:
    """Never beyond the cap (DR-FUEL-02); what went in. The caller tells it."""
    before = p.fuel
    p.fuel = min(p.cap, before + amount)
    return p.fuel - before


def gain_fuel(s: DrillersState, p: Player, amount: int, cause: int = PLAINLY) -> None:
    gained = fill_tank(p, amount)
    if s.events is not None and amount:
        s.events.append(Gained(p.seat, FUEL, gained, cause))


def gain_credits(s: DrillersState, p: Player, amount: int, cause: int = PLAINLY) -> None:
    p.credits += amount
    if s.events is not None:
        s.events.append(Gained(p.seat, CREDITS, amount, cause))


def upgrade_cap(s: DrillersState, p: Player, price: int = 0) -> None:
    if p.cap < s.content.figures.most_cap:
        p.cap += 1
        p.credits -= price
        if s.events is not None:
            s.events.append(Upgraded(p.seat, UPGRADED_CAP, price))


def upgrade_storage(s: DrillersState, p: Player, price: int = 0) -> None:
    if p.capacity < s.content.figures.most_storage:
        p.capacity += 1
        p.credits -= price
        if s.events is not None:
            s.events.append(Upgraded(p.seat, UPGRADED_STORAGE, price))
