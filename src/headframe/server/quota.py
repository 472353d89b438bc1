"""How many tables one guest may open or bring in."""

from __future__ import annotations

from typing import Final

from headframe.server.manager import TableManager
from headframe.server.problems import Problem
from headframe.server.timing import now_ms

DAY_MS: Final = 86_400_000


async def may_open(manager: TableManager, guest: str) -> None:
    """Unfinished tables count, and imported ones, which are finished from the start."""
    most = manager.settings.tables_per_guest
    if await manager.store.tables_of(guest, now_ms() - DAY_MS) >= most:
        raise Problem(
            429,
            "too-many-tables",
            "at most {most} unfinished or imported tables a day for each person",
            most=most,
        )
