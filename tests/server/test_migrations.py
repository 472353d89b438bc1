"""Databases of other versions, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from headframe.server import main, migrations
from headframe.server.migrations import FIRST, BadDatabase, bring_up, build
from headframe.server.settings import database_url

T = TypeVar("T")


def within(database: str, do: Callable[[Connection], T]) -> T:
    """In one transaction of a connection to it."""

    async def work() -> T:
        engine = create_async_engine(database_url(database))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(do)
        finally:
            await engine.dispose()

    return asyncio.run(work())


def write_version_1(connection: Connection) -> None:
    build(connection, FIRST)
    row = "('old', '{}', 'guest', 'host', false, true, 7)"
    connection.exec_driver_sql(f"INSERT INTO tables VALUES {row}")


def form(connection: Connection) -> dict[str, Any]:
    """Tables, columns, keys, indexes and triggers, as the database tells them."""
    seen = inspect(connection)
    found: dict[str, Any] = {}
    triggers = {
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
        "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
    }[connection.dialect.name]
    found["triggers"] = {row[0] for row in connection.exec_driver_sql(triggers)}
    for table in seen.get_table_names():
        columns = seen.get_columns(table)
        found[table] = (
            {(c["name"], c["type"].__class__.__name__, c["nullable"]) for c in columns},
            seen.get_pk_constraint(table)["constrained_columns"],
            {(i["name"], tuple(i["column_names"])) for i in seen.get_indexes(table)},
            {tuple(u["column_names"]) for u in seen.get_unique_constraints(table)},
        )
    return found


def version_of(connection: Connection) -> int:
    return int(connection.execute(text("SELECT version FROM about")).scalar_one())


def test_an_old_database_becomes_what_a_new_one_is(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Also what fails when the schema is changed without a step."""
    within(database, write_version_1)
    within(database, bring_up)
    if database.startswith("sqlite"):
        new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    else:
        new = request.getfixturevalue("cluster").database()
    within(new, bring_up)
    assert within(database, form) == within(new, form)
    assert within(database, version_of) == within(new, version_of) == migrations.version()


def test_steps_are_taken_in_order_once_and_keep_what_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    within(database, write_version_1)
    next_ = migrations.version() + 1
    monkeypatch.setitem(migrations.STEPS, next_, ("ALTER TABLE tables ADD COLUMN note TEXT",))
    also = ("UPDATE tables SET note = id", "DELETE FROM log")
    monkeypatch.setitem(migrations.STEPS, next_ + 1, also)
    within(database, bring_up)
    within(database, bring_up)
    rows = within(database, lambda c: c.execute(text("SELECT id, note, at FROM tables")).all())
    assert [tuple(row) for row in rows] == [("old", "old", 7)]
    assert within(database, version_of) == next_ + 1


def test_a_step_that_fails_leaves_everything_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    within(database, write_version_1)
    broken = ("UPDATE tables SET at = 8", "DROP TABLE no_such")
    monkeypatch.setitem(migrations.STEPS, migrations.version() + 1, broken)
    with pytest.raises(Exception, match="no_such"):
        within(database, bring_up)
    assert within(database, version_of) == 1
    assert within(database, lambda c: c.execute(text("SELECT at FROM tables")).scalar()) == 7


def test_a_newer_database_is_refused_in_a_sentence(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    within(database, bring_up)
    within(database, lambda c: c.execute(text("UPDATE about SET version = 99")))
    with pytest.raises(BadDatabase, match="version 99"):
        within(database, bring_up)
    monkeypatch.setenv("HEADFRAME_DATABASE", database)
    assert main("127.0.0.1", 0, open_browser=False) == 2
    said = capsys.readouterr().err
    assert said.startswith("headframe: the database is of version 99")
    assert "Traceback" not in said
    assert within(database, version_of) == 99


@pytest.mark.parametrize("address", ["sqlite:///{}/note.txt", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    (tmp_path / "note.txt").write_text("not a database at all, but long enough to be looked at")
    monkeypatch.setenv("HEADFRAME_DATABASE", address.format(tmp_path))
    assert main("127.0.0.1", 0, open_browser=False) == 2
    said = capsys.readouterr().err
    assert "the database cannot be opened" in said
    assert "Traceback" not in said
