"""Having a table to oneself, and changing it: what happens however either of them ends.

Written out, for every answer passes here: a generator for a context costs a good deal more.
"""

from __future__ import annotations

import time
from types import TracebackType
from typing import TYPE_CHECKING

from headframe.core.refusal import Refused
from headframe.server.entrance import Gone

if TYPE_CHECKING:
    from headframe.server.live_table import LiveTable


class Hold:
    """The table to oneself. Raises Gone if it was closed meanwhile: ask for it again."""

    __slots__ = ("_table",)

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.closed:
            self._table.lock.release()
            raise Gone

    async def __aexit__(self, *_: object) -> None:
        try:
            if self._table.unsure:  # cancelled in the middle: no time to read it anew
                self._table.abandon()
        finally:
            self._table.lock.release()


class Change:
    """Around taking entries and writing them."""

    __slots__ = ("_table",)

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        table.unsure = True
        table.ran = (table.state.step, table.ticker.left(table.state))
        table.touched = time.monotonic()

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, at: TracebackType | None
    ) -> None:
        if kind is None or issubclass(kind, Refused):  # by the rules, which have changed nothing
            self._table.unsure = False
        elif issubclass(kind, Exception):
            await self._table.refresh()
