"""Storage: SQLite or PostgreSQL through the same statements, written in groups."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from headframe.core.record import Outcome
from headframe.server.entries import (
    ANSWER,
    CHAT,
    SEAT,
    UNDO,
    Entry,
    Line,
    LogNotice,
    Opened,
    Stretch,
    standing,
)
from headframe.server.metrics import Metrics
from headframe.server.outage import Outage, logger, within
from headframe.server.packing import packed, unpacked
from headframe.server.schema import (
    about,
    contents,
    films,
    log,
    set_aside,
    snapshots,
    stretches,
    tables,
)
from headframe.server.writers import Statement, patience, prepared, writer_for

T = TypeVar("T")
CHANNEL: Final = "headframe"
MOST_AT_ONCE: Final = 500
LIMIT_S: Final = 5.0
"""A database that has not answered by then is down."""
PROBE_S: Final = 5.0
"""Whoever asks for our health is told what a write said no longer ago than this."""
PAGE: Final = 500
"""Lines of a long log that are read together, so that nobody waits for all of them."""
IMPORTED: Final = "import"
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
    notice: LogNotice | None = None
    stretches: list[Stretch] = []
    result: Outcome | None = None
    """As the rules said when it ended; None also for games of the first releases."""


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


class Store:
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
        self._kept: set[str] = set()
        """The fingerprints of content that is known to be in the database."""
        self._wrote = 0.0
        """When a write last succeeded."""
        add = (sqlite if self.is_sqlite else postgresql).insert(snapshots)
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
        await self.writer.open()
        self._task = asyncio.create_task(self._write_all())
        # The first read of a kind costs ten times the next one: before anybody waits for it.
        await self.load("")
        await self.after("", 0)

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

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
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

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
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

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async def work(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

        return await self._read(work)

    async def load(self, table: str) -> Stored | None:
        """One connection, five short reads; the log only after the snapshot. A log with a gap
        is cut there first."""
        found = await self._load(table)
        if found is not None and not found[2]:
            await self._cut_at_the_gap(table)
            found = await self._load(table)
        if found is None:
            return None
        row, snapshot, whole, tail, parts = found
        if not whole:
            raise Down("a log is changing under our hands")
        entries = [Entry.read(entry) for entry in tail]
        if len(entries) == PAGE:
            entries += await self.after(table, entries[-1].seq)
        return Stored(
            opened=msgspec.json.decode(row.opened, type=Opened),
            host=row.host,
            guest=row.guest,
            over=row.over,
            snapshot=Saved(snapshot.seq, bytes(snapshot.body)) if snapshot else None,
            tail=entries,
            notice=msgspec.json.decode(row.notice, type=LogNotice) if row.notice else None,
            stretches=[unpacked(bytes(body), Stretch) for body in parts],
            result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
        )

    async def _load(self, table: str) -> tuple[Any, Any, bool, Sequence[Any], list[bytes]] | None:
        """Its row, its snapshot, whether the log has no gap, the first page of the log after the
        snapshot, and its stretches."""

        async def work(
            connection: AsyncConnection,
        ) -> tuple[Any, Any, bool, Sequence[Any], list[bytes]] | None:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            kept = select(snapshots).where(snapshots.c.table_id == table)
            snapshot = (await connection.execute(kept)).first()
            counted = select(func.count(), func.max(log.c.seq)).where(log.c.table_id == table)
            count, last = (await connection.execute(counted)).one()
            if snapshot is not None and snapshot.seq > (last or 0):
                snapshot = None  # of a log that is no longer there
            seq = snapshot.seq if snapshot else 0
            newer = and_(log.c.table_id == table, log.c.seq > seq)
            page = select(log).where(newer).order_by(log.c.seq).limit(PAGE)
            tail = (await connection.execute(page)).all()
            of_it = select(stretches.c.body).where(stretches.c.table_id == table)
            parts = (await connection.execute(of_it.order_by(stretches.c.number))).scalars().all()
            return row, snapshot, count == (last or 0), tail, list(parts)

        return await self._read(work)

    async def _cut_at_the_gap(self, table: str) -> None:
        """What stands after a gap was played from a position that is not in the log. It is kept
        apart, and the table goes on from its last whole entry, with a notice."""
        entries = await self.after(table, 0)
        last = next((at for at, entry in enumerate(entries) if entry.seq != at + 1), len(entries))
        notice = LogNotice("gap", len(standing(entries[:last])))
        beyond = and_(log.c.table_id == table, log.c.seq > last)
        ahead = and_(snapshots.c.table_id == table, snapshots.c.seq > last)
        names = [column.name for column in log.columns]
        also: list[Statement] = [
            (insert(set_aside).from_select(names, select(log).where(beyond)), None),
            (delete(log).where(beyond), None),
            (delete(snapshots).where(ahead), None),
        ]
        told = msgspec.json.encode(notice).decode()
        row: dict[str, object] = {"over": False, "result": None, "notice": told}
        logger.error("gap", table=table, step=notice.step)
        await self.write(Job(table, row=row, also=also))

    async def content(self, fingerprint: str) -> tuple[str, dict[str, str]] | None:
        """Content that was kept: of which game, and its texts."""
        query = select(contents).where(contents.c.fingerprint == fingerprint)
        rows = await self._rows(query)
        return (rows[0].game, unpacked(bytes(rows[0].body), dict[str, str])) if rows else None

    async def keep_content(self, fingerprint: str, game: str, texts: dict[str, str]) -> None:
        """Content that a table is begun with, before the table is: once for all of them."""
        if not texts or fingerprint in self._kept:
            return
        add = (sqlite if self.is_sqlite else postgresql).insert(contents)
        row = {"fingerprint": fingerprint, "game": game, "body": packed(texts)}
        await self.write(Job("", also=[(add.values(row).on_conflict_do_nothing(), None)]))
        self._kept.add(fingerprint)

    async def after(self, table: str, seq: int) -> list[Entry]:
        return await self._pages(select(log).where(log.c.table_id == table), Entry.read, seq)

    async def answers(self, table: str) -> list[Entry]:
        """All answers and undos."""
        return await self._pages(select(log).where(_played(table)), Entry.read)

    async def lines(self, table: str, news: bool = False) -> list[Line]:
        """The same, unread: a worker reads them. With what happened then, if one asks for it."""
        columns = select(log.c.seq, log.c.kind, log.c.seat, log.c.body)
        if news:
            columns = columns.add_columns(log.c.news)
        return await self._pages(columns.where(_played(table)), lambda row: Line(*row))

    async def film(self, table: str) -> bytes | None:
        """Of a finished game, if it was made."""
        rows = await self._rows(select(films.c.body).where(films.c.table_id == table))
        return bytes(rows[0].body) if rows else None

    async def keep_film(self, table: str, seq: int, body: bytes) -> None:
        add = (sqlite if self.is_sqlite else postgresql).insert(films)
        keep = add.values(table_id=table, seq=seq, body=body).on_conflict_do_nothing()
        await self.write(Job(table, also=[(keep, None)]))

    async def _pages(self, query: Select[Any], read: Callable[[Any], T], after: int = 0) -> list[T]:
        """Lines of a log, page by page: others have their turn in between."""
        found: list[T] = []
        while True:
            page = query.where(log.c.seq > after).order_by(log.c.seq).limit(PAGE)
            rows = await self._rows(page)
            found += map(read, rows)
            if len(rows) < PAGE:
                return found
            after = rows[-1].seq

    async def sent(self, table: str, seat: int, client: str) -> Entry | None:
        """The answer that this client gave under this id, if it did."""
        wanted = and_(log.c.table_id == table, log.c.seat == seat, log.c.client == client)
        rows = await self._rows(select(log).where(wanted))
        return Entry.read(rows[0]) if rows else None

    async def salt(self) -> str:
        """Random, made once for each database. All processes of it have the same."""
        if not (found := await self._rows(select(about.c.salt)))[0][0]:
            missing = update(about).where(about.c.salt.is_(None))
            await self.writer.commit([(missing.values(salt=secrets.token_hex(32)), None)])
            found = await self._rows(select(about.c.salt))
        return str(found[0][0])

    async def chat_counts(self, table: str) -> tuple[int, int]:
        """How much was said at a table, and how much of it by spectators."""
        wanted = and_(log.c.table_id == table, log.c.kind == CHAT)
        counts: list[Any] = [func.count(), func.count(log.c.seat)]
        said, seated = (await self._rows(select(*counts).where(wanted)))[0]
        return int(said), int(said) - int(seated)

    async def talk(self, table: str, most: int) -> list[Entry]:
        """The last chats, and who came and went."""
        wanted = and_(log.c.table_id == table, log.c.kind.in_((CHAT, SEAT)))
        query = select(log).where(wanted).order_by(log.c.seq.desc()).limit(most)
        return [Entry.read(row) for row in reversed(await self._rows(query))]

    async def seatings(self, table: str) -> list[Entry]:
        """Who came and went, all of it."""
        wanted = and_(log.c.table_id == table, log.c.kind == SEAT)
        return await self._pages(select(log).where(wanted), Entry.read)

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
        """Whether it can be read and written now. Writes something itself if nobody has lately:
        a full disk is not seen by reading."""
        try:
            await self._rows(select(about.c.version))
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


def _played(table: str) -> ColumnElement[bool]:
    return and_(log.c.table_id == table, log.c.kind.in_((ANSWER, UNDO)))


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
