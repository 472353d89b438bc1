"""The database: tables as they were opened, the log of all that happened there, snapshots.

Whoever changes something here adds a step to `migrations`.

The log is the truth and is only ever added to. Its key (table, seq) is also what keeps two
server processes apart: of two who write the same number, one is told that it came second.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

about: Final = Table(
    "about",
    metadata,
    Column("version", Integer, primary_key=True, autoincrement=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", Text, nullable=False),
    Column("guest", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("tables_of_guest", "guest", "over", "at"),
    Index("tables_with_bots", "over", "bots", "at"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("client", String(64)),
    Column("body", Text, nullable=False),
    Column("news", Text),
    Column("at", BigInteger, nullable=False),
    # An answer sent twice is done once, whichever process it comes to.
    UniqueConstraint("table_id", "seat", "client", name="log_once"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
