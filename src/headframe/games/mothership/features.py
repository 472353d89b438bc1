"""The features of a position, for those who learn from it (``core.vector``).

Owners stand in the order in which they follow the viewer; in solo the NPC is one of them, so they
are listed here and not by seats. Units and planets say on which space they are. Names above, values
below, in the same order: they are read at once, since learners do it at every step.
"""

from __future__ import annotations

from typing import Any, Final

from headframe.core.vector import (
    OWN,
    TABLE,
    Bits,
    Counts,
    Each,
    Group,
    Number,
    Numbers,
    OneOf,
    Row,
)
from headframe.games.mothership.board import GRID
from headframe.games.mothership.content import Content
from headframe.games.mothership.phases import OVER
from headframe.games.mothership.query import points
from headframe.games.mothership.setting import Setting
from headframe.games.mothership.state import EMPTY, MothershipState
from headframe.games.mothership.units import ALL_UNITS, MOST_OWNERS, ROWS, UNITS

FIGHTS: Final = 6
"""Kinds of a fight (``fight.SHIPS`` … ``fight.THROWN``)."""
MOST_TOTAL: Final = 200
ROUND: Final = {"round": 255, "the last round": 1}
TURN: Final = {
    "Action Cards in the deck": 255,
    "Energy cannot be set": 1,
    "the Station has moved": 1,
}


def features(content: Content, setting: Setting) -> list[Group[MothershipState]]:
    planets, owners, spaces = len(setting.bodies), setting.owners, GRID.size
    units, cards = UNITS * MOST_OWNERS, len(content.cards)
    arts, devs = len(content.artifacts), len(content.developments)
    built: Counts[MothershipState] = Counts(TABLE, "built", devs, 1)
    table: Group[MothershipState] = Group(
        [
            OneOf(TABLE, "phase", OVER + 1),
            OneOf(TABLE, "whose turn, after the viewer", owners),
            OneOf(TABLE, "first, after the viewer", owners),
            Numbers(TABLE, ROUND),
            Bits(TABLE, "asteroids", spaces),
            Row(TABLE, "spaces of planets", planets, EMPTY, spaces),
            Row(TABLE, "kinds of planets", planets, 0, 9),
            Row(TABLE, "holders of planets", planets, EMPTY, owners),
            Row(TABLE, "explored artifacts", planets, EMPTY, arts),
            Counts(TABLE, "developments on the market", devs, 1),
            Each([f"developments of planet {planet}" for planet in range(planets)], built),
            Counts(TABLE, "discarded Action Cards", cards, 9),
            Numbers(TABLE, TURN),
            OneOf(TABLE, "kind of fight", FIGHTS),
            Row(TABLE, "totals of the fight", 2, 0, MOST_TOTAL),
            Counts(TABLE, "attackers, after the viewer's units", units, 1),
        ],
        _of_table,
    )
    own: Group[MothershipState] = Group(
        [Counts(OWN, "hand", cards, 9)], lambda s, me: (s.hands[me],)
    )
    return [table, own, *[_owner(content, after, owners) for after in range(owners)]]


def _owner(content: Content, after: int, owners: int) -> Group[MothershipState]:
    """The owner that comes so many after the viewer."""
    said, techs = f"owner+{after}: ", len(content.technologies)
    wealth = ("Minerals", "Gas", "Influence", "Victory Points")
    return Group(
        [
            OneOf(TABLE, f"{said}team, after the viewer's", owners),
            Row(TABLE, f"{said}units' spaces", UNITS, EMPTY, GRID.size),
            Bits(TABLE, f"{said}units that moved", UNITS),
            Bits(TABLE, f"{said}units that fought", UNITS),
            Numbers(TABLE, {f"{said}hull": 99, f"{said}Station": 99}),
            Row(TABLE, f"{said}Energy", ROWS, 0, 40),
            Number(TABLE, f"{said}shield used up", 0, 99),
            Bits(TABLE, f"{said}technologies", techs),
            Numbers(TABLE, {f"{said}{name}": 255 for name in wealth}),
            Numbers(TABLE, {f"{said}cards in hand": 99, f"{said}out of the game": 1}),
        ],
        lambda s, me: _of_owner(s, me, (me + after) % owners),
    )


def _of_table(s: MothershipState, me: int) -> tuple[Any, ...]:
    setting, fight = s.setting, s.fight
    owners, units = setting.owners, setting.owners * UNITS
    return (
        s.phase,
        (s.turn - me) % owners,
        (s.first - me) % owners,
        (s.round, s.last_round),
        setting.asteroids,
        s.planet_at,
        setting.bodies,
        [holder if holder < 0 else (holder - me) % owners for holder in s.holder],
        _explored(s),
        s.market,
        s.built,
        s.discard,
        (len(s.deck), s.locked, s.shifted),
        fight.kind if fight else -1,
        fight.totals if fight else (0, 0),
        [(unit - me * UNITS) % units for unit in fight.attackers] if fight else (),
    )


def _of_owner(s: MothershipState, me: int, owner: int) -> tuple[Any, ...]:
    side, first = s.setting.side, owner * UNITS
    # The NPC has no hand.
    held = len(s.hands[owner]) if owner < len(s.hands) else 0
    return (
        (side[owner] - side[me]) % s.setting.owners,
        s.at[first : first + UNITS],
        s.moved >> first & ALL_UNITS,
        s.fought >> first & ALL_UNITS,
        (s.hulls[owner], s.stations[owner]),
        s.energy[owner * ROWS : (owner + 1) * ROWS],
        s.absorbed[owner],
        s.tech[owner],
        (s.minerals[owner], s.gas[owner], s.influence[owner], points(s, owner)),
        (held, s.out >> owner & 1),
    )


def _explored(s: MothershipState) -> list[int]:
    """Without the module there are no tokens."""
    if not s.explored or not s.tokens:
        return [EMPTY] * len(s.holder)
    return [token if s.explored >> planet & 1 else EMPTY for planet, token in enumerate(s.tokens)]
