"""The database: tables as they were opened, the log of all that happened there, snapshots.

Whoever changes something here adds a step to `migrations`.

What a game was begun with is kept for good: its content, by fingerprint, and the position from
which each of its stretches was played (docs/decisions/0014).

The log is the truth and is only ever added to. Its key (table, seq) is also what keeps two
server processes apart: of two who write the same number, one is told that it came second. Nor can
a number be left out: a trigger wants the one before it. Snapshots are a cache of what it makes.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    DDL,
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
    event,
)

metadata: Final = MetaData()

about: Final = Table(
    "about",
    metadata,
    Column("version", Integer, primary_key=True, autoincrement=False),
    # Of this database alone: with it, addresses are hashed.
    Column("salt", String(64)),
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
    # What those who sit there must know about its log: a `LogNotice`, as JSON.
    Column("notice", Text),
    # How it ended, as the rules said then: an `Outcome`, as JSON.
    Column("result", Text),
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

NO_GAP: Final[dict[str, tuple[str, ...]]] = {
    "sqlite": (
        """
        CREATE TRIGGER log_no_gap BEFORE INSERT ON log
        WHEN NEW.seq <> 1 AND NOT EXISTS (
            SELECT 1 FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq - 1)
        BEGIN SELECT RAISE(ABORT, 'a gap in the log'); END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION log_no_gap() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.seq <> 1 AND NOT EXISTS (
                SELECT 1 FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq - 1)
            THEN
                RAISE EXCEPTION 'a gap in the log' USING ERRCODE = 'integrity_constraint_violation';
            END IF;
            RETURN NEW;
        END $$
        """,
        """
        CREATE TRIGGER log_no_gap BEFORE INSERT ON log
        FOR EACH ROW EXECUTE FUNCTION log_no_gap()
        """,
    ),
}
"""By dialect: what makes it a fact of the database that numbers follow each other."""

for _dialect, _statements in NO_GAP.items():
    for _statement in _statements:
        _made = DDL(_statement).execute_if(dialect=_dialect)  # type: ignore[no-untyped-call]
        event.listen(log, "after_create", _made)

set_aside: Final = Table(
    "set_aside",
    metadata,
    # What stood in a log after a gap that an older version left: no game leads there.
    *(Column(column.name, column.type, nullable=column.nullable) for column in log.columns),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

contents: Final = Table(
    "contents",
    metadata,
    # Boards, cards and figures that tables were begun with: the files' texts, packed.
    Column("fingerprint", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

stretches: Final = Table(
    "stretches",
    metadata,
    # Where a table went on under other rules or content than before: a `Stretch`, packed.
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

films: Final = Table(
    "films",
    metadata,
    # A finished game position by position, packed (`film`). Of the log up to ``seq``.
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

film_pieces: Final = Table(
    "film_pieces",
    metadata,
    # The film of a running game, piece by piece as it is played: positions ``first`` to ``last``,
    # as the log stood at ``seq``. What earlier pieces have from ``first`` on was taken back.
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
