"""A backup taken while people play is whole, and goes into either database."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from headframe.cli import main
from headframe.core.record import read
from headframe.core.replay import verify
from headframe.server.migrations import FIRST, version
from headframe.server.settings import database_url
from tests.server.player import Player, run
from tests.server.postgres import Cluster
from tests.server.process import Server
from tests.server.test_migrations import within, write_version_1
from tests.server.test_play import play
from tests.toy.game import ToyGame


def headframe(monkeypatch: pytest.MonkeyPatch, database: str, *words: str | Path) -> int:
    """The exit code of the command, on this database."""
    monkeypatch.setenv("HEADFRAME_DATABASE", database)
    with pytest.raises(SystemExit) as stop:
        main([str(word) for word in words])
    return int(stop.value.code or 0)


@pytest.fixture
def other(database: str, tmp_path: Path, cluster: Cluster) -> str:
    """An empty database of the other kind."""
    if database.startswith("sqlite"):
        return cluster.database()
    return f"sqlite:///{tmp_path / 'other.sqlite'}"


async def some_answers(server: Server, opened: dict[str, Any], until: int) -> int:
    """Two people play on until that step."""
    people = [Player(server.url(opened["table"]), [token]) for token in opened["seats"]]
    for player in people:
        await player.connect()
        await player.until("view")
    while people[0].step < until:
        asked = next(player for player in people if player.own())
        step = asked.step + 1
        await asked.send(asked.random_answer())
        for player in people:
            await player.until("view", step=step)
    for player in people:
        await player.leave()
    return people[0].step


def test_medium_a_running_server_is_saved_and_goes_on_elsewhere(
    database: str, other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saved.gz"
    with Server(database, messages_per_second=1000, burst=1000) as server:
        finished = server.open_table("person", "person")
        run(play(server, finished))
        begun = server.open_table("person", "person")
        step = run(some_answers(server, begun, 5))
        assert headframe(monkeypatch, database, "backup", file) == 0, "while it runs"
        run(some_answers(server, begun, step + 1))
    assert file.stat().st_mode & 0o077 == 0
    assert headframe(monkeypatch, other, "restore", file) == 0
    with Server(other, messages_per_second=1000, burst=1000) as server:
        verify(ToyGame(), read(server.get(f"/api/tables/{finished['table']}/record").content))
        assert server.get(f"/api/tables/{begun['table']}").json()["step"] == step
        assert run(some_answers(server, begun, step + 2)) == step + 2
        assert "fault" not in server.log()


def test_games_are_never_written_over(
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "saved.gz"
    with Server(database) as server:
        server.open_table("person", "person")
        assert headframe(monkeypatch, database, "backup", file) == 0
    assert headframe(monkeypatch, database, "restore", file) == 2
    assert "there are games in that database" in capsys.readouterr().err


def test_a_backup_of_an_older_version_is_brought_up(
    other: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the release of then would have written it."""
    within(database, write_version_1)
    monkeypatch.setattr("headframe.server.backup.version", lambda: FIRST)
    monkeypatch.setattr("headframe.server.backup.KEPT", [_old_tables()])
    file = tmp_path / "old.gz"
    assert headframe(monkeypatch, database, "backup", file) == 0
    monkeypatch.undo()
    assert headframe(monkeypatch, other, "restore", file) == 0

    async def look() -> tuple[Any, ...]:
        engine = create_async_engine(make_url(database_url(other)))
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT id, notice FROM tables"))).one()
            at = (await connection.execute(text("SELECT version FROM about"))).scalar_one()
        await engine.dispose()
        return (*found, at)

    assert asyncio.run(look()) == ("old", None, version())


def _old_tables() -> Any:
    from sqlalchemy import Boolean, Column, MetaData, Table

    from headframe.server.schema import tables

    kept = [column for column in tables.columns if column.name not in ("notice", "result")]
    assert any(isinstance(column.type, Boolean) for column in kept)
    columns: list[Any] = [
        Column(column.name, column.type, primary_key=column.primary_key) for column in kept
    ]
    return Table("tables", MetaData(), *columns)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: b"hello", "cannot be read to its end"),
        (lambda data: gzip.compress(b"hello"), "this is no backup of Headframe"),
        (lambda data: data[:-20], "cannot be read to its end"),
        (lambda data: _without_last_line(data), "the end of the file is missing"),
        (lambda data: _newer(data), "written by Headframe 99.0, which is newer"),
    ],
    ids=["no gzip", "something else", "cut off", "no end", "newer"],
)
def test_a_broken_file_is_refused_and_nothing_restored(
    spoil: Any,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    file = tmp_path / "saved.gz"
    with Server(database) as server:
        server.open_table("person", "person")
        assert headframe(monkeypatch, database, "backup", file) == 0
    file.write_bytes(spoil(file.read_bytes()))
    empty = f"sqlite:///{tmp_path / 'empty.sqlite'}"
    assert headframe(monkeypatch, empty, "restore", file) == 2
    assert message in capsys.readouterr().err
    with Server(empty) as server:
        assert server.get("/healthz").status_code == 200


def _without_last_line(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:-1]))


def _newer(data: bytes) -> bytes:
    head = b'{"headframe_backup":1,"version":99,"release":"99.0"}\n'
    return gzip.compress(head)


def test_a_restore_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that has the file would not hear of what is restored."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    file = tmp_path / "saved.gz"
    with Server(database):
        assert headframe(monkeypatch, database, "backup", file) == 0
        assert headframe(monkeypatch, database, "restore", file) == 2
    assert "another Headframe server" in capsys.readouterr().err
