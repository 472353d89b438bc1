"""The clock of a table: time runs for those who are asked, and only while the server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from headframe.server.table_state import TableState


def now_ms() -> int:
    """Milliseconds since 1970, as the log writes its hours."""
    return int(time.time() * 1000)


class Ticker:
    """Charges the people who are asked; rings when one has no time left."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._since = time.monotonic()
        self._alarm: asyncio.TimerHandle | None = None

    def running(self, state: TableState) -> list[int]:
        """The seats whose time runs now: those of people who are asked, also while a bot stands in
        (else who thinks would let one). A private offer makes nobody wait."""
        if state.left is None:
            return []
        asked = {d.seat for d in state.position.open_decisions if not d.frame.PRIVATE}
        return sorted(asked.intersection(state.people()))

    def left(self, state: TableState) -> list[int] | None:
        """What everybody has left at this moment."""
        if state.left is None:
            return None
        spent = int((time.monotonic() - self._since) * 1000)
        running = self.running(state)
        return [
            max(0, left - spent) if seat in running else left
            for seat, left in enumerate(state.left)
        ]

    def given(self, state: TableState, left: list[int] | None, seat: int) -> list[int] | None:
        """After an answer: its seat gets the increment once it is no longer asked."""
        clock = state.opened.clock
        if left is None or clock is None or seat in self.running(state):
            return left
        return [
            time + (clock.increment * 1000 if at == seat else 0) for at, time in enumerate(left)
        ]

    def restart(self, state: TableState) -> None:
        """After every change: the time that ran is in ``state.left``, count from here."""
        self._since = time.monotonic()
        self.stop()
        running = self.running(state)
        if running and state.left is not None and not state.over:
            first = min(state.left[seat] for seat in running)
            self._alarm = asyncio.get_running_loop().call_later(first / 1000 + 0.01, self._ring)

    def stop(self) -> None:
        """It rings no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
