"""What happened, for logs, animations and recaps. Public, but for cards drawn and stolen."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.engine import Event
from headframe.core.part import ALL, HIDDEN, OWNER, Audience, Audiences, Part, Sight


class _Both(Audience):
    """The thief and the victim."""

    SHAPE: ClassVar[str] = "?{}"

    def show(self, part: Part, value: object, sight: Sight) -> object:
        assert isinstance(part, Stole)
        return value if sight.viewer in (part.thief, part.victim) else HIDDEN


BOTH: Final = _Both("thief and victim")


class StartRolled(Event):
    """The dice for the first turn, one for each seat; 0 did not roll this time."""

    __slots__ = ("numbers",)
    AUDIENCES: ClassVar[Audiences] = {"numbers": ALL}

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers


class TurnBegan(Event):
    __slots__ = ("round", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "round": ALL}

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002
        self.seat = seat
        self.round = round


class Placed(Event):
    """A unit comes onto the board."""

    __slots__ = ("space", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "space": ALL}

    def __init__(self, unit: int, space: int) -> None:
        self.unit = unit
        self.space = space


class Moved(Event):
    """Steps over the board."""

    __slots__ = ("path", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "path": ALL}

    def __init__(self, unit: int, path: tuple[int, ...]) -> None:
        self.unit = unit
        self.path = path


class Warped(Event):
    __slots__ = ("space", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "space": ALL}

    def __init__(self, unit: int, space: int) -> None:
        self.unit = unit
        self.space = space


class EnergySet(Event):
    """The rows of a panel as they stand now."""

    __slots__ = ("rows", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "rows": ALL}

    def __init__(self, seat: int, rows: tuple[int, ...]) -> None:
        self.seat = seat
        self.rows = rows


class Attacked(Event):
    """A dogfight begins; a defender of -1 are asteroids' prey themselves."""

    __slots__ = ("attackers", "defender", "kind")
    AUDIENCES: ClassVar[Audiences] = {"kind": ALL, "attackers": ALL, "defender": ALL}

    def __init__(self, kind: int, attackers: tuple[int, ...], defender: int) -> None:
        self.kind = kind
        self.attackers = attackers
        self.defender = defender


class PlanetAttacked(Event):
    __slots__ = ("attackers", "planet")
    AUDIENCES: ClassVar[Audiences] = {"attackers": ALL, "planet": ALL}

    def __init__(self, attackers: tuple[int, ...], planet: int) -> None:
        self.attackers = attackers
        self.planet = planet


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


class Threw(Event):
    """One die, for a unit or (unit -1) for something else."""

    __slots__ = ("seat", "shown", "sides", "unit")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "unit": ALL, "sides": ALL, "shown": ALL}

    def __init__(self, seat: int, unit: int, sides: int, shown: int) -> None:
        self.seat = seat
        self.unit = unit
        self.sides = sides
        self.shown = shown


class Compared(Event):
    """The totals of a dogfight."""

    __slots__ = ("attacker", "defender", "winner")
    AUDIENCES: ClassVar[Audiences] = {"attacker": ALL, "defender": ALL, "winner": ALL}

    def __init__(self, attacker: int, defender: int, winner: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.winner = winner


class Damaged(Event):
    """What a unit lost: shield, then HP."""

    __slots__ = ("hull", "shield", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "shield": ALL, "hull": ALL}

    def __init__(self, unit: int, shield: int, hull: int) -> None:
        self.unit = unit
        self.shield = shield
        self.hull = hull


class Destroyed(Event):
    __slots__ = ("by", "unit")
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL, "by": ALL}

    def __init__(self, unit: int, by: int) -> None:
        self.unit = unit
        self.by = by


