"""The features of a position, for those who learn from it (``core.vector``).

Owners stand in the order in which they follow the viewer; in solo the NPC is one of them, so they
are listed here and not by seats. Units and planets say on which space they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from headframe.core.vector import OWN, TABLE, Bits, Counts, Feature, Number, OneOf, Row
from headframe.games.mothership.board import GRID
from headframe.games.mothership.content import Content
from headframe.games.mothership.query import points
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.state import EMPTY, OVER, MothershipState
from headframe.games.mothership.units import ALL_UNITS, MOST_OWNERS, ROWS, UNITS

FIGHTS: Final = 6
"""Kinds of a fight (``fight.SHIPS`` … ``fight.THROWN``)."""
MOST_TOTAL: Final = 200
Place: TypeAlias = Callable[[MothershipState, int], int]


def features(content: Content, setting: Setting) -> list[Feature[MothershipState]]:
    planets, owners, spaces = len(setting.bodies), setting.owners, GRID.size
    units, cards = UNITS * MOST_OWNERS, len(content.cards)
    arts, devs = len(content.artifacts), len(content.developments)
    found: list[Feature[MothershipState]] = [
        OneOf(TABLE, "phase", OVER + 1, lambda s, _: s.phase),
        OneOf(TABLE, "whose turn, after the viewer", owners, lambda s, me: (s.turn - me) % owners),
        OneOf(TABLE, "first, after the viewer", owners, lambda s, me: (s.first - me) % owners),
        Number(TABLE, "round", 0, 255, lambda s, _: s.round),
        Number(TABLE, "the last round", 0, 1, lambda s, _: int(s.last_round)),
        Bits(TABLE, "asteroids", spaces, lambda s, _: s.setting.asteroids),
        Row(TABLE, "spaces of planets", planets, EMPTY, spaces, lambda s, _: s.planet_at),
        Row(TABLE, "kinds of planets", planets, 0, 9, lambda s, _: s.setting.bodies),
        Row(TABLE, "holders of planets", planets, EMPTY, owners, lambda s, me: _holders(s, me)),
        Row(TABLE, "explored artifacts", planets, EMPTY, arts, lambda s, _: _explored(s)),
        Bits(TABLE, "developments on the market", devs, lambda s, _: _mask(s.market)),
        *(
            Bits(TABLE, f"developments of planet {planet}", devs, _built_on(planet))
            for planet in range(planets)
        ),
        Counts(TABLE, "discarded Action Cards", cards, 9, lambda s, _: s.discard),
        Number(TABLE, "Action Cards in the deck", 0, 255, lambda s, _: len(s.deck)),
        Number(TABLE, "Energy cannot be set", 0, 1, lambda s, _: int(s.locked)),
        Number(TABLE, "the Station has moved", 0, 1, lambda s, _: int(s.shifted)),
        OneOf(TABLE, "kind of fight", FIGHTS, lambda s, _: s.fight.kind if s.fight else -1),
        Row(TABLE, "totals of the fight", 2, 0, MOST_TOTAL, lambda s, _: _totals(s)),
        Bits(TABLE, "attackers, after the viewer's units", units, lambda s, me: _attackers(s, me)),
        Counts(OWN, "hand", cards, 9, lambda s, me: s.hands[me]),
    ]
    for after in range(owners):
        found += _of_owner(content, f"owner+{after}: ", _owner_after(after, owners), owners)
    return found


def _of_owner(
    content: Content, said: str, of: Place, owners: int
) -> Iterator[Feature[MothershipState]]:
    techs = len(content.technologies)
    yield OneOf(TABLE, f"{said}team, after the viewer's", owners, lambda s, me: _team(s, me, of))
    yield Row(TABLE, f"{said}units' spaces", UNITS, EMPTY, GRID.size, lambda s, me: _at(s, me, of))
    yield Bits(TABLE, f"{said}units that moved", UNITS, lambda s, me: _own(s.moved, of(s, me)))
    yield Bits(TABLE, f"{said}units that fought", UNITS, lambda s, me: _own(s.fought, of(s, me)))
    yield Number(TABLE, f"{said}hull", 0, 99, lambda s, me: s.hulls[of(s, me)])
    yield Number(TABLE, f"{said}Station", 0, 99, lambda s, me: s.stations[of(s, me)])
    yield Row(TABLE, f"{said}Energy", ROWS, 0, 40, lambda s, me: _energy(s, of(s, me)))
    yield Number(TABLE, f"{said}shield used up", 0, 99, lambda s, me: s.absorbed[of(s, me)])
    yield Bits(TABLE, f"{said}technologies", techs, lambda s, me: s.tech[of(s, me)])
    yield Number(TABLE, f"{said}Minerals", 0, 255, lambda s, me: s.minerals[of(s, me)])
    yield Number(TABLE, f"{said}Gas", 0, 255, lambda s, me: s.gas[of(s, me)])
    yield Number(TABLE, f"{said}Influence", 0, 255, lambda s, me: s.influence[of(s, me)])
    yield Number(TABLE, f"{said}Victory Points", 0, 255, lambda s, me: points(s, of(s, me)))
    yield Number(TABLE, f"{said}cards in hand", 0, 99, lambda s, me: _held(s, of(s, me)))
    yield Number(TABLE, f"{said}out of the game", 0, 1, lambda s, me: s.out >> of(s, me) & 1)


def _owner_after(after: int, owners: int) -> Place:
    return lambda _, me: (me + after) % owners


def _built_on(planet: int) -> Place:
    return lambda s, _: _mask(s.built[planet])


def _mask(numbers: list[int] | tuple[int, ...]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _own(mask: int, owner: int) -> int:
    """The units of an owner alone."""
    return mask >> owner * UNITS & ALL_UNITS


def _team(s: MothershipState, me: int, of: Place) -> int:
    side = s.setting.side
    return (side[of(s, me)] - side[me]) % s.setting.owners


def _at(s: MothershipState, me: int, of: Place) -> list[int]:
    first = of(s, me) * UNITS
    return s.at[first : first + UNITS]


def _energy(s: MothershipState, owner: int) -> list[int]:
    return s.energy[owner * ROWS : (owner + 1) * ROWS]


def _held(s: MothershipState, owner: int) -> int:
    """The NPC has no hand."""
    return len(s.hands[owner]) if owner < len(s.hands) else 0


def _holders(s: MothershipState, me: int) -> list[int]:
    owners = s.setting.owners
    return [holder if holder < 0 else (holder - me) % owners for holder in s.holder]


def _explored(s: MothershipState) -> list[int]:
    """Without the module there are no tokens."""
    tokens = s.tokens or [EMPTY] * len(s.holder)
    return [token if s.explored >> planet & 1 else EMPTY for planet, token in enumerate(tokens)]


def _totals(s: MothershipState) -> tuple[int, int]:
    return s.fight.totals if s.fight else (0, 0)


def _attackers(s: MothershipState, me: int) -> int:
    """Units are counted from the viewer's own."""
    if s.fight is None:
        return 0
    units = s.setting.owners * UNITS
    return _mask([(unit - me * UNITS) % units for unit in s.fight.attackers])
