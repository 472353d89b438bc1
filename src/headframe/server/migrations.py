"""The database's version, and the way from every older one to ours (docs/decisions/0009)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, insert, inspect, select, update

from headframe.server.schema import NO_GAP, about, metadata

Step = tuple[str | Mapping[str, tuple[str, ...]], ...]
"""Statements that SQLite and PostgreSQL both take, or (where there are none) each its own."""

STEPS: Final[dict[int, Step]] = {
    2: (
        "ALTER TABLE tables ADD COLUMN notice TEXT",
        """
        CREATE TABLE set_aside (
            table_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
            seat INTEGER, client VARCHAR(64), body TEXT NOT NULL, news TEXT, at BIGINT NOT NULL)
        """,
        NO_GAP,
    ),
    # The addresses were kept as hashes that anybody could guess: they are forgotten.
    3: ("ALTER TABLE about ADD COLUMN salt VARCHAR(64)", "UPDATE tables SET guest = ''"),
}
"""By the version they lead to. A step that was released is never changed: databases have gone
through it. `schema` says what all of them make."""

FIRST: Final = 1


class BadDatabase(Exception):
    """A database that this program must not touch; says why."""


def version() -> int:
    """Of a database as this program wants it."""
    return max(STEPS, default=FIRST)


def bring_up(connection: Connection) -> int | None:
    """Create an empty database, upgrade an older one. In the caller's transaction: all or none.
    Gives the version that it had; None: it was empty."""
    if not inspect(connection).has_table(about.name):
        metadata.create_all(connection)
        connection.execute(insert(about).values(version=version()))
        return None
    found: int = connection.execute(select(about.c.version)).scalar_one()
    if found > version():
        raise BadDatabase(
            f"the database is of version {found}, and this program knows versions up to "
            f"{version()}: it was written by a newer Headframe. Use that one, or another database."
        )
    _climb(connection, found, version())
    return found


def build(connection: Connection, number: int) -> None:
    """An empty database of an older version, for what was saved from one."""
    binary = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    first = (files("headframe.server") / "version1.sql").read_text(encoding="utf-8")
    for statement in first.replace("BINARY_TYPE", binary).split(";"):
        if statement.strip():
            connection.exec_driver_sql(statement)
    _climb(connection, FIRST, number)


def _climb(connection: Connection, found: int, wanted: int) -> None:
    for number in range(found + 1, wanted + 1):
        for given in STEPS[number]:
            for statement in (given,) if isinstance(given, str) else given[connection.dialect.name]:
                connection.exec_driver_sql(statement)
    if found < wanted:
        connection.execute(update(about).values(version=wanted))
