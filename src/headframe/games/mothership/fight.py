"""The data of one dogfight, or of another throw of dice, while it lasts. All of it is public."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from headframe.core.part import ALL, Audiences, Part

SHIPS: Final = 0
"""Ships attack side by side with their target."""
GUN: Final = 1
"""A Guardian attacks."""
FAR: Final = 2
"""One ship attacks over distance: it cannot be damaged."""
ROCKS: Final = 3
"""A unit has arrived among asteroids."""

PLANETARY: Final = 4
"""Ships attack a planet: no dogfight, but dice all the same; ``defender`` is the planet."""
THROWN: Final = 5
"""A single die for something else (Replicator, bonus die)."""

UNDECIDED: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1
TIE: Final = 2


class Fight(Part):
    """Rollers are the attackers in order, then the defender (a Station does not roll)."""

    kind: Annotated[int, ALL]
    attackers: Annotated[tuple[int, ...], ALL]
    defender: Annotated[int, ALL]
    seats: Annotated[tuple[int, int], ALL]
    """The owners of the two sides, attacker first; -1 are asteroids."""
    rollers: Annotated[tuple[int, ...], ALL]
    plays: Annotated[list[tuple[int, ...]], ALL]
    """Cards declared and not cancelled: (owner, title, target, row)."""
    gas: Annotated[list[int], ALL]
    """By side: Gas spent."""
    beams: Annotated[list[int], ALL]
    """By side: Solar Beams lit."""
    dice: Annotated[list[tuple[int, ...]], ALL]
    """By roller: the numbers thrown, the first die, then those of Backup Generators."""
    sides: Annotated[list[int], ALL]
    """By roller: how many sides the die has."""
    doubles: Annotated[list[int], ALL]
    """By roller: how often the first die counts double."""
    buffs: Annotated[list[int], ALL]
    """By roller: what is added."""
    aux: Annotated[list[int], ALL]
    """By side: what Auxiliary Shield has left."""
    rock: Annotated[int, ALL]
    totals: Annotated[tuple[int, int], ALL]
    winner: Annotated[int, ALL]
    doomed: Annotated[tuple[int, ...], ALL]
    """Units that fall with the loss."""
    saved: Annotated[tuple[int, ...], ALL]
    """Units saved by Life Support."""
    stand: Annotated[tuple[int, ...], ALL]
    """Targets of Last Stand."""
    # From the fields above, by ./x generate:
    # fmt: off
    __slots__ = (
        "attackers", "aux", "beams", "buffs", "defender", "dice", "doomed", "doubles", "gas",
        "kind", "plays", "rock", "rollers", "saved", "seats", "sides", "stand", "totals", "winner",
    )
    AUDIENCES: ClassVar[Audiences] = {
        "kind": ALL, "attackers": ALL, "defender": ALL, "seats": ALL, "rollers": ALL, "plays": ALL,
        "gas": ALL, "beams": ALL, "dice": ALL, "sides": ALL, "doubles": ALL, "buffs": ALL,
        "aux": ALL, "rock": ALL, "totals": ALL, "winner": ALL, "doomed": ALL, "saved": ALL,
        "stand": ALL,
    }

    def __init__(
        self, kind: int, attackers: tuple[int, ...], defender: int, seats: tuple[int, int],
        rollers: tuple[int, ...], plays: list[tuple[int, ...]], gas: list[int], beams: list[int],
        dice: list[tuple[int, ...]], sides: list[int], doubles: list[int], buffs: list[int],
        aux: list[int], rock: int, totals: tuple[int, int], winner: int, doomed: tuple[int, ...],
        saved: tuple[int, ...], stand: tuple[int, ...],
    ) -> None:
        self.kind = kind
        self.attackers = attackers
        self.defender = defender
        self.seats = seats
        self.rollers = rollers
        self.plays = plays
        self.gas = gas
        self.beams = beams
        self.dice = dice
        self.sides = sides
        self.doubles = doubles
        self.buffs = buffs
        self.aux = aux
        self.rock = rock
        self.totals = totals
        self.winner = winner
        self.doomed = doomed
        self.saved = saved
        self.stand = stand

    def copy(self) -> Fight:
        other = Fight.__new__(Fight)
        other.kind = self.kind
        other.attackers = self.attackers
        other.defender = self.defender
        other.seats = self.seats
        other.rollers = self.rollers
        other.plays = self.plays[:]
        other.gas = self.gas[:]
        other.beams = self.beams[:]
        other.dice = self.dice[:]
        other.sides = self.sides[:]
        other.doubles = self.doubles[:]
        other.buffs = self.buffs[:]
        other.aux = self.aux[:]
        other.rock = self.rock
        other.totals = self.totals
        other.winner = self.winner
        other.doomed = self.doomed
        other.saved = self.saved
        other.stand = self.stand
        return other
    # fmt: on
    # The end of what ./x generate wrote.

    @staticmethod
    def start(
        kind: int, attackers: tuple[int, ...], defender: int, seats: tuple[int, int], rolls: bool
    ) -> Fight:
        rollers = (*attackers, defender) if rolls else attackers
        none = [0] * len(rollers)
        return Fight(
            kind=kind,
            attackers=attackers,
            defender=defender,
            seats=seats,
            rollers=rollers,
            plays=[],
            gas=[0, 0],
            beams=[0, 0],
            dice=[],
            sides=none[:],
            doubles=none[:],
            buffs=none[:],
            aux=[0, 0],
            rock=0,
            totals=(0, 0),
            winner=UNDECIDED,
            doomed=(),
            saved=(),
            stand=(),
        )

    def rolls_of(self, side: int) -> range:
        """The numbers of one side's rollers."""
        split = len(self.attackers)
        return range(split) if side == ATTACKER else range(split, len(self.rollers))

    def amount(self, roller: int) -> int:
        """What a roller brings into its side's total."""
        thrown = self.dice[roller]
        shown = (thrown[0] << self.doubles[roller]) + sum(thrown[1:]) if thrown else 0
        return shown + self.buffs[roller]
