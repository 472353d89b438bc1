"""`headframe check` says before an update what this release would meet, and touches nothing."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text

from headframe.cli import main
from headframe.server import checking
from headframe.server.migrations import bring_up, version
from headframe.server.schema import log, tables
from headframe.server.store import Store
from tests.server.player import run
from tests.server.process import Server
from tests.server.test_backup import some_answers
from tests.server.test_migrations import version_of, within, write_version_1
from tests.server.test_play import play

FOLDERS = Path(__file__).parents[1] / "archive" / "folders"


def checked(database: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code, and all that was said."""
    with pytest.raises(SystemExit) as stop:
        main(["check", database])
    said = capsys.readouterr()
    return int(stop.value.code or 0), said.out + said.err


def change(connection: Connection, table: str, **fields: Any) -> None:
    """A table as if it had been opened otherwise."""
    where = {"id": table}
    found = connection.execute(text("SELECT opened FROM tables WHERE id = :id"), where).scalar_one()
    opened = json.dumps({**json.loads(found), **fields})
    connection.execute(text("UPDATE tables SET opened = :o WHERE id = :id"), {**where, "o": opened})


def test_a_running_server_of_this_release_goes_on_unnoticed(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database, messages_per_second=1000, burst=1000) as server:
        run(play(server, server.open_table("person", "person")))
        run(some_answers(server, server.open_table("person", "person"), 5))
        code, said = checked(database, capsys)
        assert server.get("/readyz").status_code == 200
    assert code == 0, said
    assert f"database: version {version()}, as now" in said
    assert "tables: 2" in said
    assert "1 × pit, rules" in said and ": goes on\n" in said
    assert ": finished, shown step by step" in said


def test_a_few_tables_are_copied_at_a_time(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However large the database is; and of a finished game not what was played."""
    with Server(database, messages_per_second=1000, burst=1000) as server:
        run(play(server, server.open_table("person", "person")))
        for _ in range(4):
            run(some_answers(server, server.open_table("person", "person"), 3))
    code, whole = checked(database, capsys)
    assert code == 0, whole
    copied: list[tuple[int, int]] = []
    judge = checking._judge

    async def watched(store: Store, id_: str, findings: checking.Findings) -> None:
        counts = [select(func.count()).select_from(each) for each in (tables, log)]
        copied.append(tuple([(await store.rows(count))[0][0] for count in counts]))
        await judge(store, id_, findings)

    monkeypatch.setattr(checking, "_judge", watched)
    monkeypatch.setattr(checking, "BATCH", 2)
    code, said = checked(database, capsys)
    assert (code, said.partition("database:")[2]) == (0, whole.partition("database:")[2])
    assert [count for count, _ in copied] == [2, 2, 2, 2, 1]
    assert sum(entries for _, entries in copied) <= 2 * 4 * 3


def test_what_people_would_notice_is_named(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database) as server:
        newer, foreign, gap = (server.open_table("person", "person") for _ in range(3))
        run(some_answers(server, gap, 3))
    within(database, lambda c: change(c, newer["table"], rules=99))
    within(database, lambda c: change(c, foreign["table"], game="chess"))

    def lose_an_entry(connection: Connection) -> None:
        connection.execute(text("DELETE FROM log WHERE seq = 2"))

    within(database, lose_an_entry)
    code, said = checked(database, capsys)
    assert code == 1
    assert "1 × pit, rules 99" in said
    assert f"{newer['table']}: this table is played under version 99 of the rules" in said
    assert f"{foreign['table']}: " in said and "chess" in said
    assert f"{gap['table']}: a gap in its log" in said
    assert within(database, lambda c: c.execute(text("SELECT count(*) FROM log")).scalar()) == 2


def test_a_table_of_older_rules_goes_on_from_its_position(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the check says, so it comes, and the log tells of it."""
    with Server(database) as server:
        table = server.open_table("person", "person")
        run(some_answers(server, table, 3))
    within(database, lambda c: change(c, table["table"], rules=0))
    code, said = checked(database, capsys)
    assert code == 1
    assert "1 × pit, rules 0" in said
    assert ": goes on from its position, with a notice" in said
    with Server(database) as server:
        assert server.get(f"/api/tables/{table['table']}").json()["notice"]["what"] == "rules"
        assert "taken over" in server.log()
    code, said = checked(database, capsys)
    assert code == 0, said


@pytest.mark.parametrize("folder", sorted(FOLDERS.iterdir()), ids=lambda path: path.name)
def test_what_earlier_releases_left_can_be_opened(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = (folder / "tables.sqlite.xz").read_bytes()
    (tmp_path / "tables.sqlite").write_bytes(lzma.decompress(packed))
    code, said = checked(str(tmp_path), capsys)
    assert code in (0, 1)
    assert "tables: 6" in said and f"to {version()}" in said
    assert "cannot be opened" not in said, said


def test_an_older_database_is_left_as_it_is(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    within(database, write_version_1)
    before = everything(database)
    code, said = checked(database, capsys)
    assert code == 1, "a table of which nothing is known"
    assert f"database: version 1, it is brought up from version 1 to {version()}" in said
    assert within(database, version_of) == 1
    assert everything(database) == before


def test_a_newer_one_is_refused_and_left_as_it_is(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which is a roll back: neither the check nor the server itself touches anything."""
    within(database, bring_up)
    within(database, lambda c: c.execute(text("UPDATE about SET version = 99")))
    before = everything(database)
    code, said = checked(database, capsys)
    assert code == 2
    assert "version 99" in said and "it would not start" in said
    from headframe.server import main as serve

    monkeypatch.setenv("HEADFRAME_DATABASE", database)
    assert serve("127.0.0.1", 0, open_browser=False) == 2
    assert everything(database) == before


def everything(database: str) -> str:
    """All that stands in it."""
    listed = {
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1",
        "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    }

    def read(connection: Connection) -> str:
        names = connection.exec_driver_sql(listed[connection.dialect.name]).all()
        rows = [connection.exec_driver_sql(f"SELECT * FROM {name}").all() for (name,) in names]
        return repr((names, rows))

    return within(database, read)


@pytest.mark.parametrize("what", ["nowhere", "empty", "no database"])
def test_what_is_no_data_is_a_sentence(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "nowhere"
    if what != "nowhere":
        data.mkdir()
    if what == "no database":
        (data / "tables.sqlite").write_text("hello, this is a letter and no database" * 100)
    code, said = checked(str(data), capsys)
    assert code == 2
    assert said.startswith("headframe: ") and said.count("\n") == 1, said


def test_a_folder_tells_of_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    within(f"sqlite:///{file}", bring_up)
    code, said = checked(str(tmp_path), capsys)
    assert code == 0
    assert f"{file}: " in said and f"belongs to {file.owner()}" in said and "free" in said
