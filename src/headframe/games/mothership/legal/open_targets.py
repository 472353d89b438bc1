"""What the cards of OPEN and PREMOVE can be aimed at."""

from __future__ import annotations

from headframe.core.bits import bits
from headframe.core.choice import Choice, Pick
from headframe.games.mothership.content import (
    BOMBER,
    COURT_REACH,
    FULL,
    GRAVITY_REACH,
    HULL,
    KIND,
    MOTHERSHIP,
    NEXT,
    OWNER,
    POINTER_REACH,
    RAIL_REACH,
    SHIPS,
    UNITS,
    WITHIN,
)
from headframe.games.mothership.query import (
    EMBARGO,
    beside,
    empty,
    enemies,
    friendly_planets,
    friendly_ships,
    friendly_stations,
    friends,
    held,
    mothership,
)
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.abilities import far_targets
from headframe.games.mothership.steps.cards import TARGETS, Play, among
from headframe.games.mothership.steps.developing import unexplored
from headframe.games.mothership.steps.move import Course, has_step, routes

PURSES = 3
"""Kinds of resources: Minerals, Gas, Influence."""


def own_ships(s: War, owner: int) -> list[int]:
    base = owner * UNITS
    return [base + unit for unit in SHIPS if s.at[base + unit] >= 0]


def fresh(s: War, unit: int) -> bool:
    """MS-MOVE-11: no step, warp or attack yet, and not held."""
    return not (s.moved | s.fought) >> unit & 1 and not held(s, unit)


def may_be_moved(s: War, owner: int, unit: int) -> bool:
    """By a warp card: own ships while fresh, teammates' unless held (MS-MOVE-09)."""
    return fresh(s, unit) if OWNER[unit] == owner else not held(s, unit)


def _mover(s: War, card: Play) -> Choice | None:
    return among("unit", [unit for unit in own_ships(s, card.owner) if fresh(s, unit)])


def _hurt(s: War, card: Play) -> Choice | None:
    unit = mothership(card.owner)
    hurt = s.at[unit] >= 0 and s.hulls[card.owner] < HULL[MOTHERSHIP]
    return among("unit", [unit] if hurt else [])


def _purse(s: War, card: Play) -> Choice | None:
    found: list[int] = []
    for enemy in enemies(s, card.owner):
        if enemy < s.setting.seats and not s.tech[enemy] & EMBARGO:
            for kind, purse in enumerate((s.minerals, s.gas, s.influence)):
                if purse[enemy]:
                    found.append(enemy * PURSES + kind)
    return among("purse", found)


def _fought(s: War, card: Play) -> Choice | None:
    return among(
        "unit",
        [
            unit
            for unit in own_ships(s, card.owner)
            if s.fought >> unit & 1 and not held(s, unit) and has_step(s, unit, 2)
        ],
    )


def _unexplored(s: War, card: Play) -> Choice | None:
    return among("planet", unexplored(s, card.owner))


def near(mask: int, reach: int) -> int:
    """Spaces within a distance of one of the mask."""
    found = 0
    for space in bits(mask):
        found |= WITHIN[space][reach]
    return found


def _pulled(s: War, card: Play) -> Choice | None:
    reach = near(friendly_planets(s, card.owner), GRAVITY_REACH)
    return among(
        "unit",
        [
            unit
            for enemy in enemies(s, card.owner)
            for unit in own_ships(s, enemy)
            if reach >> s.at[unit] & 1 and has_step(s, unit, 2)
        ],
    )


def _pull(s: War, card: Play) -> Choice | None:
    unit = card.named[0]
    assert isinstance(unit, int)
    return Course(s.at[unit], routes(s, unit, 2), stay=False)


def escorts(s: War, owner: int) -> list[int]:
    """MS-ACT-20: those who stood beside the Mothership when the turn began."""
    return [u for u in own_ships(s, owner) if s.escort >> u & 1 and fresh(s, u)]


def _escorts(s: War, card: Play) -> Choice | None:
    return among("unit", escorts(s, card.owner)[:1])


