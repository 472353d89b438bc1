"""Exploring, building, and what Influence does at OPEN (MS-ART, MS-DEV, MS-INF)."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.choice import Answer, Number, Pick
from headframe.core.engine import Decision
from headframe.core.part import ALL, Audiences
from headframe.core.refusal import Refusal
from headframe.games.mothership import events
from headframe.games.mothership.changes import note_points
from headframe.games.mothership.legal.building import build_price, buildable, unexplored
from headframe.games.mothership.query import planets_of
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.energy import BALANCE
from headframe.games.mothership.steps.market import fill_market


def explore(s: MothershipState, owner: int, planet: int, free: bool) -> None:
    """Turn the token; its controller holds the artifact (MS-ART-03)."""
    price = 0 if free else s.content.figures.explore_price
    s.minerals[owner] -= price
    s.explored |= 1 << planet
    s.recount()
    if s.events is not None:
        s.events.append(events.Explored(owner, planet, s.tokens[planet], price))
    s.stack.append(BALANCE)


class FreeExplore(Step):
    """The bonus die shows an artifact (MS-MOON-06)."""

    __slots__ = ("owner",)
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL}
    CLAUSE: ClassVar[str] = "MS-MOON-06"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        planets = unexplored(s, self.owner)
        if not planets:
            return ()
        return (Decision(self.owner, "explore", Pick("planet", tuple(planets)), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        explore(s, self.owner, answer, free=True)


# Developments ------------------------------------------------------------------------------------


class Build(Step):
    """Which Market card is built on a planet."""

    __slots__ = ("free", "owner", "planet")
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL, "planet": ALL, "free": ALL}
    CLAUSE: ClassVar[str] = "MS-DEV-04"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int, planet: int, free: bool) -> None:
        self.owner = owner
        self.planet = planet
        self.free = free

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(buildable(s, self.planet))
        return (Decision(self.owner, "build", Pick("development", options), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        price = 0 if self.free else build_price(s, self.planet)
        s.minerals[self.owner] -= price
        if not self.free:
            s.developed |= 1 << self.planet
        s.market.remove(answer)
        s.built[self.planet] += (answer,)
        if s.events is not None:
            s.events.append(events.Built(self.owner, self.planet, answer, price, self.free))
        fill_market(s)
        note_points(s)
        s.stack.append(BALANCE)

    def why(self, s: MothershipState, decision: Decision, answer: Answer) -> Refusal:
        if answer not in s.market:
            return Refusal(self.CLAUSE, "only cards of the Market can be built")
        if answer in s.built[self.planet]:
            return Refusal("MS-DEV-07", "never two of one title on one planet")
        return Refusal("MS-DEV-08", "that card belongs on another kind of planet")


class FreeBuild(Step):
    """The bonus die shows a Development: where it goes (MS-MOON-05)."""

    __slots__ = ("owner",)
    AUDIENCES: ClassVar[Audiences] = {"owner": ALL}
    CLAUSE: ClassVar[str] = "MS-MOON-05"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        options = tuple(p for p in planets_of(s, self.owner) if buildable(s, p))
        if not options:
            return ()
        return (Decision(self.owner, "build-on", Pick("planet", options), self),)

    def rest(self, s: MothershipState) -> None:
        s.stack.pop()

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack[-1] = Build(self.owner, answer, free=True)


# Influence ---------------------------------------------------------------------------------------


class RemoveInfluence(Step):
    """Pay n to make one enemy discard n (MS-INF-09)."""

    __slots__ = ("victim",)
    AUDIENCES: ClassVar[Audiences] = {"victim": ALL}
    CLAUSE: ClassVar[str] = "MS-INF-09"
    PASSING: ClassVar[Answer | None] = None

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def questions(self, s: MothershipState) -> tuple[Decision, ...]:
        most = min(s.influence[s.turn], s.influence[self.victim])
        return (Decision(s.turn, "remove-influence", Number("influence", 1, most), self),)

    def go(self, s: MothershipState, decision: Decision, answer: Answer) -> None:
        assert isinstance(answer, int)
        s.stack.pop()
        s.influence[s.turn] -= answer
        s.influence[self.victim] -= answer
        if s.events is not None:
            s.events.append(events.InfluenceRemoved(s.turn, self.victim, answer))


def refresh(s: MothershipState, owner: int) -> None:
    """The Market goes under the deck, then new cards are dealt (MS-INF-10)."""
    price = s.content.figures.refresh_price
    s.influence[owner] -= price
    if s.events is not None:
        s.events.append(events.Refreshed(owner, price))
    s.dev_under += s.market
    s.market.clear()
    fill_market(s)
