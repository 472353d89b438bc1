"""The data of one dogfight, or of another throw of dice, while it lasts. All of it is public."""

from __future__ import annotations

from typing import ClassVar, Final

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

    __slots__ = (
        "attackers",
        "aux",
        "beams",
        "buffs",
        "defender",
        "dice",
        "doomed",
        "doubles",
        "gas",
        "kind",
        "passes",
        "plays",
        "rock",
        "rollers",
        "saved",
        "seats",
        "sides",
        "stand",
        "totals",
        "winner",
    )
    AUDIENCES: ClassVar[Audiences] = dict.fromkeys(
        (
            "kind",
            "attackers",
            "defender",
            "seats",
            "rollers",
            "plays",
            "gas",
            "beams",
            "dice",
            "sides",
            "doubles",
            "buffs",
            "aux",
            "rock",
            "passes",
            "totals",
            "winner",
            "doomed",
            "saved",
            "stand",
        ),
        ALL,
    )

    def __init__(
        self,
        kind: int,
        attackers: tuple[int, ...],
        defender: int,
        seats: tuple[int, int],
        rollers: tuple[int, ...],
        plays: list[tuple[int, ...]],
        gas: list[int],
        beams: list[int],
        dice: list[tuple[int, ...]],
        sides: list[int],
        doubles: list[int],
        buffs: list[int],
        aux: list[int],
        rock: int,
        passes: int,
        totals: tuple[int, int],
        winner: int,
        doomed: tuple[int, ...],
        saved: tuple[int, ...],
        stand: tuple[int, ...],
    ) -> None:
        self.kind = kind
        self.attackers = attackers
        self.defender = defender
        # The owners of the two sides, attacker first; -1 are asteroids.
        self.seats = seats
        self.rollers = rollers
        # Cards declared and not cancelled: (owner, title, target, row).
        self.plays = plays
        # By side: Gas spent, Solar Beams lit.
        self.gas = gas
        self.beams = beams
        # By roller: the numbers thrown (the first die, then those of Backup Generators), how
        # many sides the die has, how often the first counts double, what is added.
        self.dice = dice
        self.sides = sides
        self.doubles = doubles
        self.buffs = buffs
        # By side: what Auxiliary Shield has left.
        self.aux = aux
        self.rock = rock
        self.passes = passes
        self.totals = totals
        self.winner = winner
        # Units that fall with the loss, those saved by Life Support, targets of Last Stand.
        self.doomed = doomed
        self.saved = saved
        self.stand = stand

    @staticmethod
    def start(
        kind: int, attackers: tuple[int, ...], defender: int, seats: tuple[int, int], rolls: bool
    ) -> Fight:
        rollers = (*attackers, defender) if rolls else attackers
        none = [0] * len(rollers)
        return Fight(
            kind, attackers, defender, seats, rollers, [], [0, 0], [0, 0], [], none[:], none[:],
            none[:], [0, 0], 0, 0, (0, 0), UNDECIDED, (), (), (),
        )  # fmt: skip

    def copy(self) -> Fight:
        return Fight(
            self.kind, self.attackers, self.defender, self.seats, self.rollers, self.plays[:],
            self.gas[:], self.beams[:], self.dice[:], self.sides[:], self.doubles[:],
            self.buffs[:], self.aux[:], self.rock, self.passes, self.totals, self.winner,
            self.doomed, self.saved, self.stand,
        )  # fmt: skip

    def side_of(self, roller: int) -> int:
        """Of the roller with this number."""
        return ATTACKER if roller < len(self.attackers) else DEFENDER

    def rolls_of(self, side: int) -> range:
        """The numbers of one side's rollers."""
        split = len(self.attackers)
        return range(split) if side == ATTACKER else range(split, len(self.rollers))

    def amount(self, roller: int) -> int:
        """What a roller brings into its side's total."""
        thrown = self.dice[roller]
        shown = (thrown[0] << self.doubles[roller]) + sum(thrown[1:]) if thrown else 0
        return shown + self.buffs[roller]
