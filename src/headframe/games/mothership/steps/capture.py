"""Capturing planets: rewards, Developments, the bonus die (MS-PLAN-08 on, MS-MOON)."""

from __future__ import annotations

from typing import ClassVar, Final

from headframe.core.choice import Answer, Confirm, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.mothership import events
from headframe.games.mothership.board import PLANETOID
from headframe.games.mothership.changes import draw, note_points, steal
from headframe.games.mothership.ends import check
from headframe.games.mothership.modes import ARTIFACTS, MOONS, NPC, SOLO, VP
from headframe.games.mothership.state import EMPTY, GONE, NOBODYS, MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.bonus import BONUS_REWARD
from headframe.games.mothership.steps.energy import BALANCE
from headframe.games.mothership.steps.market import raze
from headframe.games.mothership.steps.throws import throw_one
from headframe.games.mothership.units import BOMBER, KIND, UNITS

FROM_DECK: Final = 0
FROM_HAND: Final = 1


def capture(
    s: MothershipState,
    owner: int,
    planet: int,
    how: str,
    price: int = 0,
    total: int = 0,
    defence: int = 0,
) -> None:
    """The planet changes hands; what follows from it is pushed."""
    before = s.holder[planet]
    s.holder[planet] = owner
    if s.events is not None:
        s.events.append(events.Captured(owner, planet, before, how, price, total, defence))
    if how == "attack" and before >= 0 and s.built[planet]:
        raze(s, planet)
    s.recount()
    note_points(s)
    if owner >= s.setting.seats:
        _set_out(s, planet)
        return
    if s.setting.mode == VP and before >= 0:
        s.stack.append(LOST)
    if s.setting.modules & MOONS and s.setting.moons >> planet & 1:
        s.stack.append(Bonus(owner))
    s.stack.append(Reward(owner, planet, before))
    if s.setting.modules & ARTIFACTS:
        s.stack.append(BALANCE)


def _set_out(s: MothershipState, planet: int) -> None:
    """Bombers that call this planet home are on their run for good (MS-NPC-10)."""
    for unit in s.units_of(NPC):
        waiting = s.at[unit] >= 0 and not s.running >> unit & 1
        if waiting and KIND[unit] == BOMBER and s.setting.homes[unit - UNITS] == planet:
            s.running |= 1 << unit
            if s.events is not None:
                s.events.append(events.SetOut(unit))


def remove_planet(s: MothershipState, planet: int) -> None:
    """Out of the game with everything on it (MS-ACT-35)."""
    space = s.planet_at[planet]
    s.on[space] = EMPTY
    s.occupied ^= 1 << space
    s.planet_at[planet] = GONE
    s.holder[planet] = NOBODYS
    if s.events is not None:
        s.events.append(events.PlanetRemoved(planet))
    if s.built[planet]:
        raze(s, planet)
    s.recount()
    if s.setting.mode == SOLO:
        _set_out(s, planet)
    if s.setting.modules & ARTIFACTS:
        s.stack.append(BALANCE)


class Lost(Step):
    """After the rewards: a player without Station and ships may have lost the last planet
    (MS-VP-07)."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()
        check(s)


LOST: Final = Lost()


class Reward(Step):
    """The top card, or a random one of the former controller (MS-PLAN-08, -09)."""

    __slots__ = ("before", "owner", "planet")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "planet": ALL, "before": ALL}
    CLAUSE: ClassVar[str] = "MS-PLAN-09"
    PASSING: ClassVar[Answer | None] = FROM_DECK

    def __init__(self, owner: int, planet: int, before: int) -> None:
        self.owner = owner
        self.planet = planet
        self.before = before

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        victim = self.before
        if s.setting.bodies[self.planet] == PLANETOID or not 0 <= victim < s.setting.seats:
            return ()
        if not s.hands[victim] or s.powers[victim].embargo:
            return ()
        choice = Pick("reward", (FROM_DECK, FROM_HAND))
        return (Decision(self.owner, "reward", choice, self),)

    def rest(self, s: MothershipState) -> None:
        self.take(s, FROM_DECK)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        self.take(s, answer)

    def take(self, s: MothershipState, source: int) -> None:
        s.stack.pop()
        if source == FROM_HAND:
            steal(s, self.owner, self.before)
        elif s.setting.bodies[self.planet] != PLANETOID:
            for _ in range(s.content.figures.capture_draw):
                draw(s, self.owner)
        for _ in range(s.powers[self.owner].capture_cards):
            draw(s, self.owner)


class Bonus(Step):
    """The bonus die may be rolled (MS-MOON-02)."""

    __slots__ = ("owner",)
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL}
    CLAUSE: ClassVar[str] = "MS-MOON-02"
    PASSING: ClassVar[Answer | None] = 0

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        return (Decision(self.owner, "bonus", Confirm("bonus"), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        s.stack.pop()
        if answer:
            s.stack.append(BONUS_REWARD)
            throw_one(s, self.owner, s.content.figures.bonus_die, "bonus")