class Saved(Event):
    """Life Support."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Evaded(Event):
    """Panic Button."""

    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Captured(Event):
    """``how`` is attack, influence or card."""

    __slots__ = ("before", "how", "planet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "planet": ALL, "before": ALL, "how": ALL}

    def __init__(self, seat: int, planet: int, before: int, how: str) -> None:
        self.seat = seat
        self.planet = planet
        self.before = before
        self.how = how


class Held(Event):
    """The attack failed."""

    __slots__ = ("defence", "planet", "total")
    AUDIENCES: ClassVar[Audiences] = {"planet": ALL, "total": ALL, "defence": ALL}

    def __init__(self, planet: int, total: int, defence: int) -> None:
        self.planet = planet
        self.total = total
        self.defence = defence


class Gained(Event):
    """Resources, and why."""

    __slots__ = ("gas", "influence", "minerals", "seat", "why")
    AUDIENCES: ClassVar[Audiences] = {
        "seat": ALL,
        "minerals": ALL,
        "gas": ALL,
        "influence": ALL,
        "why": ALL,
    }

    def __init__(self, seat: int, minerals: int, gas: int, influence: int, why: str) -> None:
        self.seat = seat
        self.minerals = minerals
        self.gas = gas
        self.influence = influence
        self.why = why


class Played(Event):
    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Aimed(Event):
    """What a card was played on."""

    __slots__ = ("card", "on", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL, "on": ALL}

    def __init__(self, seat: int, card: int, on: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.on = on


class Cancelled(Event):
    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": ALL}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Sold(Event):
    __slots__ = ("cards", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "cards": ALL}

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Researched(Event):
    __slots__ = ("seat", "technology")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "technology": ALL}

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology


class Used(Event):
    """A Mothership's ability."""

    __slots__ = ("on", "seat", "technology", "unit")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "unit": ALL, "technology": ALL, "on": ALL}

    def __init__(self, seat: int, unit: int, technology: int, on: int) -> None:
        self.seat = seat
        self.unit = unit
        self.technology = technology
        self.on = on


class Vetoed(Event):
    __slots__ = ("by", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "by": ALL}

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class Scrapped(Event):
    __slots__ = ("unit",)
    AUDIENCES: ClassVar[Audiences] = {"unit": ALL}

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Explored(Event):
    __slots__ = ("artifact", "planet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "planet": ALL, "artifact": ALL}

    def __init__(self, seat: int, planet: int, artifact: int) -> None:
        self.seat = seat
        self.planet = planet
        self.artifact = artifact


class Built(Event):
    __slots__ = ("development", "planet", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "planet": ALL, "development": ALL}

    def __init__(self, seat: int, planet: int, development: int) -> None:
        self.seat = seat
        self.planet = planet
        self.development = development


class MarketDealt(Event):
    __slots__ = ("developments",)
    AUDIENCES: ClassVar[Audiences] = {"developments": ALL}

    def __init__(self, developments: tuple[int, ...]) -> None:
        self.developments = developments


class InfluenceRemoved(Event):
    __slots__ = ("amount", "seat", "victim")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "victim": ALL, "amount": ALL}

    def __init__(self, seat: int, victim: int, amount: int) -> None:
        self.seat = seat
        self.victim = victim
        self.amount = amount


class PlanetRemoved(Event):
    __slots__ = ("planet",)
    AUDIENCES: ClassVar[Audiences] = {"planet": ALL}

    def __init__(self, planet: int) -> None:
        self.planet = planet


class Eliminated(Event):
    __slots__ = ("conceded", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "conceded": ALL}

    def __init__(self, seat: int, conceded: bool) -> None:
        self.seat = seat
        self.conceded = conceded


class Ended(Event):
    __slots__ = ("why", "winners")
    AUDIENCES: ClassVar[Audiences] = {"winners": ALL, "why": ALL}

    def __init__(self, winners: tuple[int, ...], why: str) -> None:
        self.winners = winners
        self.why = why


class Drew(Event):
    """A card from the deck; its seat alone sees which."""

    __slots__ = ("card", "seat")
    AUDIENCES: ClassVar[Audiences] = {"seat": ALL, "card": OWNER}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Stole(Event):
    """A card from another hand."""

    __slots__ = ("card", "thief", "victim")
    AUDIENCES: ClassVar[Audiences] = {"thief": ALL, "victim": ALL, "card": BOTH}

    def __init__(self, thief: int, victim: int, card: int) -> None:
        self.thief = thief
        self.victim = victim
        self.card = card


EVENTS: Final[tuple[type[Event], ...]] = (
    StartRolled,
    TurnBegan,
    Placed,
    Moved,
    Warped,
    EnergySet,
    Attacked,
    PlanetAttacked,
    GasSpent,
    BeamLit,
    Threw,
    Compared,
    Damaged,
    Destroyed,
    Saved,
    Evaded,
    Captured,
    Held,
    Gained,
    Played,
    Aimed,
    Cancelled,
    Sold,
    Researched,
    Used,
    Vetoed,
    Scrapped,
    Explored,
    Built,
    MarketDealt,
    InfluenceRemoved,
    PlanetRemoved,
    Eliminated,
    Ended,
    Drew,
    Stole,
)
