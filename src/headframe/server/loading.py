"""A table out of the database: from its snapshot where that is good, from its whole log else."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from headframe.server.outage import logger
from headframe.server.store import Conflict, Down, Job, Store, Stored
from headframe.server.table_state import BrokenTable, TableState, check_rules

MANY: Final = 64
"""More answers than this are not played again in the event loop."""


class NoTable(LookupError):
    """There is no table of that name."""


class Loaded(NamedTuple):
    state: TableState
    host: str
    """The hash of the host's token."""
    guest: str
    """The hash of the address that opened it."""
    replayed: int
    """How many answers were played again for it."""


async def load(store: Store, id_: str) -> Loaded:
    """Raises NoTable, OldRules, BrokenTable or Down."""
    try:
        stored = await store.load(id_)
    except ValueError as error:  # a row that is not what it should be
        raise BrokenTable(type(error).__name__) from error
    if stored is None:
        raise NoTable(id_)
    check_rules(stored.opened)
    state = _from_snapshot(id_, stored)
    replayed = state.since_saved if state is not None else 0
    if state is None:
        state = await _from_the_log(store, id_, stored)
        replayed = state.since_saved
        if replayed > MANY:
            await _keep(store, state)
    state.notice = stored.notice
    return Loaded(state, stored.host, stored.guest, replayed)


def _from_snapshot(id_: str, stored: Stored) -> TableState | None:
    if stored.snapshot is None:
        return None
    try:
        state = TableState.resumed(id_, stored.opened, stored.snapshot)
        for entry in stored.tail:
            state.take(entry)
        return state
    except Exception as error:  # noqa: BLE001  (a cache can be wrong in any way: the log is not)
        logger.warning("snapshot", table=id_, kind=type(error).__name__)
        return None


async def _from_the_log(store: Store, id_: str, stored: Stored) -> TableState:
    try:
        entries = stored.tail if stored.snapshot is None else await store.after(id_, 0)
        if len(entries) <= MANY:
            return TableState.rebuilt(id_, stored.opened, entries)
        return await asyncio.to_thread(TableState.rebuilt, id_, stored.opened, entries)
    except Down:
        raise
    except Exception as error:
        raise BrokenTable(f"its log cannot be played again ({type(error).__name__})") from error


async def _keep(store: Store, state: TableState) -> None:
    try:
        await store.write(Job(state.id, snapshot=state.saved()))
    except (Conflict, Down):
        return  # then it is rebuilt once more
