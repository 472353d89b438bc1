"""Hearing from other server processes on the same PostgreSQL: that a log grew, who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from headframe.server.store import CHANNEL, Store

Heard = Callable[[str | None, int], None]
Present = Callable[[str, str, frozenset[int]], None]
AGAIN_S = 1.0


class Listener:
    """One kept connection. When it breaks it is made anew, and all tables are looked at once."""

    def __init__(self, store: Store, heard: Heard, present: Present) -> None:
        self.store = store
        self.heard = heard
        self.present = present
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        if self.store.is_sqlite:
            return
        self._task = asyncio.create_task(self._listen())
        await self._ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only here: it is an extra

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(url)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN_S)
                continue
            try:
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                await connection.add_listener(CHANNEL, self._told)
                self._ready.set()
                self.heard(None, 0)
                await ended.wait()
            finally:
                connection.terminate()

    def _told(self, _connection: Any, _pid: int, _channel: str, what: str) -> None:
        """``TABLE SEQ``: its log grew. ``TABLE PROCESS SEATS``: who is connected there."""
        match what.split(" "):
            case [table, seq]:
                self.heard(table, int(seq))
            case [table, process, seats]:
                self.present(table, process, frozenset(map(int, filter(None, seats.split(",")))))
