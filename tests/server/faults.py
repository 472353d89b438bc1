"""Storage that fails as planned, under the real server and over the real database.

Every call to the database is a read (one connection, its statements) or a write (one group). A
plan says of each whether and how it fails.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from enum import Enum
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy.exc import InterfaceError, OperationalError

from headframe.server.entries import ANSWER, AnswerBody, Entry
from headframe.server.outage import within
from headframe.server.store import Store
from headframe.server.table_state import Basis, TableState
from headframe.server.writers import Statement
from tests.server.inside import Inside
from tests.server.survivor import Survivor


class Fault(Enum):
    BEFORE = "an error, and nothing was done"
    AFTER = "an error, but it was done"
    HANG = "no answer, and nothing was done"
    LATE = "no answer, but it was done"
    REFUSED = "no connection to be had"
    DISCONNECTED = "the connection ended in the middle"


Plan = Callable[[int], Fault | None]


def never(_: int) -> None:
    return None


class Faults:
    """Stands between a store and its database. ``plan`` is asked with the number of each call."""

    def __init__(self, store: Store) -> None:
        self.plan: Plan = never
        self.calls = 0
        self.seen: Counter[tuple[str, Fault]] = Counter()
        store.within = hurried
        store.writer = FaultyWriter(store.writer, self)
        store.readers = FaultyReaders(store.readers, self)  # type: ignore[assignment]

    def next(self, doing: str) -> Fault | None:
        self.calls += 1
        fault = self.plan(self.calls)
        if fault is not None:
            self.seen[doing, fault] += 1
        return fault

    def begin(self, plan: Plan) -> None:
        self.calls = 0
        self.plan = plan

    def end(self) -> None:
        self.plan = never


def _error(fault: Fault) -> Exception:
    if fault is Fault.REFUSED:
        return ConnectionRefusedError("injected")
    kind = InterfaceError if fault is Fault.DISCONNECTED else OperationalError
    return kind("injected", {}, Exception("injected"))


_HANGS: WeakKeyDictionary[asyncio.Task[Any], asyncio.Event] = WeakKeyDictionary()


async def hurried(seconds: float, work: Coroutine[Any, Any, Any]) -> Any:
    """As the store's own `within`, but for what hangs on purpose the time is over at once: only
    that, however busy the machine is."""
    task = asyncio.create_task(work)
    hangs = _HANGS[task] = asyncio.Event()
    hung = asyncio.create_task(hangs.wait())
    try:
        await asyncio.wait({task, hung}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        limit = 0.0 if hangs.is_set() else seconds
        return await within(limit, _outcome(task))
    finally:
        hung.cancel()


async def _outcome(task: asyncio.Task[Any]) -> Any:
    return await task


async def _hang() -> None:
    task = asyncio.current_task()
    assert task is not None
    _HANGS[task].set()
    await asyncio.Event().wait()


async def _before(fault: Fault | None) -> None:
    if fault is Fault.HANG:
        await _hang()
    if fault in (Fault.BEFORE, Fault.REFUSED, Fault.DISCONNECTED):
        assert fault is not None
        raise _error(fault)


async def _after(fault: Fault | None) -> None:
    if fault is Fault.LATE:
        await _hang()
    if fault is Fault.AFTER:
        raise _error(fault)


class FaultyWriter:
    def __init__(self, inner: Any, faults: Faults) -> None:
        self._inner = inner
        self._faults = faults

    async def open(self) -> None:
        await self._inner.open()

    async def commit(self, statements: Sequence[Statement]) -> None:
        fault = self._faults.next("write")
        await _before(fault)
        await self._inner.commit(statements)
        await _after(fault)

    async def close(self) -> None:
        await self._inner.close()


class FaultyReaders:
    def __init__(self, inner: Any, faults: Faults) -> None:
        self._inner = inner
        self._faults = faults

    def connect(self) -> FaultyConnection:
        return FaultyConnection(self._inner.connect(), self._faults.next("read"))

    async def dispose(self) -> None:
        await self._inner.dispose()


class FaultyConnection:
    def __init__(self, inner: Any, fault: Fault | None) -> None:
        self._inner = inner
        self._fault = fault

    async def __aenter__(self) -> FaultyConnection:
        if self._fault is Fault.REFUSED:
            raise _error(self._fault)
        self._connection = await self._inner.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._inner.__aexit__(*error)

    async def execute(self, query: Any) -> Any:
        await _before(self._fault)
        found = await self._connection.execute(query)
        await _after(self._fault)
        return found


async def check_log(server: Inside, table: str, players: Sequence[Survivor]) -> list[Entry]:
    """Nothing acknowledged is lost, nothing else is kept, there is no gap, and it can be played
    again."""
    store = server.manager.store
    stored = await store.load(table)
    assert stored is not None and stored.notice is None
    entries = await store.after(table, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "a gap"
    answers = {
        entry.client: (entry.body.step, entry.seat, entry.body.key, entry.body.answer)
        for entry in entries
        if entry.kind == ANSWER and isinstance(entry.body, AnswerBody) and entry.client
    }
    acknowledged = {
        mark: (step, message["seat"], message["key"], message["answer"])
        for player in players
        for mark, (step, message) in player.taken.items()
    }
    assert answers == acknowledged
    TableState.rebuilt(table, Basis.new(stored.opened), entries)
    return entries
