"""What this release would meet in a database: tried on a copy, while a server may be using it.

The copy is brought up to date and every table in it that goes on is opened, by what the server
itself does at a start. So what is said here is what will happen, and nothing is touched.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, create_engine, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from headframe.server.loading import load
from headframe.server.metrics import Metrics
from headframe.server.migrations import BadDatabase, build, version
from headframe.server.schema import about, log, tables
from headframe.server.store import Store, Stored
from headframe.server.stretches import ground_of

GOES_ON: Final = "goes on"
FROM_POSITION: Final = "goes on from its position, with a notice"
FINISHED: Final = "finished, shown step by step"
READABLE: Final = "finished under rules or content that are gone, shown as far as it was written"
BROKEN: Final = "cannot be opened"
UNNOTICED: Final = (GOES_ON, FINISHED)
AT_ONCE: Final = 500


class Kind(NamedTuple):
    """Tables that are alike, and what becomes of them."""

    game: str
    rules: int
    content: str
    verdict: str


class Findings(NamedTuple):
    was: int
    """The database's version."""
    kinds: Counter[Kind]
    reasons: dict[str, str]
    """By table: why it cannot be opened."""
    gaps: list[str]
    """Tables whose log is broken: they go on from their last whole entry."""

    def unnoticed(self) -> bool:
        """Whether nobody would see that there was an update."""
        return not self.gaps and all(kind.verdict in UNNOTICED for kind in self.kinds)


async def look(url: URL) -> Findings:
    """Raises BadDatabase for one that this release would refuse."""
    with tempfile.TemporaryDirectory(prefix="headframe-check-") as folder:
        copy = Path(folder) / "tables.sqlite"
        try:
            was = await _copy(url, copy)
            return await _tried(copy, was)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            cause = getattr(error, "orig", None) or error
            raise BadDatabase(f"the database cannot be read: {cause}") from None


# Copying


async def _copy(url: URL, copy: Path) -> int:
    """As it is at this moment, whatever is written meanwhile. Gives its version."""
    if url.get_backend_name() == "sqlite":
        return _copy_file(Path(url.database or ""), copy)
    async with _moment(url) as connection:
        found = await connection.run_sync(_version)
        await _pour(connection, copy, found)
        return found


def _copy_file(file: Path, copy: Path) -> int:
    source = f"{file.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(source, uri=True)) as ours,
        closing(sqlite3.connect(copy)) as theirs,
    ):
        ours.backup(theirs)
    engine = create_engine(f"sqlite:///{copy}")
    with engine.connect() as connection:
        found = _version(connection)
    engine.dispose()
    return found


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(about.name):
        raise BadDatabase("there are no tables of Headframe in it; a start would create them")
    found: int = connection.execute(select(about.c.version)).scalar_one()
    if found > version():
        raise BadDatabase(
            f"the database is of version {found}, and this release knows versions up to "
            f"{version()}: it would not start, and would change nothing"
        )
    return found


@asynccontextmanager
async def _moment(url: URL) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.execute(text("SET TRANSACTION READ ONLY"))
            yield connection
    finally:
        await engine.dispose()


async def _pour(source: AsyncConnection, copy: Path, found: int) -> None:
    """Row by row from PostgreSQL, into a SQLite file of the same version."""
    engine = create_engine(f"sqlite:///{copy}")
    with engine.begin() as target:
        build(target, found)
        target.exec_driver_sql("DROP TRIGGER IF EXISTS log_no_gap")  # a broken log is copied too
        for name in inspect(target).get_table_names():
            columns = [str(column["name"]) for column in inspect(target).get_columns(name)]
            listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
            if name == about.name:
                target.exec_driver_sql(f"DELETE FROM {name}")
            rows = await source.stream(text(f"SELECT {listed} FROM {name}"))
            async for some in rows.partitions(AT_ONCE):
                values = [tuple(row) for row in some]
                target.exec_driver_sql(f"INSERT INTO {name} ({listed}) VALUES ({marks})", values)
    engine.dispose()


# Trying


async def _tried(copy: Path, was: int) -> Findings:
    store = Store(f"sqlite+aiosqlite:///{copy}", Metrics())
    try:
        gaps = _gaps(copy)
        await store.open()
        findings = Findings(was, Counter(), {}, gaps)
        async with store.readers.connect() as connection:
            ids = (await connection.execute(select(tables.c.id).order_by(tables.c.id))).all()
        for (id_,) in ids:
            await _judge(store, str(id_), findings)
        return findings
    finally:
        await store.close()


def _gaps(copy: Path) -> list[str]:
    query = f"SELECT table_id FROM {log.name} GROUP BY table_id HAVING count(*) <> max(seq)"
    with closing(sqlite3.connect(copy)) as connection:
        return [id_ for (id_,) in connection.execute(query)]


async def _judge(store: Store, id_: str, findings: Findings) -> None:
    of: tuple[str, int, str] = ("?", 0, "?")
    try:
        stored = await store.load(id_)
        assert stored is not None
        of = (stored.opened.game, stored.opened.rules, stored.opened.content[:8])
        verdict = await _verdict(store, id_, stored)
    except Exception as error:  # noqa: BLE001  (whatever it is, the server would meet it too)
        verdict = BROKEN
        findings.reasons[id_] = str(error) or type(error).__name__
    findings.kinds[Kind(*of, verdict)] += 1


async def _verdict(store: Store, id_: str, stored: Stored) -> str:
    if stored.over and await store.shelf.film(id_) is not None:
        return FINISHED
    ground = await ground_of(store, stored)
    if stored.over:
        return FINISHED if ground.same else READABLE
    await load(store, id_)
    return GOES_ON if ground.same else FROM_POSITION


def sentences(findings: Findings) -> list[str]:
    """For whoever is about to update."""
    was, kinds = findings.was, findings.kinds
    climb = f"it is brought up from version {was} to {version()}" if was < version() else "as now"
    said = [f"database: version {was}, {climb}", f"tables: {kinds.total()}"]
    for kind, count in sorted(kinds.items()):
        rules = f"{kind.game}, rules {kind.rules}, content {kind.content}"
        said.append(f"  {count} × {rules}: {kind.verdict}")
    said += [f"  {id_}: a gap in its log" for id_ in findings.gaps]
    said += [f"  {id_}: {why}" for id_, why in findings.reasons.items()]
    return said
