"""What this release would meet in a database, while a server may be using it.

It is read as it is at one moment. A few tables at a time are poured into a small database of our
own, which is brought up to date, and every table in it that goes on is opened, by what the server
itself does at a start. So what is said here is what will happen, and nothing is touched.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, create_engine, func, inspect, select, table
from sqlalchemy import column as column_
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from headframe.server.loading import load
from headframe.server.metrics import Metrics
from headframe.server.migrations import BadDatabase, build, version
from headframe.server.moment import moment
from headframe.server.schema import about, film_pieces, films, log, snapshots, tables
from headframe.server.store import Store, Stored
from headframe.server.stretches import ground_of

GOES_ON: Final = "goes on"
FROM_POSITION: Final = "goes on from its position, with a notice"
FINISHED: Final = "finished, shown step by step"
READABLE: Final = "finished under rules or content that are gone, shown as far as it was written"
BROKEN: Final = "cannot be opened"
UNNOTICED: Final = (GOES_ON, FINISHED)
AT_ONCE: Final = 500
BATCH: Final = 50
"""Tables that are tried together: so much is copied at a time, however large the database is."""
PLAYED: Final = (log.name, snapshots.name)
FILMED: Final = (films.name, film_pieces.name)


class Kind(NamedTuple):
    """Tables that are alike, and what becomes of them."""

    game: str
    rules: int
    content: str
    verdict: str


class Findings(NamedTuple):
    """What a look through all tables found."""

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
    try:
        async with moment(url) as source:
            was = await source.run_sync(_version)
            findings = Findings(was, Counter(), {}, await _gaps(source))
            ids = select(tables.c.id, tables.c.over).order_by(tables.c.id)
            found = (await source.execute(ids)).all()
            for first in range(0, len(found), BATCH):
                await _try_some(source, found[first : first + BATCH], findings)
            return findings
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise BadDatabase(f"the database cannot be read: {cause}") from None


# Reading


async def _gaps(source: AsyncConnection) -> list[str]:
    broken = func.count() != func.max(log.c.seq)
    query = select(log.c.table_id).group_by(log.c.table_id).having(broken)
    return [str(row.table_id) for row in await source.execute(query)]


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


async def _pour(source: AsyncConnection, copy: Path, found: int, some: Sequence[Any]) -> None:
    """Those tables into a SQLite file of the same version. Of a finished one neither the log nor
    what its film shows: only that there is one."""
    every = {str(row.id) for row in some}
    running = {str(row.id) for row in some if not row.over}
    engine = create_engine(f"sqlite:///{copy}")
    with engine.begin() as target:
        build(target, found)
        target.exec_driver_sql("DROP TRIGGER IF EXISTS log_no_gap")  # a broken log is copied too
        target.exec_driver_sql(f"DELETE FROM {about.name}")
        for name in inspect(target).get_table_names():
            columns = [str(column["name"]) for column in inspect(target).get_columns(name)]
            wanted: list[ColumnElement[Any]] = [column_(each) for each in columns]
            if name in FILMED:
                body = columns.index("body")
                wanted[body] = func.substr(wanted[body], 1, 0)
            query = select(*wanted).select_from(table(name))
            if name == tables.name:
                query = query.where(column_("id").in_(every))
            elif "table_id" in columns:
                of = running if name in PLAYED else every
                query = query.where(column_("table_id").in_(of))
            listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
            rows = await source.stream(query)
            async for part in rows.partitions(AT_ONCE):
                values = [tuple(row) for row in part]
                target.exec_driver_sql(f"INSERT INTO {name} ({listed}) VALUES ({marks})", values)
    engine.dispose()


# Trying


async def _try_some(source: AsyncConnection, some: Sequence[Any], findings: Findings) -> None:
    with tempfile.TemporaryDirectory(prefix="headframe-check-") as folder:
        copy = Path(folder) / "tables.sqlite"
        await _pour(source, copy, findings.was, some)
        store = Store(f"sqlite+aiosqlite:///{copy}", Metrics())
        try:
            await store.open()
            for row in some:
                await _judge(store, str(row.id), findings)
        finally:
            await store.close()


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
