"""The database's version, and the way from every older one to ours (docs/decisions/0009)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, insert, inspect, select, update

from headframe.server.contents import keep_old_tables_content
from headframe.server.schema import NO_GAP, about, metadata

Step = tuple[str | Mapping[str, tuple[str, ...]] | Callable[[Connection], None], ...]
"""Statements that SQLite and PostgreSQL both take, or (where there are none) each its own; and
what no statement can do."""

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
    4: (
        "ALTER TABLE tables ADD COLUMN result TEXT",
        """
        CREATE TABLE contents (fingerprint VARCHAR(64) NOT NULL PRIMARY KEY,
            game VARCHAR(64) NOT NULL, body BINARY_TYPE NOT NULL)
        """,
        """
        CREATE TABLE stretches (table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL,
            body BINARY_TYPE NOT NULL, PRIMARY KEY (table_id, number))
        """,
        """
        CREATE TABLE films (table_id VARCHAR(32) NOT NULL PRIMARY KEY, seq INTEGER NOT NULL,
            body BINARY_TYPE NOT NULL)
        """,
        keep_old_tables_content,
    ),
    5: (
        """
        CREATE TABLE film_pieces (table_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL,
            first INTEGER NOT NULL, last INTEGER NOT NULL, body BINARY_TYPE NOT NULL,
            PRIMARY KEY (table_id, seq))
        """,
    ),
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
    first = (files("headframe.server") / "version1.sql").read_text(encoding="utf-8")
    for statement in first.split(";"):
        if statement.strip():
            _execute(connection, statement)
    _climb(connection, FIRST, number)


def _climb(connection: Connection, found: int, wanted: int) -> None:
    for number in range(found + 1, wanted + 1):
        for given in STEPS[number]:
            if callable(given):
                given(connection)
                continue
            for statement in (given,) if isinstance(given, str) else given[connection.dialect.name]:
                _execute(connection, statement)
    if found < wanted:
        connection.execute(update(about).values(version=wanted))


def _execute(connection: Connection, statement: str) -> None:
    """``BINARY_TYPE`` is the one type that the two have no common name for."""
    binary = "BLOB" if connection.dialect.name == "sqlite" else "BYTEA"
    connection.exec_driver_sql(statement.replace("BINARY_TYPE", binary))
