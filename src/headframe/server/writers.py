"""Who writes: one for each kind of database, the same statements for both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Insert, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from headframe.server.file_lock import FileLock
from headframe.server.migrations import BadDatabase, bring_up
from headframe.server.private import make_file

T = TypeVar("T")
Statement = tuple[Executable, Any]
"""And its parameters: one set of them, a list of sets, or None."""


OPEN_S: Final = 30.0
"""To create or upgrade a database takes longer than to write to it."""
CLOSE_S: Final = 5.0


class Writer(Protocol):
    """Writes to one kind of database."""

    async def open(self) -> int | None:
        """Brings the database up, and gives the version it had (None: it was empty)."""

    async def commit(self, statements: Sequence[Statement]) -> None:
        """All of them, or none."""

    async def close(self) -> None:
        """Lets the database go."""


class SqliteWriter(Writer):
    """One thread with one connection. A group goes there and back once: on a busy machine every
    trip between threads costs more than the writing."""

    def __init__(self, url: URL, limit_s: float) -> None:
        self._lock = FileLock(url.database) if url.database not in (None, "", ":memory:") else None
        self._engine = create_engine(
            url.set(drivername="sqlite+pysqlite"), connect_args={"isolation_level": None}
        )
        event.listen(self._engine, "connect", prepared(limit_s))
        event.listen(self._engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
        self._thread = ThreadPoolExecutor(1, "headframe-writer")

    async def open(self) -> int | None:
        if self._lock is not None:
            self._lock.take()
        return await self._there(self._create)

    def _create(self) -> int | None:
        make_file(self._engine.url.database)
        with self._engine.begin() as connection:
            return bring_up(connection)

    async def commit(self, statements: Sequence[Statement]) -> None:
        await self._there(self._commit, statements)

    def _commit(self, statements: Sequence[Statement]) -> None:
        with self._engine.begin() as connection:
            for statement, parameters in statements:
                if type(statement) is Insert and isinstance(parameters, list):
                    _insert_all(connection, statement, parameters)
                else:
                    connection.execute(statement, parameters)

    async def close(self) -> None:
        # A thread that hangs in the system is not waited for: it has its time, then we go.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._there(self._engine.dispose), CLOSE_S)
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._lock is not None:
            self._lock.free()

    async def _there(self, do: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, do, *args)


class PostgresWriter(Writer):
    """One kept connection, which also tells the other processes."""

    def __init__(self, url: URL, limit_s: float) -> None:
        self._engine = create_async_engine(
            url, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=patience(limit_s)
        )

    async def open(self) -> int | None:
        async with self._engine.begin() as connection:
            # Two processes that start on an empty database must not both create it.
            await connection.execute(text("SELECT pg_advisory_xact_lock(8128)"))
            return await connection.run_sync(bring_up)

    async def commit(self, statements: Sequence[Statement]) -> None:
        async with self._engine.begin() as connection:
            for statement, parameters in statements:
                await connection.execute(statement, parameters)

    async def close(self) -> None:
        await self._engine.dispose()


MOST_VALUES: Final = 30_000
"""SQLite takes 32,766 in one statement."""


def _insert_all(connection: Connection, statement: Insert, rows: list[dict[str, object]]) -> None:
    """Many rows in one statement. The driver lets go of the interpreter for every statement and
    must wait for it again: row by row, a busy server would wait longer than it writes."""
    columns = list(rows[0])
    one = f"({', '.join('?' * len(columns))})"
    most = MOST_VALUES // len(columns)
    for first in range(0, len(rows), most):
        some = rows[first : first + most]
        sql = (
            f"INSERT INTO {statement.table.name} ({', '.join(columns)}) "
            f"VALUES {', '.join([one] * len(some))}"
        )
        connection.exec_driver_sql(sql, tuple(row[name] for row in some for name in columns))


def writer_for(url: URL, limit_s: float) -> Writer:
    """The one for this database."""
    kind = SqliteWriter if url.get_backend_name() == "sqlite" else PostgresWriter
    return kind(url, limit_s)


async def brought_up(url: URL) -> int | None:
    """Create or upgrade the database, before anybody is served; raises BadDatabase. Gives the
    version it had; None: it was empty."""
    writer = writer_for(url, OPEN_S)
    try:
        return await writer.open()
    except (SQLAlchemyError, OSError) as error:
        # The driver's own sentence is in the cause; ours around it would quote the statement.
        cause = getattr(error, "orig", None) or error
        raise BadDatabase(f"the database cannot be opened: {cause}") from None
    finally:
        await writer.close()


def prepared(limit_s: float) -> Callable[[Any, object], None]:
    """What is done with a fresh connection to SQLite."""

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # Written through to the disk before an answer is acknowledged: a group pays once.
        cursor.execute("PRAGMA synchronous=FULL")
        # It gives up before we do: what was refused is better known than what is not known.
        cursor.execute(f"PRAGMA busy_timeout={int(800 * limit_s)}")
        cursor.close()

    return prepare


def patience(limit_s: float) -> dict[str, float]:
    """For asyncpg: to connect, and for any one statement."""
    return {"timeout": limit_s, "command_timeout": limit_s}
