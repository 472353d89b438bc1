"""Hearing from other server processes on the same PostgreSQL: that a log grew, who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from headframe.server.database import CHANNEL
from headframe.server.outage import within
from headframe.server.store import Store

Heard = Callable[[str | None, int], None]
Present = Callable[[str, str, frozenset[int]], None]
AGAIN_S: Final = 1.0
ALIVE_S: Final = 10.0
"""So often a quiet connection is asked whether there is still somebody."""


class Listener:
    """One kept connection. When it breaks it is made anew, and all tables are looked at once."""

    def __init__(self, store: Store, heard: Heard, present: Present) -> None:
        self.store = store
        self.heard = heard
        self.present = present
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Begins to hear what other processes write."""
        if self.store.is_sqlite:
            return
        self._task = asyncio.create_task(self._listen())
        # Whatever is written before we hear is read anyway: it is no reason not to start.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), self.store.limit_s)

    async def close(self) -> None:
        """Hears no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only here: it is an extra

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(url, timeout=self.store.limit_s)
                await self._listen_to(connection)
            except Exception as error:  # noqa: BLE001  (whatever it is: connect anew)
                self.store.outage.failed("listen", error)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN_S)

    async def _listen_to(self, connection: Any) -> None:
        """Until it ends, or says nothing when asked."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await within(self.store.limit_s, connection.add_listener(CHANNEL, self._told))
        self._ready.set()
        self.store.outage.worked("listen")
        self.heard(None, 0)
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), ALIVE_S)
                return
            await connection.execute("SELECT 1", timeout=self.store.limit_s)

    def _told(self, _connection: Any, _pid: int, _channel: str, what: str) -> None:
        """``TABLE SEQ``: its log grew. ``TABLE PROCESS SEATS``: who is connected there."""
        match what.split(" "):
            case [table, seq] if seq.isdecimal():
                self.heard(table, int(seq))
            case [table, process, seats] if seats.replace(",", "0").isdecimal() or not seats:
                self.present(table, process, frozenset(map(int, filter(None, seats.split(",")))))
