"""SQLite or PostgreSQL through the same statements: written in groups, read beside it.

What is kept there is the business of `store` (tables and their logs) and `shelf` (content, films).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Select, Table, event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from headframe.core.record import Outcome
from headframe.server.entries import Entry, Opened
from headframe.server.metrics import Metrics
from headframe.server.outage import Outage, within
from headframe.server.schema import about, log, snapshots, tables
from headframe.server.writers import Statement, patience, prepared, writer_for

T = TypeVar("T")
CHANNEL: Final = "headframe"
IMPORTED: Final = "import"
"""The host of a table that came in as a record: nobody's token has that hash."""
MOST_AT_ONCE: Final = 500
MANY: Final = 8
"""So many in one commit are a crowd."""
CALM_S: Final = 0.2
LIMIT_S: Final = 5.0
"""A database that has not answered by then is down."""
PROBE_S: Final = 5.0
"""Whoever asks for our health is told what a write said no longer ago than this."""


class Conflict(Exception):
    """Somebody else wrote this number of the log first; nothing was written."""


class Down(Exception):
    """The database did not take it, or did not say so. Sending the same again is safe."""


class NewTable(msgspec.Struct, frozen=True):
    """A table as it is opened."""

    id: str
    opened: Opened
    guest: str
    host: str
    at: int
    over: bool = False


class Saved(msgspec.Struct, frozen=True):
    """A position of a table, as it was after the entry ``seq`` of its log."""

    seq: int
    body: bytes


