"""What the cards of dogfight windows can be aimed at."""

from __future__ import annotations

from headframe.core.bits import bits
from headframe.core.choice import Choice
from headframe.games.mothership import events
from headframe.games.mothership.content import (
    BOMBER,
    FIGHTER,
    GUARDIAN,
    KIND,
    MOTHERSHIP,
    NEXT,
    OWNER,
    STATION,
)
from headframe.games.mothership.fight import ATTACKER, DEFENDER, ROCKS, Fight
from headframe.games.mothership.query import (
    beside,
    empty,
    enemies,
    friendly_planets,
    friends,
    held,
    mothership,
    row,
    wingmen,
)
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.aftermath import DICE
from headframe.games.mothership.steps.arrive import warp
from headframe.games.mothership.steps.cards import EFFECTS, TARGETS, Carry, Play, among


def _side(fight: Fight, owner: int) -> int:
    return ATTACKER if fight.seats[ATTACKER] == owner else DEFENDER


def _own(s: War, card: Play) -> list[int]:
    """The player's own rolling units in the dogfight at hand."""
    fight = s.fight
    if fight is None:
        return []
    return [fight.rollers[roller] for roller in fight.rolls_of(_side(fight, card.owner))]


def _roller(s: War, card: Play) -> Choice | None:
    return among("unit", _own(s, card))


def _sensed(s: War, card: Play) -> Choice | None:
    """A Fighter or Bomber beside a friendly Mothership (MS-ACT-07)."""
    mothers = 0
    for friend in friends(s, card.owner):
        space = s.at[mothership(friend)]
        if space >= 0:
            mothers |= 1 << space
    return among(
        "unit",
        [
            unit
            for unit in _own(s, card)
            if KIND[unit] in (FIGHTER, BOMBER) and NEXT[s.at[unit]] & mothers
        ],
    )


def _winged(s: War, card: Play) -> Choice | None:
    """A roll with at least one wingman: defenders, and Guardians always (MS-ACT-10)."""
    fight = s.fight
    if fight is None:
        return None
    defends = _side(fight, card.owner) == DEFENDER
    return among(
        "unit",
        [
            unit
            for unit in _own(s, card)
            if (defends or KIND[unit] == GUARDIAN) and wingmen(s, unit)
        ],
    )


def _own_mothership(s: War, card: Play) -> Choice | None:
    return among("unit", [unit for unit in _own(s, card) if KIND[unit] == MOTHERSHIP])


def _seismic(s: War, card: Play) -> Choice | None:
    """An enemy unit of this dogfight is on or beside asteroids (MS-ACT-17)."""
    fight = s.fight
    if fight is None or fight.kind == ROCKS:
        return None
    others = (fight.defender,) if _side(fight, card.owner) == ATTACKER else fight.attackers
    asteroids = s.setting.asteroids
    if any((NEXT[s.at[unit]] | 1 << s.at[unit]) & asteroids for unit in others):
        return _roller(s, card)
    return None


def _enemy_mothership(s: War, card: Play) -> Choice | None:
    """In a dogfight one that takes part, else any with Energy (MS-ACT-09, -37)."""
    fight = s.fight
    if fight is None:
        units = [mothership(enemy) for enemy in enemies(s, card.owner)]
        units = [unit for unit in units if s.at[unit] >= 0]
    elif _side(fight, card.owner) == ATTACKER:
        units = [fight.defender]
    else:
        units = list(fight.attackers)
    return among(
        "unit",
        [unit for unit in units if KIND[unit] == MOTHERSHIP and _rows(s, OWNER[unit])],
    )


def _rows(s: War, owner: int) -> list[int]:
    return [owner * 3 + which for which in range(3) if row(s, owner, which) > 0]


def _row(s: War, card: Play) -> Choice | None:
    unit = card.named[0]
    assert isinstance(unit, int)
    return among("row", _rows(s, OWNER[unit]))


def _one(s: War, card: Play) -> Choice | None:
    """Own units whose latest die shows 1 (MS-ACT-02)."""
    fight = s.fight
    if fight is None or not fight.dice:
        return None
    return among(
        "unit",
        [
            fight.rollers[roller]
            for roller in fight.rolls_of(_side(fight, card.owner))
            if fight.sides[roller] and fight.dice[roller][-1] == 1
        ],
    )


def _die(s: War, card: Play) -> Choice | None:
    """Own dice on the table."""
    fight = s.fight
    if fight is None or not fight.dice:
        return None
    return among(
        "die",
        [
            roller * DICE + place
            for roller in fight.rolls_of(_side(fight, card.owner))
            if fight.sides[roller]
            for place in range(len(fight.dice[roller]))
        ],
    )


def _refuge(s: War, card: Play) -> Choice | None:
    """Empty spaces beside friendly planets, for a ship that is not held (MS-ACT-15)."""
    fight = s.fight
    if fight is None or held(s, fight.defender):
        return None
    spaces = empty(s, beside(friendly_planets(s, card.owner)))
    return among("space", bits(spaces)) if spaces else None


def _panic(s: War, card: Carry) -> None:
    """The fight is over; nothing was rolled, nothing is won (MS-FIGHT-06)."""
    assert s.fight is not None
    unit = s.fight.defender
    s.fight = None
    s.stack.pop()
    if s.events is not None:
        s.events.append(events.Evaded(unit))
    warp(s, unit, card.number())


def _avenged(s: War, card: Play) -> Choice | None:
    """Attackers, for a defender who lost to them (MS-ACT-28)."""
    fight = s.fight
    if fight is None or fight.kind == ROCKS or fight.winner != ATTACKER:
        return None
    if card.owner != fight.seats[DEFENDER]:
        return None
    return among("unit", [unit for unit in fight.attackers if unit not in fight.stand])


def _doomed(s: War, card: Play) -> Choice | None:
    """Own Fighters and Bombers that are about to fall (MS-ACT-29)."""
    fight = s.fight
    if fight is None:
        return None
    return among(
        "unit",
        [u for u in fight.doomed if OWNER[u] == card.owner and KIND[u] in (FIGHTER, BOMBER)],
    )


def _deflected(s: War, card: Play) -> Choice | None:
    """The ship among the asteroids; a Guardian is none (MS-ACT-04)."""
    fight = s.fight
    if fight is None or KIND[fight.defender] in (GUARDIAN, STATION):
        return None
    return among("unit", _own(s, card))


TARGETS.update(
    {
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
)
EFFECTS["panic"] = _panic
