"""A backup of all tables in one file, taken while the server runs, for either database.

The file is compressed text: a line that says what it is, a line for each row, a line that counts
them. So it can be read in a hundred years, and a SQLite server can move to PostgreSQL and back. It
is written beside its name and renamed when it is whole; a file without its last line is refused.
"""

from __future__ import annotations

import base64
import gzip
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

import headframe
from headframe.server.migrations import BadDatabase, bring_up, build, version
from headframe.server.moment import moment
from headframe.server.schema import about, metadata

FORMAT: Final = 1
AT_ONCE: Final = 500
KEPT: Final = [table for table in metadata.sorted_tables if table is not about]


class BadBackup(ValueError):
    """A file that cannot be restored; says why and what to do."""


class Head(msgspec.Struct, frozen=True):
    """The first line. ``version`` is the database's, ``release`` the program's."""

    headframe_backup: int
    version: int
    release: str


class Row(msgspec.Struct, frozen=True, tag_field="is", tag="row"):
    """A row of a table of the database, as a backup writes it."""

    table: str
    values: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag_field="is", tag="end"):
    """The last line: how many rows of each table there are."""

    rows: dict[str, int]


async def back_up(url: URL, path: Path) -> dict[str, int]:
    """Write the database as it is at this moment, and say how many rows of what it held."""
    counts: Counter[str] = Counter()
    half = path.with_name(path.name + ".partial")
    try:
        # Tokens are hashed, but seeds and hands are not: for the owner's eyes.
        with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wb") as file:
                async for line in _lines(url, counts):
                    file.write(line + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        half.replace(path)
    except (SQLAlchemyError, OSError) as error:
        half.unlink(missing_ok=True)
        raise BadDatabase(f"no backup was written: {_cause(error)}") from None
    return dict(counts)


async def _lines(url: URL, counts: Counter[str]) -> AsyncIterator[bytes]:
    encode = msgspec.json.encode
    async with moment(url) as connection:
        found = (await connection.execute(select(about.c.version))).scalar_one()
        if found != version():
            raise BadDatabase(
                f"the database is of version {found} and this program of {version()}: "
                "make the backup with the release that serves it"
            )
        yield encode(Head(FORMAT, found, headframe.__version__))
        for table in KEPT:
            ordered = select(table).order_by(*table.primary_key.columns)
            async for row in await connection.stream(ordered):
                counts[str(table.name)] += 1
                yield encode(Row(str(table.name), _plain(row._asdict())))
        yield encode(End(dict(counts)))


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    # Transactions are begun by hand: Python's own do not hold what creates tables.
    return create_async_engine(url, connect_args={"isolation_level": None})


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    return {
        str(name): {"base64": base64.b64encode(value).decode()}
        if isinstance(value, bytes)
        else value
        for name, value in row.items()
        if value is not None
    }


def _bytes(values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value["base64"]) if isinstance(value, dict) else value
        for name, value in values.items()
    }


def read_backup(path: Path) -> tuple[Head, Iterator[Row]]:
    """What the file is, and its rows. The rows raise BadBackup at the end of a file that is cut."""
    lines = _file_lines(path)
    try:
        head = msgspec.json.decode(next(lines), type=Head)
    except (msgspec.MsgspecError, StopIteration):
        raise BadBackup(f"{path}: this is no backup of Headframe") from None
    if head.headframe_backup > FORMAT or head.version > version():
        raise BadBackup(
            f"{path}: written by Headframe {head.release}, which is newer than this one "
            f"({headframe.__version__}): restore it with that release"
        )
    return head, _rows(path, lines)


def _file_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (EOFError, OSError) as error:
        raise BadBackup(f"{path}: cannot be read to its end: {error}") from None


def _rows(path: Path, lines: Iterator[bytes]) -> Iterator[Row]:
    counts: Counter[str] = Counter()
    decode = msgspec.json.Decoder(Row | End).decode
    for line in lines:
        try:
            said = decode(line)
        except msgspec.MsgspecError as error:
            raise BadBackup(f"{path}: row {counts.total() + 1} is broken: {error}") from None
        if isinstance(said, End):
            if said.rows != dict(counts):
                raise BadBackup(f"{path}: rows are missing")
            return
        counts[said.table] += 1
        yield said
    raise BadBackup(f"{path}: the end of the file is missing")


async def restore(path: Path, url: URL) -> dict[str, int]:
    """Fill an empty database from the file, all or nothing, and bring it up to this release."""
    head, rows = read_backup(path)
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            if engine.name == "sqlite":
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(_make_room, head)
            counts = await _fill(connection, rows)
            await connection.run_sync(bring_up)
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"nothing was restored: {_cause(error)}") from None
    finally:
        await engine.dispose()
    return counts


def _make_room(connection: Any, head: Head) -> None:
    """A database with games in it is never written over; one that was only created will do."""
    if not inspect(connection).has_table(about.name):
        build(connection, head.version)
        return
    for table in KEPT:
        there = inspect(connection).has_table(table.name)
        if there and connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadDatabase("there are games in that database: restore into an empty one")
    found = connection.execute(select(about.c.version)).scalar_one()
    if found != head.version:
        raise BadDatabase(
            f"that database is of version {found} and the backup of {head.version}: restore into "
            "one that was never used; it is brought up to date then"
        )


async def _fill(connection: AsyncConnection, rows: Iterator[Row]) -> dict[str, int]:
    tables = {table.name: table for table in KEPT}
    counts: Counter[str] = Counter()
    waiting: list[dict[str, Any]] = []
    filling: Table | None = None

    async def pour() -> None:
        if filling is not None and waiting:
            columns = {name for row in waiting for name in row}
            await connection.execute(insert(filling), _even(waiting, columns))
            waiting.clear()

    for row in rows:
        table = tables.get(row.table)
        if table is None:
            raise BadBackup(f"there is no place for rows of {row.table!r}")
        if table is not filling or len(waiting) >= AT_ONCE:
            await pour()
            filling = table
        waiting.append(_bytes(row.values))
        counts[row.table] += 1
    await pour()
    return dict(counts)


def _even(rows: Sequence[dict[str, Any]], columns: set[str]) -> list[dict[str, Any]]:
    """One statement wants the same columns in every row."""
    return [{name: row.get(name) for name in columns} for row in rows]


def _cause(error: Exception) -> object:
    """The driver's own sentence; the one around it would quote the statement and its values."""
    return getattr(error, "orig", None) or error
