"""Fuel, and the two upgrades of a dashboard."""

from __future__ import annotations

from headframe.games.drillers.events import UPGRADED_CAP, UPGRADED_STORAGE, Upgraded
from headframe.games.drillers.player import Player
from headframe.games.drillers.state import DrillersState


def gain_fuel(p: Player, amount: int) -> None:
    """Never beyond the cap (DR-FUEL-02)."""
    p.fuel = min(p.cap, p.fuel + amount)


def upgrade_cap(s: DrillersState, p: Player) -> None:
    if p.cap < s.content.figures.most_cap:
        p.cap += 1
        if s.events is not None:
            s.events.append(Upgraded(p.seat, UPGRADED_CAP))


def upgrade_storage(s: DrillersState, p: Player) -> None:
    if p.capacity < s.content.figures.most_storage:
        p.capacity += 1
        if s.events is not None:
            s.events.append(Upgraded(p.seat, UPGRADED_STORAGE))
