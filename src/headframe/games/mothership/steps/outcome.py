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
from headframe.games.mothership.content import (
    CARDS,
    DAMAGES,
    KIND,
    LAST_STAND,
    MOTHERSHIP,
    OWNER,
    STATION,
    STATION_STEP,
)
from headframe.games.mothership.ends import check
from headframe.games.mothership.fight import ATTACKER, DEFENDER, FAR, ROCKS, TIE, Fight
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import Step

STAND_HULL: Final = CARDS[LAST_STAND].value


class Damage(Step):
    """All units destroyed leave together, then loot, then eliminations (MS-FIGHT-19, -20)."""

    __slots__ = ()

    def rest(self, s: War) -> None:
        fight = s.fight
        assert fight is not None
        s.stack.pop()
        lost, by = _losers(s, fight)
        avenged = _avenge(s, fight)
        s.fight = None
        # Life Support keeps the ship, the winner's loot too (MS-ACT-29).
        saved = len(fight.saved) if fight.kind != ROCKS else 0
        if lost or saved:
            destroy(s, lost, by, loot=True, saved=saved)
        if avenged:
            destroy(s, avenged, fight.seats[DEFENDER], loot=False)
        if lost or avenged:
            check(s)


def _losers(s: War, fight: Fight) -> tuple[list[int], int]:
    """Apply the damage; the units that fall, and who gets the loot."""
    lost = list(fight.doomed)
    if fight.winner == TIE:
        return lost, -1
    if fight.kind == ROCKS:
        unit = fight.defender
        if fight.winner == ATTACKER and KIND[unit] == MOTHERSHIP:
            harm_mothership(s, unit, fight.rock, fight.rock, fight.aux[DEFENDER])
            if fallen(s, unit):
                lost.append(unit)
        return lost, -1
    if fight.winner == ATTACKER:
        by = fight.seats[ATTACKER]
        total = fight.totals[ATTACKER]
        unit = fight.defender
        if KIND[unit] == MOTHERSHIP:
            hull = sum(
                fight.amount(roller)
                for roller in fight.rolls_of(ATTACKER)
                if DAMAGES[KIND[fight.rollers[roller]]][MOTHERSHIP]
            )
            harm_mothership(s, unit, total, hull, fight.aux[DEFENDER])
        elif KIND[unit] == STATION:
            harm_station(s, OWNER[unit], total, STATION_STEP)
        else:
            return lost, by
        if fallen(s, unit):
            lost.append(unit)
        return lost, by
    by = fight.seats[DEFENDER]
    if fight.kind == FAR:
        return lost, -1
    total = fight.totals[DEFENDER]
    hull = total if DAMAGES[KIND[fight.defender]][MOTHERSHIP] else 0
    for unit in fight.attackers:
        if KIND[unit] == MOTHERSHIP:
            harm_mothership(s, unit, total, hull, fight.aux[ATTACKER])
            if fallen(s, unit):
                lost.append(unit)
    return lost, by


def _avenge(s: War, fight: Fight) -> list[int]:
    """Last Stand: no loot for it, but the points (MS-ACT-28, MS-VP-04)."""
    found: list[int] = []
    for unit in fight.stand:
        if KIND[unit] == MOTHERSHIP:
            harm_hull(s, OWNER[unit], STAND_HULL)
            if fallen(s, unit):
                found.append(unit)
        else:
            found.append(unit)
    return found


DAMAGE: Final = Damage()
