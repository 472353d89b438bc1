"""Who writes: one for each kind of database, the same statements for both."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, Executable, create_engine, event, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from headframe.server.schema import VERSION, about, metadata

Statement = tuple[Executable, Any]
"""And its parameters: one set of them, a list of sets, or None."""


class Writer(Protocol):
    async def open(self) -> None: ...
    async def commit(self, statements: Sequence[Statement]) -> None: ...
    async def close(self) -> None: ...


class SqliteWriter:
    """One thread with one connection. A group goes there and back once: on a busy machine every
    trip between threads costs more than the writing."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite+pysqlite"), connect_args={"isolation_level": None}
        )
        event.listen(self._engine, "connect", prepare)
        event.listen(self._engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
        self._thread = ThreadPoolExecutor(1, "headframe-writer")

    async def open(self) -> None:
        await self._there(self._create)

    def _create(self) -> None:
        with self._engine.begin() as connection:
            create(connection)

    async def commit(self, statements: Sequence[Statement]) -> None:
        await self._there(self._commit, statements)

    def _commit(self, statements: Sequence[Statement]) -> None:
        with self._engine.begin() as connection:
            for statement, parameters in statements:
                connection.execute(statement, parameters)

    async def close(self) -> None:
        await self._there(self._engine.dispose)
        self._thread.shutdown()

    async def _there(self, do: Any, *args: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, do, *args)


class PostgresWriter:
    """One kept connection, which also tells the other processes."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            # Two processes that start on an empty database must not both create it.
            await connection.execute(text("SELECT pg_advisory_xact_lock(8128)"))
            await connection.run_sync(create)

    async def commit(self, statements: Sequence[Statement]) -> None:
        async with self._engine.begin() as connection:
            for statement, parameters in statements:
                await connection.execute(statement, parameters)

    async def close(self) -> None:
        await self._engine.dispose()


def create(connection: Connection) -> None:
    metadata.create_all(connection)
    found = connection.execute(select(about.c.version)).scalar()
    if found is None:
        connection.execute(insert(about).values(version=VERSION))
    elif found != VERSION:
        raise RuntimeError(f"the database has version {found}, this program {VERSION}")


def prepare(connection: Any, _: object) -> None:
    """A fresh connection to SQLite."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # Written through to the disk before an answer is acknowledged: a group pays once.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
