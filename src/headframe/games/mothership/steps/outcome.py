"""W9: the end of a dogfight, damage, loot, eliminations."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.changes import (
    destroy,
    fallen,
    harm_hull,
    harm_mothership,
    harm_station,
)
from headframe.games.mothership.ends import check
from headframe.games.mothership.fight import ATTACKER, DEFENDER, FAR, ROCKS, TIE, Fight
from headframe.games.mothership.rolls import tell_over
from headframe.games.mothership.state import NOBODYS, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.units import KIND, MOTHERSHIP, OWNER, STATION


class Damage(Step):
    """All units destroyed leave together, then loot, then eliminations (MS-FIGHT-19, -20)."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        fight = s.fight
        assert fight is not None
        s.stack.pop()
        lost, by = _losers(s, fight)
        avenged = _avenge(s, fight)
        s.fight = None
        tell_over(s)
        # Life Support keeps the ship, the winner's loot too (MS-ACT-29).
        saved = fight.saved if fight.kind != ROCKS else ()
        if lost or saved:
            destroy(s, lost, by, loot=True, saved=saved)
        if avenged:
            destroy(s, avenged, fight.seats[DEFENDER], loot=False)
        if lost or avenged:
            check(s)


def _losers(s: MothershipState, fight: Fight) -> tuple[list[int], int]:
    """Apply the damage; the units that fall, and who gets the loot."""
    lost = list(fight.doomed)
    damages = s.content.units.damages
    if fight.winner == TIE:
        return lost, NOBODYS
    if fight.kind == ROCKS:
        unit = fight.defender
        if fight.winner == ATTACKER and KIND[unit] == MOTHERSHIP:
            harm_mothership(s, unit, fight.rock, fight.rock, fight.aux[DEFENDER])
            if fallen(s, unit):
                lost.append(unit)
        return lost, NOBODYS
    if fight.winner == ATTACKER:
        by = fight.seats[ATTACKER]
        total = fight.totals[ATTACKER]
        unit = fight.defender
        if KIND[unit] == MOTHERSHIP:
            hull = sum(
                fight.amount(roller)
                for roller in fight.rolls_of(ATTACKER)
                if damages[KIND[fight.rollers[roller]]][MOTHERSHIP]
            )
            harm_mothership(s, unit, total, hull, fight.aux[DEFENDER])
        elif KIND[unit] == STATION:
            harm_station(s, OWNER[unit], total, s.content.figures.station_step)
        else:
            return lost, by
        if fallen(s, unit):
            lost.append(unit)
        return lost, by
    by = fight.seats[DEFENDER]
    if fight.kind == FAR:
        return lost, NOBODYS
    total = fight.totals[DEFENDER]
    hull = total if damages[KIND[fight.defender]][MOTHERSHIP] else 0
    for unit in fight.attackers:
        if KIND[unit] == MOTHERSHIP:
            harm_mothership(s, unit, total, hull, fight.aux[ATTACKER])
            if fallen(s, unit):
                lost.append(unit)
    return lost, by


def _avenge(s: MothershipState, fight: Fight) -> list[int]:
    """Last Stand: no loot for it, but the points (MS-ACT-28, MS-VP-04)."""
    found: list[int] = []
    for unit in fight.stand:
        if KIND[unit] == MOTHERSHIP:
            harm_hull(s, OWNER[unit], s.content.stand_hull)
            if fallen(s, unit):
                found.append(unit)
        else:
            found.append(unit)
    return found


DAMAGE: Final = Damage()
