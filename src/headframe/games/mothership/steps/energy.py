"""Energy: the free split of a turn, and what is gained or lost (MS-EN)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Allocate, Answer
from headframe.core.engine import Decision
from headframe.core.refusal import Refusal
from headframe.core.rng import Rng
from headframe.games.mothership import events
from headframe.games.mothership.query import energy_due
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.units import MOTHERSHIP_OF, ROWS


class Split(Allocate):
    """All Energy over the three rows, other than it lies now."""

    __slots__ = ("cap", "now")

    def __init__(self, total: int, now: tuple[int, ...], cap: int) -> None:
        super().__init__("energy", total, (cap,) * ROWS)
        self.now = now
        self.cap = cap

    def legal(self, answer: Answer) -> bool:
        return answer != self.now and super().legal(answer)

    def sample(self, rng: Rng) -> Answer:
        total, cap = self.total, self.cap
        while True:
            low = max(0, total - 2 * cap)
            first = low + rng.below(min(cap, total) - low + 1)
            rest = total - first
            low = max(0, rest - cap)
            second = low + rng.below(min(cap, rest) - low + 1)
            answer = (first, second, rest - second)
            if answer != self.now:
                return answer

    def alike(self) -> tuple[object, ...] | None:
        return self.total, self.cap, self.now

    def listed(self, limit: int) -> list[Answer] | None:
        total, cap = self.total, self.cap
        found: list[Answer] = []
        for first in range(max(0, total - 2 * cap), min(cap, total) + 1):
            rest = total - first
            seconds = range(max(0, rest - cap), min(cap, rest) + 1)
            found += [(first, second, rest - second) for second in seconds]
        found.remove(self.now)
        return found if len(found) <= limit else None


def rows(s: MothershipState, owner: int) -> tuple[int, ...]:
    return tuple(s.energy[owner * ROWS : (owner + 1) * ROWS])


def lay(s: MothershipState, owner: int, split: tuple[int, ...], why: str) -> None:
    s.energy[owner * ROWS : (owner + 1) * ROWS] = list(split)
    if s.events is not None:
        s.events.append(events.EnergySet(owner, split, why))


class SetEnergy(Step):
    """The active player names a new split."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-EN-16"
    PASSING: ClassVar[Answer | None] = None

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        now = rows(s, s.turn)
        return (Decision(s.turn, "energy", Split(sum(now), now, s.content.panel.cap), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        s.stack.pop()
        s.settings += 1
        lay(s, s.turn, answer, "set")

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        now = rows(s, s.turn)
        if answer == now:
            return Refusal("MS-EN-16", "this setting changes nothing")
        if isinstance(answer, tuple) and len(answer) == ROWS:
            cap = s.content.panel.cap
            if any(not 0 <= units <= cap for units in answer):
                return Refusal("MS-EN-01", "a row holds 0 to {cap} Energy", cap=cap)
            if sum(answer) != sum(now):
                return Refusal(
                    "MS-EN-02", "all {energy} Energy lie on the rows, none aside", energy=sum(now)
                )
        return Refusal("MS-EN-16", "a setting names the three rows: engines, weapons, shields")


SET_ENERGY: Final = SetEnergy()


class Balance(Step):
    """Whoever has gained or lost Energy lays it on or takes it off (MS-EN-10, -15)."""

    __slots__ = ()
    CLAUSE: ClassVar[str] = "MS-EN-10"
    PASSING: ClassVar[Answer | None] = None

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for owner in range(s.setting.seats):
            if s.out >> owner & 1 or s.at[MOTHERSHIP_OF[owner]] < 0:
                continue
            change = energy_due(s, owner)
            for place in range(owner * ROWS, (owner + 1) * ROWS):
                change -= s.energy[place]
            if not change:  # mostly
                continue
            now = rows(s, owner)
            if change > 0:
                room = tuple(s.content.panel.cap - units for units in now)
                asked.append(
                    Decision(owner, "energy-gain", Allocate("energy-gain", change, room), self)
                )
            else:
                asked.append(
                    Decision(owner, "energy-loss", Allocate("energy-loss", -change, now), self)
                )
        return tuple(asked)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, tuple)
        gained = decision.key == "energy-gain"
        sign = 1 if gained else -1
        now = rows(s, decision.seat)
        split = tuple(a + sign * b for a, b in zip(now, answer, strict=True))
        lay(s, decision.seat, split, "gain" if gained else "loss")


BALANCE: Final = Balance()
