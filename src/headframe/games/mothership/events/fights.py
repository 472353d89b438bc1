"""Dogfights, asteroids, attacks on planets, and dice."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.engine import Event
from headframe.core.part import ALL, Audiences


class Attacked(Event):
    """A dogfight begins; nobody attacks where a unit meets asteroids."""

    __slots__ = ("attackers", "defender", "kind")
    AUDIENCES: ClassVar[Audiences] = {"kind": ALL, "attackers": ALL, "defender": ALL}

    def __init__(self, kind: int, attackers: tuple[int, ...], defender: int) -> None:
        self.kind = kind
        self.attackers = attackers
        self.defender = defender


class PlanetAttacked(Event):
    """``influence`` is what the attacker loses by it (MS-INF-11)."""

    __slots__ = ("attackers", "influence", "planet", "seat")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "attackers": ALL,
        "planet": ALL,
        "influence": ALL,
    }

    def __init__(self, seat: int, attackers: tuple[int, ...], planet: int, influence: int) -> None:
        self.seat = seat
        self.attackers = attackers
        self.planet = planet
        self.influence = influence


class Declared(Event):
    """A card of this fight counts when the dice are thrown; row -1: none."""

    __slots__ = ("card", "row", "seat", "unit")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "unit": ALL, "row": ALL}

    def __init__(self, seat: int, card: int, unit: int, row: int) -> None:
        self.seat = seat
        self.card = card
        self.unit = unit
        self.row = row


class GasSpent(Event):
    __slots__ = ("amount", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "amount": ALL}

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class BeamLit(Event):
    """A Solar Beam."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Shielded(Event):
    """Auxiliary Shield."""

    __slots__ = ("amount", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "amount": ALL}

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class ShieldBroken(Event):
    """What a Mothership had in hand and has not any more."""

    __slots__ = ("shield", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "shield": ALL}

    def __init__(self, unit: int, shield: int) -> None:
        self.unit = unit
        self.shield = shield


class Fortified(Event):
    """Planet defence by a card, for this attack."""

    __slots__ = ("amount", "planet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "planet": ALL, "amount": ALL}

    def __init__(self, seat: int, planet: int, amount: int) -> None:
        self.seat = seat
        self.planet = planet
        self.amount = amount


class Threw(Event):
    """One die, of a unit or (unit -1) for something else.

    ``why``: roll, planet, again, forks, rocks, replicator or bonus. ``place``: which of the unit's
    dice. ``times``: how often the number counts. ``buffs``: what is added, by ``rolls.BUFFS``;
    empty after the first throw. ``total``: what the unit brings into its side now.
    """

    __slots__ = ("buffs", "place", "seat", "shown", "sides", "times", "total", "unit", "why")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "unit": ALL,
        "sides": ALL,
        "shown": ALL,
        "why": ALL,
        "place": ALL,
        "times": ALL,
        "buffs": ALL,
        "total": ALL,
    }

    def __init__(
        self,
        seat: int,
        unit: int,
        sides: int,
        shown: int,
        why: str,
        place: int,
        times: int,
        buffs: tuple[int, ...],
        total: int,
    ) -> None:
        self.seat = seat
        self.unit = unit
        self.sides = sides
        self.shown = shown
        self.why = why
        self.place = place
        self.times = times
        self.buffs = buffs
        self.total = total


class Battered(Event):
    """A Station among asteroids: it does not roll (MS-AST-09)."""

    __slots__ = ("shown", "sides", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "sides": ALL, "shown": ALL}

    def __init__(self, unit: int, sides: int, shown: int) -> None:
        self.unit = unit
        self.sides = sides
        self.shown = shown


class Compared(Event):
    """The totals of a dogfight; ``doomed`` fall if nothing saves them."""

    __slots__ = ("attacker", "defender", "doomed", "kind", "tie", "winner")
    AUDIENCES: ClassVar[Audiences] = {
        "kind": ALL,
        "attacker": ALL,
        "defender": ALL,
        "tie": ALL,
        "winner": ALL,
        "doomed": ALL,
    }

    def __init__(
        self,
        kind: int,
        attacker: int,
        defender: int,
        tie: bool,
        winner: int,
        doomed: tuple[int, ...],
    ) -> None:
        self.kind = kind
        self.attacker = attacker
        self.defender = defender
        self.tie = tie
        self.winner = winner
        self.doomed = doomed


class Damaged(Event):
    """What a unit lost: shield, of which ``spare`` was an Auxiliary Shield, then HP."""

    __slots__ = ("hull", "shield", "spare", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "shield": ALL, "spare": ALL, "hull": ALL}

    def __init__(self, unit: int, shield: int, spare: int, hull: int) -> None:
        self.unit = unit
        self.shield = shield
        self.spare = spare
        self.hull = hull


class Destroyed(Event):
    """``points`` are those that ``by`` gets for it."""

    __slots__ = ("by", "points", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "by": ALL, "points": ALL}

    def __init__(self, unit: int, by: int, points: int) -> None:
        self.unit = unit
        self.by = by
        self.points = points


class Saved(Event):
    """Life Support."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Stood(Event):
    """Last Stand: this attacker is taken along."""

    __slots__ = ("seat", "unit")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "unit": ALL}

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit


class Evaded(Event):
    """Panic Button."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Deflected(Event):
    """Deflector Shields: no rolls."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Held(Event):
    """The attack on a planet failed."""

    __slots__ = ("defence", "planet", "total")
    AUDIENCES: ClassVar[Audiences] = {"planet": ALL, "total": ALL, "defence": ALL}

    def __init__(self, planet: int, total: int, defence: int) -> None:
        self.planet = planet
        self.total = total
        self.defence = defence


class FightOver(Event):
    """Nothing of this fight, or of this throw, is left to do."""

    __slots__ = ()
    AUDIENCES: ClassVar[Audiences] = {}
