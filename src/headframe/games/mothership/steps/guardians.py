"""Deploying Guardians: paid for, or free from the bonus die (MS-GC-03 to -09, MS-INF-06)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.bits import bits
from headframe.core.choice import Answer, Confirm, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.games.mothership import events
from headframe.games.mothership.board import NEXT
from headframe.games.mothership.changes import resolve_move
from headframe.games.mothership.legal.guardians import servers
from headframe.games.mothership.modes import INFLUENCE
from headframe.games.mothership.query import (
    empty,
    guardians_on_board,
    spare_guardian,
    turn_order,
)
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.arrive import NOWHERE, arrive
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.units import OWNER
from headframe.kit.masks import MASK


class Deploy(Step):
    """Where the Guardian goes, beside a ship."""

    __slots__ = ("free", "ship")
    AUDIENCES: ClassVar[Audiences] = {"ship": ALL, "free": ALL}
    CLAUSE: ClassVar[str] = "MS-GC-03"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, ship: int, free: bool) -> None:
        self.ship = ship
        self.free = free

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(bits(empty(s, NEXT[s.at[self.ship]])))
        return (Decision(OWNER[self.ship], "deploy", Pick("space", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        # Announced is resolved, also if somebody pays to stop it (MS-GC-04, MS-INF-13).
        resolve_move(s, self.ship)
        if self.free or not s.setting.modules & INFLUENCE:
            s.stack.pop()
            set_up_guardian(s, self.ship, answer, self.free)
        else:
            s.stack[-1] = Veto(self.ship, answer, 0)


class Veto(Step):
    """Each enemy in turn order may pay to stop a paid deployment (MS-INF-06)."""

    __slots__ = ("passed", "ship", "space")
    AUDIENCES: ClassVar[Audiences] = {"ship": ALL, "space": ALL, "passed": MASK}
    CLAUSE: ClassVar[str] = "MS-INF-06"
    PASSING: ClassVar[Answer | None] = 0

    def __init__(self, ship: int, space: int, passed: int) -> None:
        self.ship = ship
        self.space = space
        self.passed = passed

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        side = s.setting.side
        mine = side[OWNER[self.ship]]
        for owner in turn_order(s):
            if side[owner] == mine or self.passed >> owner & 1:
                continue
            if s.influence[owner] >= s.content.figures.veto_price:
                return (Decision(owner, "veto", Confirm("veto"), self),)
        return ()

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()
        set_up_guardian(s, self.ship, self.space, free=False)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        if not answer:
            s.stack[-1] = Veto(self.ship, self.space, self.passed | 1 << decision.seat)
            return
        s.stack.pop()
        price = s.content.figures.veto_price
        s.influence[decision.seat] -= price
        s.vetoed |= 1 << self.ship
        if s.events is not None:
            s.events.append(events.Vetoed(OWNER[self.ship], decision.seat, self.ship, price))


def set_up_guardian(s: MothershipState, ship: int, space: int, free: bool) -> None:
    """Pay, place, let it fight the asteroids and then everything in reach."""
    owner = OWNER[ship]
    price = 0 if free else s.content.figures.guardian_price
    s.minerals[owner] -= price
    s.served |= 1 << ship
    gun = spare_guardian(s, owner)
    s.enter(gun, space)
    if s.events is not None:
        s.events.append(events.Deployed(owner, gun, space, ship, price))
    arrive(s, gun, NOWHERE)


class FreeGuardian(Step):
    """The bonus die shows a Guardian: which ship it is set beside (MS-MOON-03)."""

    __slots__ = ("owner",)
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL}
    CLAUSE: ClassVar[str] = "MS-MOON-03"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def options(self, s: MothershipState) -> list[int]:
        if guardians_on_board(s, self.owner) >= s.content.figures.guardians:
            return []
        return servers(s, self.owner, free=True)

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        ships = self.options(s)
        if not ships:
            return ()
        return (Decision(self.owner, "deployer", Pick("unit", tuple(ships)), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack[-1] = Deploy(answer, free=True)