class Job:
    """What is written together or not at all."""

    __slots__ = ("also", "done", "entries", "new", "note", "row", "snapshot", "table")

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry] = (),
        snapshot: Saved | None = None,
        row: dict[str, object] | None = None,
        new: NewTable | None = None,
        note: str | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        self.table = table
        self.entries = entries
        self.snapshot = snapshot
        self.row = row
        self.new = new
        self.note = note
        """Told to the other processes, if there can be any."""
        self.also = also
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Database:
    """One writer, so that commits are shared by all who wait; readers beside it."""

    def __init__(self, url: str, metrics: Metrics, limit_s: float = LIMIT_S) -> None:
        self.url = make_url(url)
        self.metrics = metrics
        self.limit_s = limit_s
        self.within = within
        """How the limit is kept: tests of faults do not wait for the clock."""
        self.outage = Outage()
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.readers = self._readers()
        self.writer = writer_for(self.url, limit_s)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._wrote = 0.0
        """When a write last succeeded."""
        self._crowded = 0.0
        """When many last waited for one commit."""
        add = self.adding(snapshots)
        newer = {"seq": add.excluded.seq, "body": add.excluded.body}
        self._keep = add.on_conflict_do_update(index_elements=["table_id"], set_=newer)

    def _readers(self) -> AsyncEngine:
        few = {"pool_size": 4, "max_overflow": 0, "pool_timeout": self.limit_s}
        if not self.is_sqlite:
            args = patience(self.limit_s)
            return create_async_engine(self.url, pool_pre_ping=True, connect_args=args, **few)
        engine = create_async_engine(self.url, connect_args={"isolation_level": None}, **few)
        event.listen(engine.sync_engine, "connect", prepared(self.limit_s))
        return engine

    async def open(self) -> None:
        """Brings the database up and begins to write."""
        await self.writer.open()
        self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Writes what is waiting, then lets go. The driver's threads would keep us alive."""
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._jobs.join(), 2 * self.limit_s)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.writer.close()
        await self.readers.dispose()

    # Writing

    def adding(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can be told what to do where there is such a row already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    def tell(self, what: str) -> None:
        """A note to the other processes, if there can be any. It goes with the next group."""
        if not self.is_sqlite:
            job = Job("", note=what)
            job.done.add_done_callback(lambda done: done.exception())  # lost with the storage
            self._jobs.put_nowait(job)

    async def write(self, job: Job) -> None:
        """Returns when it is on disk. Raises Conflict: it is not; or Down: nobody knows."""
        self._jobs.put_nowait(job)
        await job.done

    def busy(self) -> bool:
        """Whether people's answers wait for each other now: whatever has time should wait too."""
        return self._jobs.qsize() >= MANY or time.monotonic() - self._crowded < CALM_S

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            if len(jobs) >= MANY:
                self._crowded = time.monotonic()
            try:
                await self._group(jobs)
            finally:
                _end(jobs, Down("the server is closing"))  # those that nobody has told yet
                for _ in jobs:
                    self._jobs.task_done()

    async def _group(self, jobs: list[Job]) -> None:
        try:
            with self.metrics.commit_seconds.time():
                await self.within(self.limit_s, self.writer.commit(self._statements(jobs)))
        except IntegrityError:
            if len(jobs) > 1:
                for job in jobs:
                    await self._group([job])
                    if self.outage.failing("write"):
                        _end(jobs, Down("the storage does not answer"))  # nor the others
            else:
                _end(jobs, Conflict())
        except Exception as error:  # noqa: BLE001  (whatever it is, it is not known to be written)
            self.outage.failed("write", error)
            _end(jobs, Down(type(error).__name__))
        else:
            self._wrote = time.monotonic()
            self.outage.worked("write")
            self.metrics.commits.inc()
            _end(jobs)

    def _statements(self, jobs: list[Job]) -> list[Statement]:
        jobs = sorted(jobs, key=lambda job: job.table)  # one order for all: no deadlocks
        statements: list[Statement] = []
        if new := [_new_row(job.new) for job in jobs if job.new]:
            statements.append((insert(tables), new))
        if entries := [entry.row() for job in jobs for entry in job.entries]:
            statements.append((insert(log), entries))
        if kept := [_snapshot_row(job.table, job.snapshot) for job in jobs if job.snapshot]:
            statements.append((self._keep, kept))
        for job in jobs:
            if job.row:
                where = tables.c.id == job.table
                statements.append((update(tables).where(where).values(job.row), None))
            statements += job.also
        if not self.is_sqlite:
            notes = [job.note for job in jobs if job.note]
            notes += [f"{job.table} {job.entries[-1].seq}" for job in jobs if job.entries]
            if told := [{"channel": CHANNEL, "what": note} for note in notes]:
                statements.append((text("SELECT pg_notify(:channel, :what)"), told))
        return statements

    # Reading

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Whatever goes wrong on the way to the database and back is Down."""
        try:
            found = await self.within(self.limit_s, self._connected(work))
        except Exception as error:  # noqa: BLE001
            self.outage.failed("read", error)
            raise Down(type(error).__name__) from None
        self.outage.worked("read")
        return found

    async def _connected(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.readers.connect() as connection:
            return await work(connection)

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """What a query finds."""

        async def work(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

        return await self.read(work)

    async def salt(self) -> str:
        """Random, made once for each database. All processes of it have the same."""
        if not (found := await self.rows(select(about.c.salt)))[0][0]:
            missing = update(about).where(about.c.salt.is_(None))
            await self.writer.commit([(missing.values(salt=secrets.token_hex(32)), None)])
            found = await self.rows(select(about.c.salt))
        return str(found[0][0])

    async def healthy(self) -> bool:
        """Whether it can be read and written now. Writes something itself if nobody has lately:
        a full disk is not seen by reading."""
        try:
            await self.rows(select(about.c.version))
            if self.outage.failing("write") or time.monotonic() - self._wrote > PROBE_S:
                same = update(about).values(version=about.c.version)
                await self.write(Job("", also=[(same, None)]))
        except (Down, Conflict):
            return False
        return self._task is not None and not self._task.done()


def _end(jobs: Sequence[Job], error: Exception | None = None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def _snapshot_row(table: str, saved: Saved) -> dict[str, object]:
    return {"table_id": table, "seq": saved.seq, "body": saved.body}


def _new_row(new: NewTable) -> dict[str, object]:
    return {
        "id": new.id,
        "opened": msgspec.json.encode(new.opened).decode(),
        "guest": new.guest,
        "host": new.host,
        "bots": any(seat.bot for seat in new.opened.seats),
        "over": new.over,
        "at": new.at,
    }


def ended_row(result: Outcome) -> dict[str, object]:
    """What the row of a table says once its game is over."""
    return {"over": True, "result": msgspec.json.encode(result).decode()}