def _enemy_ship(s: War, card: Play) -> Choice | None:
    return among("unit", [u for enemy in enemies(s, card.owner) for u in own_ships(s, enemy)])


def _courted(s: War, card: Play) -> Choice | None:
    side = s.setting.side
    reach = near(friendly_ships(s, card.owner), COURT_REACH)
    return among(
        "planet",
        [
            planet
            for planet, space in enumerate(s.planet_at)
            if space >= 0
            and reach >> space & 1
            and (s.holder[planet] < 0 or side[s.holder[planet]] != side[card.owner])
        ],
    )


def _pointed(s: War, card: Play) -> Choice | None:
    reach = near(friendly_ships(s, card.owner), POINTER_REACH)
    return among(
        "planet",
        [p for p, space in enumerate(s.planet_at) if space >= 0 and reach >> space & 1],
    )


def _haven(s: War, card: Play) -> Choice | None:
    if s.at[card.owner * UNITS] < 0:
        return None
    spaces = empty(s, beside(friendly_planets(s, card.owner)))
    return among("space", bits(spaces))


def shelters(s: War, owner: int) -> int:
    """Empty spaces beside friendly planets and Stations."""
    ends = friendly_planets(s, owner) | friendly_stations(s, owner)
    return empty(s, beside(ends))


def flock(s: War, owner: int, unit: int) -> list[int]:
    """The ships that a Cowardly Retreat around this one takes along (MS-ACT-26)."""
    around = NEXT[s.at[unit]] | 1 << s.at[unit]
    return [
        ship
        for friend in friends(s, owner)
        for ship in own_ships(s, friend)
        if around >> s.at[ship] & 1 and may_be_moved(s, owner, ship)
    ]


def _coward(s: War, card: Play) -> Choice | None:
    if not shelters(s, card.owner):
        return None
    return among(
        "unit",
        [
            ship
            for friend in friends(s, card.owner)
            for ship in own_ships(s, friend)
            if flock(s, card.owner, ship)
        ],
    )


def _deck(s: War, card: Play) -> Choice | None:
    return Pick("deck", (card.owner,)) if s.deck else None


def _victim(s: War, card: Play) -> Choice | None:
    return among(
        "owner",
        [
            enemy
            for enemy in enemies(s, card.owner)
            if enemy < s.setting.seats and s.hands[enemy] and not s.tech[enemy] & EMBARGO
        ],
    )


def _wammers(s: War, owner: int, target: int) -> list[int]:
    return [
        unit
        for unit in own_ships(s, owner)
        if KIND[unit] in (BOMBER, MOTHERSHIP)
        and not s.fought >> unit & 1
        and NEXT[s.at[target]] >> s.at[unit] & 1
    ]


def _wam(s: War, card: Play) -> Choice | None:
    return among(
        "unit",
        [
            mothership(enemy)
            for enemy in enemies(s, card.owner)
            if s.at[mothership(enemy)] >= 0 and _wammers(s, card.owner, mothership(enemy))
        ],
    )


def _wammer(s: War, card: Play) -> Choice | None:
    target = card.named[0]
    assert isinstance(target, int)
    return among("unit", _wammers(s, card.owner, target))


def _gunner(s: War, card: Play) -> Choice | None:
    return among(
        "unit",
        [
            unit
            for unit in own_ships(s, card.owner)
            if KIND[unit] == BOMBER
            and not s.fought >> unit & 1
            and far_targets(s, unit, RAIL_REACH, exact=True)
        ],
    )


def _railed(s: War, card: Play) -> Choice | None:
    unit = card.named[0]
    assert isinstance(unit, int)
    return among("piece", far_targets(s, unit, RAIL_REACH, exact=True))


def _traveller(s: War, card: Play) -> Choice | None:
    return among(
        "unit",
        [
            ship
            for friend in friends(s, card.owner)
            for ship in own_ships(s, friend)
            if may_be_moved(s, card.owner, ship)
        ],
    )


def _anywhere(s: War, card: Play) -> Choice | None:
    assert card.named
    return among("space", bits(empty(s, FULL)))


TARGETS.update(
    {
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
)
