"""What the cards of OPEN and PREMOVE can be aimed at."""

from __future__ import annotations

from typing import Final

from headframe.core.bits import bits
from headframe.core.choice import Choice, Pick
from headframe.games.mothership.board import FULL, NEXT, WITHIN
from headframe.games.mothership.content.setups import house_rules
from headframe.games.mothership.legal.aiming import PURSES, Aim, Target, among
from headframe.games.mothership.legal.attacks import far_targets
from headframe.games.mothership.legal.building import unexplored
from headframe.games.mothership.legal.ways import Course, can_be_pushed, has_step, pushes
from headframe.games.mothership.query import (
    beside,
    empty,
    enemies,
    friendly_planets,
    friendly_ships,
    friendly_stations,
    friends,
    held,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.units import (
    BOMBER,
    KIND,
    MOTHERSHIP,
    MOTHERSHIP_OF,
    OWNER,
    SHIPS,
    STATION_OF,
    UNITS,
)


def own_ships(s: MothershipState, owner: int) -> list[int]:
    base = owner * UNITS
    return [base + unit for unit in SHIPS if s.at[base + unit] >= 0]


def fresh(s: MothershipState, unit: int) -> bool:
    """MS-MOVE-11: no step, warp or attack yet, and not held."""
    return not (s.moved | s.fought) >> unit & 1 and not held(s, unit)


def may_be_moved(s: MothershipState, owner: int, unit: int) -> bool:
    """By a warp card: own ships while fresh, teammates' unless held (MS-MOVE-09)."""
    return fresh(s, unit) if OWNER[unit] == owner else not held(s, unit)


def _mover(s: MothershipState, aim: Aim) -> Choice | None:
    return among("unit", [unit for unit in own_ships(s, aim.owner) if fresh(s, unit)])


def _hurt(s: MothershipState, aim: Aim) -> Choice | None:
    unit = MOTHERSHIP_OF[aim.owner]
    hurt = s.at[unit] >= 0 and s.hulls[aim.owner] < s.content.units.hull[MOTHERSHIP]
    return among("unit", [unit] if hurt else [])


def _purse(s: MothershipState, aim: Aim) -> Choice | None:
    found: list[int] = []
    foes = enemies(s, aim.owner)
    others = foes
    if house_rules(s.setting.setup).rob_friends:
        mates = [o for o in friends(s, aim.owner) if o != aim.owner and not s.out >> o & 1]
        others = sorted(foes + mates)
    for other in others:
        # Embargo keeps off enemies (MS-ECO-03).
        if other < s.setting.seats and not (other in foes and s.powers[other].embargo):
            for kind, purse in enumerate((s.minerals, s.gas, s.influence)):
                if purse[other]:
                    found.append(other * PURSES + kind)
    return among("purse", found)


def _fought(s: MothershipState, aim: Aim) -> Choice | None:
    return among(
        "unit",
        [
            unit
            for unit in own_ships(s, aim.owner)
            if s.fought >> unit & 1 and not held(s, unit) and has_step(s, unit, aim.value)
        ],
    )


def _unexplored(s: MothershipState, aim: Aim) -> Choice | None:
    return among("planet", unexplored(s, aim.owner))


def near(mask: int, reach: int) -> int:
    """Spaces within a distance of one of the mask."""
    found = 0
    for space in bits(mask):
        found |= WITHIN[space][reach]
    return found


def _pulled(s: MothershipState, aim: Aim) -> Choice | None:
    reach = near(friendly_planets(s, aim.owner), s.content.figures.gravity_reach)
    return among(
        "unit",
        [
            unit
            for enemy in enemies(s, aim.owner)
            for unit in own_ships(s, enemy)
            if reach >> s.at[unit] & 1 and can_be_pushed(s, unit, aim.value)
        ],
    )


def _pull(s: MothershipState, aim: Aim) -> Choice | None:
    unit = aim.first()
    return Course(s.at[unit], pushes(s, unit, aim.value), stay=False)


def escorts(s: MothershipState, owner: int) -> list[int]:
    """MS-ACT-20: those who stood beside the Mothership when the turn began."""
    return [u for u in own_ships(s, owner) if s.escort >> u & 1 and fresh(s, u)]


def _escorts(s: MothershipState, aim: Aim) -> Choice | None:
    return among("unit", escorts(s, aim.owner)[:1])


def _enemy_ship(s: MothershipState, aim: Aim) -> Choice | None:
    return among("unit", [u for enemy in enemies(s, aim.owner) for u in own_ships(s, enemy)])


def _courted(s: MothershipState, aim: Aim) -> Choice | None:
    side = s.setting.side
    reach = near(friendly_ships(s, aim.owner), s.content.figures.court_reach)
    return among(
        "planet",
        [
            planet
            for planet, space in enumerate(s.planet_at)
            if space >= 0
            and reach >> space & 1
            and (s.holder[planet] < 0 or side[s.holder[planet]] != side[aim.owner])
        ],
    )


def _pointed(s: MothershipState, aim: Aim) -> Choice | None:
    reach = near(friendly_ships(s, aim.owner), aim.value)
    return among(
        "planet",
        [p for p, space in enumerate(s.planet_at) if space >= 0 and reach >> space & 1],
    )


def _haven(s: MothershipState, aim: Aim) -> Choice | None:
    if s.at[STATION_OF[aim.owner]] < 0:
        return None
    spaces = empty(s, beside(friendly_planets(s, aim.owner)))
    return among("space", bits(spaces))


def shelters(s: MothershipState, owner: int) -> int:
    """Empty spaces beside friendly planets and Stations."""
    ends = friendly_planets(s, owner) | friendly_stations(s, owner)
    return empty(s, beside(ends))


def flock(s: MothershipState, owner: int, unit: int) -> list[int]:
    """The ships that a Cowardly Retreat around this one takes along (MS-ACT-26)."""
    around = NEXT[s.at[unit]] | 1 << s.at[unit]
    return [
        ship
        for friend in friends(s, owner)
        for ship in own_ships(s, friend)
        if around >> s.at[ship] & 1 and may_be_moved(s, owner, ship)
    ]


def _coward(s: MothershipState, aim: Aim) -> Choice | None:
    if not shelters(s, aim.owner):
        return None
    return among(
        "unit",
        [
            ship
            for friend in friends(s, aim.owner)
            for ship in own_ships(s, friend)
            if flock(s, aim.owner, ship)
        ],
    )


def _deck(s: MothershipState, aim: Aim) -> Choice | None:
    return Pick("deck", (aim.owner,)) if s.deck else None


def _victim(s: MothershipState, aim: Aim) -> Choice | None:
    return among(
        "owner",
        [
            enemy
            for enemy in enemies(s, aim.owner)
            if enemy < s.setting.seats and s.hands[enemy] and not s.powers[enemy].embargo
        ],
    )


def _wammers(s: MothershipState, owner: int, target: int) -> list[int]:
    return [
        unit
        for unit in own_ships(s, owner)
        if KIND[unit] in (BOMBER, MOTHERSHIP)
        and not s.fought >> unit & 1
        and NEXT[s.at[target]] >> s.at[unit] & 1
    ]


def _wam(s: MothershipState, aim: Aim) -> Choice | None:
    return among(
        "unit",
        [
            MOTHERSHIP_OF[enemy]
            for enemy in enemies(s, aim.owner)
            if s.at[MOTHERSHIP_OF[enemy]] >= 0 and _wammers(s, aim.owner, MOTHERSHIP_OF[enemy])
        ],
    )


def _wammer(s: MothershipState, aim: Aim) -> Choice | None:
    target = aim.first()
    return among("unit", _wammers(s, aim.owner, target))


def _gunner(s: MothershipState, aim: Aim) -> Choice | None:
    return among(
        "unit",
        [
            unit
            for unit in own_ships(s, aim.owner)
            if KIND[unit] == BOMBER
            and not s.fought >> unit & 1
            and far_targets(s, unit, aim.value, exact=True)
        ],
    )


def _railed(s: MothershipState, aim: Aim) -> Choice | None:
    unit = aim.first()
    return among("piece", far_targets(s, unit, aim.value, exact=True))


def _traveller(s: MothershipState, aim: Aim) -> Choice | None:
    return among(
        "unit",
        [
            ship
            for friend in friends(s, aim.owner)
            for ship in own_ships(s, friend)
            if may_be_moved(s, aim.owner, ship)
        ],
    )


def _anywhere(s: MothershipState, aim: Aim) -> Choice | None:
    assert aim.named
    return among("space", bits(empty(s, FULL)))


TARGETS: Final[dict[str, Target]] = {
    "mover": _mover,
    "hurt": _hurt,
    "purse": _purse,
    "fought": _fought,
    "unexplored": _unexplored,
    "pulled": _pulled,
    "pull": _pull,
    "escorts": _escorts,
    "enemy-ship": _enemy_ship,
    "courted": _courted,
    "pointed": _pointed,
    "haven": _haven,
    "coward": _coward,
    "deck": _deck,
    "victim": _victim,
    "wam": _wam,
    "wammer": _wammer,
    "gunner": _gunner,
    "railed": _railed,
    "traveller": _traveller,
    "anywhere": _anywhere,
}
