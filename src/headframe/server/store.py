"""Storage: SQLite or PostgreSQL through the same statements, written in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, event, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from headframe.server.entries import ANSWER, CHAT, UNDO, Entry, Line, Opened
from headframe.server.metrics import Metrics
from headframe.server.schema import about, log, snapshots, tables
from headframe.server.writers import Statement, prepare, writer_for

CHANNEL = "headframe"
MOST_AT_ONCE = 500
PAGE = 1000
"""Lines of a long log that are read together, so that nobody waits for all of them."""
IMPORTED = "import"
"""The host of a table that came in as a record: nobody's token has that hash."""


class Conflict(Exception):
    """Somebody else wrote this number of the log first; nothing was written."""


class Down(Exception):
    """The database did not take it, or did not say so. Sending the same again is safe."""


class NewTable(msgspec.Struct, frozen=True):
    id: str
    opened: Opened
    guest: str
    host: str
    at: int
    over: bool = False


class Saved(msgspec.Struct, frozen=True):
    seq: int
    body: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the database: its row, its snapshot, and the log after that."""

    opened: Opened
    host: str
    guest: str
    over: bool
    snapshot: Saved | None
    tail: list[Entry]


class Job:
    """What is written together or not at all."""

    __slots__ = ("done", "entries", "new", "row", "snapshot", "table")

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry] = (),
        snapshot: Saved | None = None,
        row: dict[str, object] | None = None,
        new: NewTable | None = None,
    ) -> None:
        self.table = table
        self.entries = entries
        self.snapshot = snapshot
        self.row = row
        self.new = new
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """One writer, so that commits are shared by all who wait; readers beside it."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.url = make_url(url)
        self.metrics = metrics
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.readers = self._readers()
        self.writer = writer_for(self.url)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._notes: list[str] = []
        add = (sqlite if self.is_sqlite else postgresql).insert(snapshots)
        newer = {"seq": add.excluded.seq, "body": add.excluded.body}
        self._keep = add.on_conflict_do_update(index_elements=["table_id"], set_=newer)

    def _readers(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_size=4, max_overflow=0, pool_pre_ping=True)
        engine = create_async_engine(
            self.url, pool_size=4, max_overflow=0, connect_args={"isolation_level": None}
        )
        event.listen(engine.sync_engine, "connect", prepare)
        return engine

    async def open(self) -> None:
        await self.writer.open()
        self._task = asyncio.create_task(self._write_all())
        # The first read of a kind costs ten times the next one: before anybody waits for it.
        await self.load("")
        await self.after("", 0)

    async def close(self) -> None:
        """Writes what is waiting, then lets go. The driver's threads would keep us alive."""
        if self._task is not None:
            await self._jobs.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.writer.close()
        await self.readers.dispose()

    # Writing

    def tell(self, what: str) -> None:
        """A note to the other processes, if there can be any. It goes with the next group."""
        if not self.is_sqlite:
            self._notes.append(what)
            job = Job("")
            job.done.add_done_callback(lambda done: done.exception())  # lost with the storage
            self._jobs.put_nowait(job)

    async def write(self, job: Job) -> None:
        """Returns when it is on disk, or raises Conflict or Down."""
        self._jobs.put_nowait(job)
        await job.done

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._group(jobs)
                for _ in jobs:
                    self._jobs.task_done()
            except asyncio.CancelledError:
                for job in jobs:
                    if not job.done.done():
                        job.done.set_exception(Down("the server is closing"))
                raise

    async def _group(self, jobs: list[Job]) -> None:
        try:
            with self.metrics.commit_seconds.time():
                await self._commit(jobs)
        except IntegrityError:
            if len(jobs) > 1:
                for job in jobs:
                    await self._group([job])
                return
            self._fail(jobs, Conflict())
        except (SQLAlchemyError, OSError) as error:
            # Only the kind: the statement's values are nobody's business in a log.
            self._fail(jobs, Down(type(error).__name__))
        else:
            self.metrics.commits.inc()
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        for job in jobs:
            if not job.done.done():
                job.done.set_exception(error)

    async def _commit(self, jobs: list[Job]) -> None:
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
        if not self.is_sqlite:
            notes, self._notes = self._notes, []
            notes += [f"{job.table} {job.entries[-1].seq}" for job in jobs if job.entries]
            if told := [{"channel": CHANNEL, "what": note} for note in notes]:
                statements.append((text("SELECT pg_notify(:channel, :what)"), told))
        await self.writer.commit(statements)

    # Reading

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        try:
            async with self.readers.connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found
        except DBAPIError as error:
            raise Down(type(error).__name__) from None

    async def load(self, table: str) -> Stored | None:
        """One connection, three short reads; the log only after the snapshot."""
        try:
            async with self.readers.connect() as connection:
                row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
                if row is None:
                    return None
                kept = select(snapshots).where(snapshots.c.table_id == table)
                snapshot = (await connection.execute(kept)).first()
                seq = snapshot.seq if snapshot else 0
                tail = (await connection.execute(_after(table, seq))).all()
        except DBAPIError as error:
            raise Down(type(error).__name__) from None
        return Stored(
            opened=msgspec.json.decode(row.opened, type=Opened),
            host=row.host,
            guest=row.guest,
            over=row.over,
            snapshot=Saved(snapshot.seq, bytes(snapshot.body)) if snapshot else None,
            tail=[Entry.read(entry) for entry in tail],
        )

    async def after(self, table: str, seq: int) -> list[Entry]:
        return [Entry.read(row) for row in await self._rows(_after(table, seq))]

    async def answers(self, table: str) -> list[Entry]:
        """All answers and undos, for a record, a replay or an undo far back."""
        wanted = and_(log.c.table_id == table, log.c.kind.in_((ANSWER, UNDO)))
        rows = await self._rows(select(log).where(wanted).order_by(log.c.seq))
        return [Entry.read(row) for row in rows]

    async def lines(self, table: str) -> list[Line]:
        """All answers and undos, unread, page by page: a worker reads them."""
        found: list[Line] = []
        while True:
            after = found[-1].seq if found else 0
            wanted = and_(
                log.c.table_id == table, log.c.seq > after, log.c.kind.in_((ANSWER, UNDO))
            )
            columns = select(log.c.seq, log.c.kind, log.c.seat, log.c.body)
            rows = await self._rows(columns.where(wanted).order_by(log.c.seq).limit(PAGE))
            found += [Line(row.seq, row.kind, row.seat, row.body) for row in rows]
            if len(rows) < PAGE:
                return found

    async def sent(self, table: str, seat: int, client: str) -> Entry | None:
        """The answer that this client gave under this id, if it did."""
        wanted = and_(log.c.table_id == table, log.c.seat == seat, log.c.client == client)
        rows = await self._rows(select(log).where(wanted))
        return Entry.read(rows[0]) if rows else None

    async def chats(self, table: str, most: int) -> list[Entry]:
        wanted = and_(log.c.table_id == table, log.c.kind == CHAT)
        query = select(log).where(wanted).order_by(log.c.seq.desc()).limit(most)
        return [Entry.read(row) for row in reversed(await self._rows(query))]

    async def tables_of(self, guest: str, since: int) -> int:
        """How many unfinished or imported ones."""
        counts = or_(tables.c.over.is_(False), tables.c.host == IMPORTED)
        wanted = and_(tables.c.guest == guest, counts, tables.c.at >= since)
        rows = await self._rows(select(func.count()).select_from(tables).where(wanted))
        return int(rows[0][0])

    async def with_bots(self, since: int, most: int) -> list[str]:
        """Unfinished tables at which a bot may be waiting for us."""
        wanted = and_(tables.c.over.is_(False), tables.c.bots, tables.c.at >= since)
        query = select(tables.c.id).where(wanted).order_by(tables.c.at.desc()).limit(most)
        return [row.id for row in await self._rows(query)]

    async def healthy(self) -> bool:
        try:
            await self._rows(select(about.c.version))
        except Down:
            return False
        return self._task is not None and not self._task.done()


def _after(table: str, seq: int) -> Select[Any]:
    wanted = and_(log.c.table_id == table, log.c.seq > seq)
    return select(log).where(wanted).order_by(log.c.seq)


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
