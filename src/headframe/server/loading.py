"""A table out of the database: from its snapshot where that is good, from its whole log else.

One that an earlier release began goes on all the same (`stretches`)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import insert

from headframe.server.database import Conflict, Down, Job, ended_row
from headframe.server.outage import logger
from headframe.server.packing import packed
from headframe.server.schema import stretches
from headframe.server.store import Store, Stored
from headframe.server.stretches import Ground, ground_of, taken_over
from headframe.server.table_state import Basis, BrokenTable, TableState
from headframe.server.tokens import TABLE_ID

MANY: Final = 64
"""More answers than this are not played again in the event loop."""


class NoTable(LookupError):
    """There is no table of that name."""


class Loaded(NamedTuple):
    """A table as it was read from the database."""

    state: TableState
    host: str
    """The hash of the host's token."""
    guest: str
    """The hash of the address that opened it."""
    replayed: int
    """How many answers were played again for it."""


async def load(store: Store, id_: str) -> Loaded:
    """Raises NoTable, NewerRules, BrokenTable or Down."""
    stored = await stored_table(store, id_)
    ground = await ground_of(store, stored)
    if not ground.same and not stored.over:
        try:
            return await _take_over(store, id_, stored, ground)
        except Conflict:  # another process did it
            stored = await stored_table(store, id_)
            ground = await ground_of(store, stored)
    state = _from_snapshot(id_, stored, ground.basis)
    replayed = state.since_saved if state is not None else 0
    if state is None:
        state = await _from_the_log(store, id_, stored, ground)
        replayed = state.since_saved
        if replayed > MANY:
            await _keep(store, state)
    state.notice, state.ended, state.replays = stored.notice, stored.result, ground.same
    if stored.over and stored.result is None and ground.same:
        await _keep_result(store, state)
    return Loaded(state, stored.host, stored.guest, replayed)


async def stored_table(store: Store, id_: str) -> Stored:
    """Its rows. Raises NoTable, BrokenTable or Down."""
    if not TABLE_ID.fullmatch(id_):
        raise NoTable(id_)
    try:
        stored = await store.load(id_)
    except ValueError as error:  # a row that is not what it should be
        raise BrokenTable(type(error).__name__) from error
    if stored is None:
        raise NoTable(id_)
    return stored


def _from_snapshot(id_: str, stored: Stored, basis: Basis) -> TableState | None:
    if stored.snapshot is None:
        return None
    try:
        state = TableState.resumed(id_, basis, stored.snapshot)
        for entry in stored.tail:
            state.take(entry)
        return state
    except Exception as error:  # noqa: BLE001  (a cache can be wrong in any way: the log is not)
        logger.warning("snapshot", table=id_, kind=type(error).__name__)
        return None


async def _from_the_log(store: Store, id_: str, stored: Stored, ground: Ground) -> TableState:
    if not ground.same:
        raise BrokenTable(
            "its last position cannot be read by this release, but its record and its replay can"
        )
    try:
        entries = stored.tail if stored.snapshot is None else await store.after(id_, 0)
        if len(entries) <= MANY:
            return TableState.rebuilt(id_, ground.basis, entries)
        return await asyncio.to_thread(TableState.rebuilt, id_, ground.basis, entries)
    except Down:
        raise
    except Exception as error:
        raise BrokenTable(f"its log cannot be played again ({type(error).__name__})") from error


async def _take_over(store: Store, id_: str, stored: Stored, ground: Ground) -> Loaded:
    """A running table whose rules or content are gone: from its position under those of today.
    Raises Conflict if another process was faster."""
    log = await store.after(id_, 0)
    try:
        taken = await asyncio.to_thread(taken_over, id_, stored, ground, log)
    except Exception as error:
        logger.error("not taken over", table=id_, kind=type(error).__name__)
        raise BrokenTable(
            "it was begun under other rules, and there is no position to go on from; "
            "the release that it was begun with plays it"
        ) from error
    state, stretch = taken.state, taken.stretch
    add = {"table_id": id_, "number": len(stored.stretches) + 1, "body": packed(stretch)}
    texts = state.game.content_texts(state.options)
    await store.shelf.keep_content(stretch.content, state.game.NAME, texts)
    row: dict[str, object] = {"notice": msgspec.json.encode(taken.notice).decode()}
    also = [(insert(stretches).values(add), None)]
    await store.write(Job(id_, taken.entries, state.saved(), row, also=also))
    logger.warning(
        "taken over", table=id_, game=state.game.NAME, rules=stretch.rules, lost=taken.notice.lost
    )
    state.notice = taken.notice
    return Loaded(state, stored.host, stored.guest, 0)


async def _keep(store: Store, state: TableState) -> None:
    try:
        await store.write(Job(state.id, snapshot=state.saved()))
    except (Conflict, Down):
        return  # then it is rebuilt once more


async def _keep_result(store: Store, state: TableState) -> None:
    """The first releases did not write it down. As long as the rules are those of then, it can
    still be had."""
    if (result := state.result()) is not None:
        with suppress(Conflict, Down):  # then another time
            await store.write(Job(state.id, row=ended_row(result)))
