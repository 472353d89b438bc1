"""A database as it is at one moment, whatever is written meanwhile. Nothing can be changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    file = Path(url.database or "").resolve().as_uri()
    url = url.set(database=file, query={"mode": "ro", "uri": "true"})
    # Transactions are begun by hand: Python's own would begin with the first thing written.
    return create_async_engine(url, connect_args={"isolation_level": None})


@asynccontextmanager
async def moment(url: URL) -> AsyncIterator[AsyncConnection]:
    """The database as it is now, whatever is written meanwhile."""
    engine = _engine(url)
    try:
        async with engine.connect() as connection:
            if engine.name == "sqlite":
                await connection.execute(text("BEGIN"))
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                await connection.execute(text("SET TRANSACTION READ ONLY"))
            yield connection
    finally:
        await engine.dispose()
