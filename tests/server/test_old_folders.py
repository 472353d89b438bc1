"""Databases that earlier commits wrote: every table opens, is shown, goes on and is exported.

They lie in tests/archive/folders (its README says how each was made) and are never edited.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import make_url

from headframe import registry
from headframe.core.engine import Event
from headframe.core.record import read
from headframe.core.speech import LANGUAGES
from headframe.core.view import shown_event
from headframe.server.backup import back_up, restore
from headframe.server.metrics import Metrics
from headframe.server.settings import database_url
from headframe.server.store import Store
from tests.server.postgres import Cluster
from tests.server.process import Server, wait_until

ARCHIVE = Path(__file__).parents[1] / "archive"
FOLDERS = sorted((ARCHIVE / "folders").iterdir())
SUMS = ARCHIVE / "SHA256SUMS"
GAMES = ("drillers", "mothership", "super_motherload")


class Old(NamedTuple):
    id: str
    game: str
    over: bool
    answers: int
    """How many stand in its log, taken back or not: bots take nothing back."""


def kept() -> list[Path]:
    """All files of the archive that are never edited."""
    inside = [*(ARCHIVE / "positions").iterdir(), *(ARCHIVE / "folders").glob("*/*")]
    return sorted(path.relative_to(ARCHIVE) for path in inside)


def test_the_archive_only_grows() -> None:
    lines = [line.split("  ") for line in SUMS.read_text().splitlines()]
    listed = {name: sum_ for sum_, name in lines}
    assert list(listed) == [str(path) for path in kept()], "a new entry is listed in SHA256SUMS"
    for name, sum_ in listed.items():
        found = hashlib.sha256((ARCHIVE / name).read_bytes()).hexdigest()
        assert found == sum_, f"{name} was edited: the archive is what earlier releases wrote"


def test_it_holds_at_least_four_points_of_history() -> None:
    assert len(FOLDERS) >= 4
    for folder in FOLDERS:
        assert {path.name for path in folder.iterdir()} >= {"tables.sqlite.xz"}


def unpacked(folder: Path, to: Path) -> list[Old]:
    to.write_bytes(lzma.decompress((folder / "tables.sqlite.xz").read_bytes()))
    with sqlite3.connect(to) as connection:
        rows = connection.execute(
            "SELECT id, opened, over, (SELECT count(*) FROM log WHERE table_id = id "
            "AND kind = 'answer') FROM tables ORDER BY at"
        ).fetchall()
    connection.close()
    return [Old(id_, json.loads(opened)["game"], bool(over), n) for id_, opened, over, n in rows]


async def moved(sqlite: str, postgresql: str, file: Path) -> None:
    """As a host does it: opened by this release, backed up, restored elsewhere."""
    store = Store(database_url(sqlite), Metrics())
    await store.open()
    await store.close()
    await back_up(make_url(database_url(sqlite)), file)
    await restore(file, make_url(database_url(postgresql)))


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def old(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path
) -> Iterator[tuple[Server, Path, list[Old]]]:
    folder: Path = request.param
    file = tmp_path / "tables.sqlite"
    tables = unpacked(folder, file)
    database = f"sqlite:///{file}"
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        other = cluster.database()
        asyncio.run(moved(database, other, tmp_path / "backup.gz"))
        database = other
    with Server(database) as server:
        yield server, folder, tables
        assert "fault" not in server.log()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_its_logs_tell_can_be_read(folder: Path, tmp_path: Path) -> None:
    """A new field of an event is a step in the game's UPGRADES, like one of a position."""
    file = tmp_path / "tables.sqlite"
    said: set[tuple[str, str]] = set()
    for table in unpacked(folder, file):
        game = registry.game(table.game)
        decoder, today = game.decoder(), game.new({}, "any")
        with sqlite3.connect(file) as connection:
            told = "SELECT news FROM log WHERE table_id = ? AND news IS NOT NULL"
            lines = [json.loads(news) for (news,) in connection.execute(told, [table.id])]
        connection.close()
        for event in (event for line in lines for event in line):
            told_now = decoder.value(event, "event")
            assert isinstance(told_now, Event)
            # Saying it takes long: once for each kind.
            if (kind := (table.game, type(told_now).__name__)) not in said:
                said.add(kind)
                shown = shown_event(told_now, None, today.teams)
                assert isinstance(shown, dict)
                for language in LANGUAGES:
                    game.story(today, shown, language)


def test_every_table_opens_is_shown_goes_on_and_is_exported(
    old: tuple[Server, Path, list[Old]],
) -> None:
    server, folder, tables = old
    assert {table.game for table in tables if table.over} == set(GAMES)
    assert {table.game for table in tables if not table.over} == set(GAMES)
    # Those that run first: their bots go on playing while the others are looked at.
    for table in sorted(tables, key=lambda table: table.over):
        if table.over:
            is_shown(server, folder, table)
        else:
            goes_on(server, table)


def get(server: Server, table: Old, path: str = "") -> Any:
    answer = server.get(f"/api/tables/{table.id}{path}")
    assert answer.status_code == 200, f"{table.game}{path}: {answer.text}"
    return answer.json()


def goes_on(server: Server, table: Old) -> None:
    info = get(server, table)
    assert not info["over"]
    notice = info.get("notice")
    lost = notice.get("lost", 0) if notice else 0
    assert info["step"] >= table.answers - lost, "nothing is gone that the notice does not tell"
    if notice is not None:
        assert notice["what"] == "rules"
        assert notice.get("content") or notice["clauses"]
    wait_until(lambda: get(server, table)["step"] > table.answers)
    assert get(server, table, "/record")["answers"] == [], "untold before the end"


def is_shown(server: Server, folder: Path, table: Old) -> None:
    assert get(server, table)["over"]
    exported = server.get(f"/api/tables/{table.id}/record")
    was = read(lzma.decompress((folder / f"{table.game}.json.xz").read_bytes()))
    told = read(exported.content)
    assert told.result in (was.result, None), "of other rules or points: not told"
    told.result = was.result
    assert told == was, "the record is the one of then"
    # A film is made as far as today's program leads to the events of then; always to the first.
    last = len(was.answers)
    shown = [at for at in (0, 1, last // 2, last) if is_step_shown(server, table, at)]
    if shown:
        seats = [{"kind": "person"}] * len(was.seats)
        start = {"table": table.id, "step": 0}
        body = {"game": table.game, "seats": seats, "options": was.options, "from": start}
        fork = server.post("/api/tables", body)
        assert fork.status_code == 201, fork.text
    print(folder.name, table.game, f"{shown} of {last} shown")


def is_step_shown(server: Server, table: Old, step: int) -> bool:
    answer = server.get(f"/api/tables/{table.id}/steps/{step}")
    if answer.status_code == 200:
        assert answer.json()["step"] == step
        return True
    assert answer.status_code == 409, answer.text
    assert answer.json()["error"]["what"] == "not-shown"
    return False
