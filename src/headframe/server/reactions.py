"""Reaction windows at a table: who is really asked, and when a pass is given for those who are not.

Others see that a seat is asked, and when it has answered. Neither may tell whether it could have
done anything. So for every window that opens to a person a delay is drawn, for all alike, whatever
is in the hand; a pass by standing orders comes when it is over, and what the person answers sooner
waits for it too (docs/decisions/0015).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from headframe.core.choice import Answer
from headframe.core.engine import Decision
from headframe.core.window import Orders, Window
from headframe.server.table_state import TableState

if TYPE_CHECKING:
    from headframe.server.live_table import LiveTable

_CHANCE: Final = secrets.SystemRandom()
Place = tuple[int, str]
"""A seat and the key of its question."""


class Time:
    """The clock, and what is drawn; tests bring their own."""

    def __init__(self, least_s: float, most_s: float) -> None:
        self.now: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.draw: Callable[[], float] = lambda: _CHANCE.uniform(least_s, max(least_s, most_s))


class Asked:
    """A window that is open to a person."""

    __slots__ = ("due", "passing", "since")

    def __init__(self, since: int, due: float) -> None:
        self.since = since
        """The step at which it was opened."""
        self.due = due
        self.passing: asyncio.Task[None] | None = None


def windows(state: TableState) -> dict[Place, tuple[Decision, Window]]:
    """Those that are open to people who play themselves."""
    found: dict[Place, tuple[Decision, Window]] = {}
    s = state.position
    for decision in s.open_decisions:
        who = state.seats[decision.seat]
        if who.kind == "person" and who.played_by() is None:
            window = decision.frame.window(s, decision)
            if window is not None:
                found[decision.seat, decision.key] = (decision, window)
    return found


def orders_of(state: TableState, seat: int) -> Orders:
    """The standing orders of a seat."""
    return state.orders.get(seat, Orders())


def passing(state: TableState) -> list[Place]:
    """The questions that standing orders answer. Each is for its own seat's eyes."""
    return [
        place
        for place, (_, window) in windows(state).items()
        if orders_of(state, place[0]).passes(window)
    ]


class Reactions:
    """Lets pass for those who have said so beforehand, in the time that everybody takes."""

    def __init__(self, table: LiveTable, clock: Time) -> None:
        self._table = table
        self._clock = clock
        self._open: dict[Place, Asked] = {}
        self._step = -1
        """At which it was last looked."""
        self._let_pass: tuple[int, Place] | None = None
        """A step that only let something pass, and whose answer it was: all others are still asked
        what they were asked before it."""

    def before(self, seat: int, key: str, answer: Answer) -> None:
        """Somebody answers; nothing is changed yet."""
        state = self._table.state
        s = state.position
        for decision in s.open_decisions:
            if (decision.seat, decision.key) == (seat, key):
                window = decision.frame.window(s, decision)
                if window is not None and answer == window.passing:
                    self._let_pass = (state.step + 1, (seat, key))

    def look(self) -> None:
        """After every change: draw for what was opened, and see who has to pass."""
        state = self._table.state
        still = self._still_open()
        self._step = state.step
        before, self._open = self._open, {}
        for place, (_, window) in windows(state).items():
            asked = before.pop(place) if place in still else None
            if asked is None:
                asked = Asked(state.step, self._clock.now() + self._delay(place[0]))
            self._open[place] = asked
            self._arrange(place, asked, orders_of(state, place[0]).passes(window))
        for gone in before.values():
            _stop(gone)

    def _still_open(self) -> set[Place]:
        """What was asked before the last change and has not become another question by it."""
        step = self._table.state.step
        if step == self._step:
            return set(self._open)
        if self._let_pass is not None and step == self._step + 1 == self._let_pass[0]:
            return set(self._open) - {self._let_pass[1]}
        return set()

    def forget(self) -> None:
        """Our copy of the table was thrown away: all that is open there is opened anew."""
        self._step, self._let_pass = -1, None

    def _delay(self, seat: int) -> float:
        """None where nobody can be kept in the dark: alone with bots, or all at one screen."""
        table = self._table
        people = {seat, *table.state.people()}
        together = any(people <= set(each.seats) for each in table.audience.connections)
        return 0.0 if people == {seat} or together else self._clock.draw()

    def _arrange(self, place: Place, asked: Asked, passes: bool) -> None:
        if not passes:
            _stop(asked)
        elif asked.passing is None or asked.passing.done():
            asked.passing = self._table.spawn(self._pass(place, asked))

    async def _pass(self, place: Place, asked: Asked) -> None:
        table = self._table
        await self._wait(asked)
        async with table.hold():
            if self._open.get(place) is not asked:
                return
            _, window = windows(table.state)[place]
            if orders_of(table.state, place[0]).passes(window):
                await table.play(*place, window.passing)

    async def _wait(self, asked: Asked) -> None:
        if (left := asked.due - self._clock.now()) > 0:
            await self._clock.sleep(left)

    async def settled(self, seat: int, key: str) -> None:
        """An answer of a person may be taken now."""
        asked = self._open.get((seat, key))
        if asked is not None:
            await self._wait(asked)

    def still_asked(self, seat: int, key: str, step: int) -> bool:
        """Whether the question of that step is open yet: others only let something pass since."""
        asked = self._open.get((seat, key))
        return asked is not None and asked.since <= step <= self._table.state.step


def _stop(asked: Asked) -> None:
    task, asked.passing = asked.passing, None
    if task is not None and task is not asyncio.current_task():
        task.cancel()
