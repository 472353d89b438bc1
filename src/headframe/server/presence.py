"""Who is at a table: connected to this process or another one, or away and since when."""

from __future__ import annotations

import time
from collections.abc import Iterable

from headframe.server.connection import Connection
from headframe.server.table_state import TableState

STALE_S = 20.0
"""A process that has not said for so long who is there has died."""


class Presence:
    """Whose people are connected, here or with another process."""

    def __init__(self, connections: set[Connection], seats: int) -> None:
        self._connections = connections
        self.away = dict.fromkeys(range(seats), time.monotonic())
        """Since when a person's seat has nobody connected."""
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """By process: the seats whose people are connected there, and when it said so."""

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for connection in self._connections for seat in connection.seats}

    def connected(self) -> set[int]:
        """Here, or with another process of ours."""
        since = time.monotonic() - STALE_S
        heard = (seats for seats, at in self._elsewhere.values() if at > since)
        return self.here().union(*heard)

    def heard(self, process: str, seats: frozenset[int]) -> bool:
        """Another process says who is there, and again from time to time, unless it died. Whether
        that changes who is connected."""
        before = self.connected()
        if seats:
            self._elsewhere[process] = (seats, time.monotonic())
        else:
            self._elsewhere.pop(process, None)
        return self.connected() != before

    def came(self, seats: Iterable[int]) -> None:
        """Their people are connected now."""
        for seat in seats:
            self.away.pop(seat, None)

    def left(self, seats: Iterable[int]) -> None:
        """A connection of theirs is gone; they may have others."""
        for seat in set(seats) - self.connected():
            self.away[seat] = time.monotonic()

    def deserted(self, state: TableState) -> list[int]:
        """The seats that others wait for while their people have been away for too long."""
        now, patience = time.monotonic(), state.opened.takeover
        connected, people = self.connected(), state.people()
        for seat in people:
            if seat in connected:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        if patience is None or state.over or not connected:
            return []
        waited_for = [s for s in state.asked() if s in people and state.seats[s].stand_in is None]
        return [seat for seat in waited_for if now - self.away.get(seat, now) >= patience]
