"""What the cards of dogfight windows can be aimed at."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.choice import Choice
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.content.cards import DICE
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS, Fight
from headframe.games.mothership.legal.aiming import Aim, Target, among
from headframe.games.mothership.query import (
    beside,
    empty,
    enemies,
    friendly_planets,
    friends,
    held,
    row,
    wingmen,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    FIGHTER,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    OWNER,
    ROWS,
    STATION,
)


def _side(fight: Fight, owner: int) -> int:
    return ATTACKER if fight.seats[ATTACKER] == owner else DEFENDER


def _own(s: MothershipState, owner: int) -> list[int]:
    """The player's own rolling units in the dogfight at hand."""
    fight = s.fight
    if fight is None:
        return []
    return [fight.rollers[roller] for roller in fight.rolls_of(_side(fight, owner))]


def _roller(s: MothershipState, aim: Aim) -> Choice | None:
    return among("unit", _own(s, aim.owner))


def _sensed(s: MothershipState, aim: Aim) -> Choice | None:
    """A Fighter or Bomber beside a friendly Mothership (MS-ACT-07)."""
    mothers = 0
    for friend in friends(s, aim.owner):
        space = s.at[MOTHERSHIP_OF[friend]]
        if space >= 0:
            mothers |= 1 << space
    return among(
        "unit",
        [
            unit
            for unit in _own(s, aim.owner)
            if KIND[unit] in (FIGHTER, BOMBER) and NEXT[s.at[unit]] & mothers
        ],
    )


def _winged(s: MothershipState, aim: Aim) -> Choice | None:
    """A roll with at least one wingman: defenders, and Guardians always (MS-ACT-10)."""
    fight = s.fight
    if fight is None:
        return None
    defends = _side(fight, aim.owner) == DEFENDER
    return among(
        "unit",
        [
            unit
            for unit in _own(s, aim.owner)
            if (defends or KIND[unit] == GUARDIAN) and wingmen(s, unit)
        ],
    )


def _own_mothership(s: MothershipState, aim: Aim) -> Choice | None:
    return among("unit", [unit for unit in _own(s, aim.owner) if KIND[unit] == MOTHERSHIP])


def _seismic(s: MothershipState, aim: Aim) -> Choice | None:
    """An enemy unit of this dogfight is on or beside asteroids (MS-ACT-17)."""
    fight = s.fight
    if fight is None or fight.kind == ROCKS:
        return None
    others = (fight.defender,) if _side(fight, aim.owner) == ATTACKER else fight.attackers
    asteroids = s.setting.asteroids
    if any((NEXT[s.at[unit]] | 1 << s.at[unit]) & asteroids for unit in others):
        return _roller(s, aim)
    return None


def _enemy_mothership(s: MothershipState, aim: Aim) -> Choice | None:
    """In a dogfight one that takes part, else any with Energy (MS-ACT-09, -37)."""
    fight = s.fight
    if fight is None:
        units = [MOTHERSHIP_OF[enemy] for enemy in enemies(s, aim.owner)]
        units = [unit for unit in units if s.at[unit] >= 0]
    elif _side(fight, aim.owner) == ATTACKER:
        units = [fight.defender]
    else:
        units = list(fight.attackers)
    return among(
        "unit",
        [unit for unit in units if KIND[unit] == MOTHERSHIP and _rows(s, OWNER[unit])],
    )


def _rows(s: MothershipState, owner: int) -> list[int]:
    return [owner * ROWS + which for which in range(ROWS) if row(s, owner, which) > 0]


def _row(s: MothershipState, aim: Aim) -> Choice | None:
    unit = aim.first()
    return among("row", _rows(s, OWNER[unit]))


def _one(s: MothershipState, aim: Aim) -> Choice | None:
    """Own units whose latest die shows 1 (MS-ACT-02)."""
    fight = s.fight
    if fight is None or not fight.dice:
        return None
    return among(
        "unit",
        [
            fight.rollers[roller]
            for roller in fight.rolls_of(_side(fight, aim.owner))
            if fight.sides[roller] and fight.dice[roller][-1] == 1
        ],
    )


def _die(s: MothershipState, aim: Aim) -> Choice | None:
    """Own dice on the table."""
    fight = s.fight
    if fight is None or not fight.dice:
        return None
    return among(
        "die",
        [
            roller * DICE + place
            for roller in fight.rolls_of(_side(fight, aim.owner))
            if fight.sides[roller]
            for place in range(len(fight.dice[roller]))
        ],
    )


def _refuge(s: MothershipState, aim: Aim) -> Choice | None:
    """Empty spaces beside friendly planets, for a ship that is not held (MS-ACT-15)."""
    fight = s.fight
    if fight is None or held(s, fight.defender):
        return None
    spaces = empty(s, beside(friendly_planets(s, aim.owner)))
    return among("space", bits(spaces)) if spaces else None


def _avenged(s: MothershipState, aim: Aim) -> Choice | None:
    """Attackers, for a defender who lost to them (MS-ACT-28)."""
    fight = s.fight
    if fight is None or fight.kind == ROCKS or fight.winner != ATTACKER:
        return None
    if aim.owner != fight.seats[DEFENDER]:
        return None
    return among("unit", [unit for unit in fight.attackers if unit not in fight.stand])


def _doomed(s: MothershipState, aim: Aim) -> Choice | None:
    """Own Fighters and Bombers that are about to fall (MS-ACT-29)."""
    fight = s.fight
    if fight is None:
        return None
    return among(
        "unit",
        [u for u in fight.doomed if OWNER[u] == aim.owner and KIND[u] in (FIGHTER, BOMBER)],
    )


def _deflected(s: MothershipState, aim: Aim) -> Choice | None:
    """The ship among the asteroids; a Guardian is none (MS-ACT-04)."""
    fight = s.fight
    if fight is None or KIND[fight.defender] in (GUARDIAN, STATION):
        return None
    return among("unit", _own(s, aim.owner))


TARGETS: Final[dict[str, Target]] = {
    "roller": _roller,
    "sensed": _sensed,
    "winged": _winged,
    "own-mothership": _own_mothership,
    "seismic": _seismic,
    "enemy-mothership": _enemy_mothership,
    "row": _row,
    "one": _one,
    "die": _die,
    "refuge": _refuge,
    "avenged": _avenged,
    "doomed": _doomed,
    "deflected": _deflected,
}
