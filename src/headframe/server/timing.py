"""The clock of a table: time runs for those who are asked, and only while the server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from headframe.server.fold import Fold


def now_ms() -> int:
    return int(time.time() * 1000)


class Ticker:
    """Charges the people who are asked; rings when one has no time left."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._since = time.monotonic()
        self._alarm: asyncio.TimerHandle | None = None

    def running(self, fold: Fold) -> list[int]:
        """The seats whose time runs now. A private offer makes nobody wait."""
        if fold.left is None:
            return []
        asked = {d.seat for d in fold.sitting.state.open if not d.frame.PRIVATE}
        return sorted(seat for seat in asked if seat in fold.people())

    def left(self, fold: Fold) -> list[int] | None:
        """What everybody has left at this moment."""
        if fold.left is None:
            return None
        spent = int((time.monotonic() - self._since) * 1000)
        running = self.running(fold)
        return [
            max(0, left - spent) if seat in running else left for seat, left in enumerate(fold.left)
        ]

    def given(self, fold: Fold, left: list[int] | None, seat: int) -> list[int] | None:
        """After an answer: its seat gets the increment once it is no longer asked."""
        clock = fold.opened.clock
        if left is None or clock is None or seat in self.running(fold):
            return left
        return [
            time + (clock.increment * 1000 if at == seat else 0) for at, time in enumerate(left)
        ]

    def restart(self, fold: Fold) -> None:
        """After every change: the time that ran is in ``fold.left``, count from here."""
        self._since = time.monotonic()
        self.stop()
        running = self.running(fold)
        if running and fold.left is not None and not fold.over:
            first = min(fold.left[seat] for seat in running)
            self._alarm = asyncio.get_running_loop().call_later(first / 1000 + 0.01, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
