"""Games that earlier commits began go on under today's rules, and are whole when they end.

The databases lie in tests/archive/folders. Their running tables are played on here, then given up
where the rules know that: random games are long.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from headframe import registry
from headframe.core.engine import CONCEDE
from headframe.core.film import frames_of
from headframe.core.record import read
from headframe.core.refusal import Refused
from headframe.core.replay import check, steps
from headframe.server.manager import TableManager
from tests.server.inside import Inside
from tests.server.player import run
from tests.server.test_films import answers
from tests.server.test_old_folders import FOLDERS, Old, moved, unpacked

MOST = 200
"""Answers, so that the film of each has several pieces."""
# That takes its time: on PostgreSQL those of the oldest folder, in which most has changed.
PLACES = [*((folder, "sqlite") for folder in FOLDERS), (FOLDERS[0], "postgresql")]


@pytest.mark.parametrize(
    ("folder", "kind"), PLACES, ids=[f"{kind}-{folder.name}" for folder, kind in PLACES]
)
def test_a_game_that_crossed_a_change_is_replayed_exported_and_taken_in(
    folder: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "tables.sqlite"
    running = [table for table in unpacked(folder, file) if not table.over]
    database = f"sqlite:///{file}"
    if kind == "postgresql":
        other = request.getfixturevalue("cluster").database()
        asyncio.run(moved(database, other, tmp_path / "backup.gz"))
        database = other

    async def play() -> None:
        async with Inside(database, resume_s=0, workers=1) as server:
            for table in running:
                await crossed(server, table)

    run(play())


async def crossed(server: Inside, table: Old) -> None:
    path = f"/api/tables/{table.id}"
    info = (await server.http.get(path)).json()
    began = info["notice"]["step"] if "notice" in info else 0
    await answers(server.manager, table.id, MOST)
    last = await given_up(server.manager, table.id)
    assert last > table.answers
    exported = await server.http.get(f"{path}/record")
    assert exported.status_code == 200, exported.text
    record = read(exported.content)
    assert len(record.answers) == last
    game = registry.game(table.game)
    assert check(game, record)[-1].session is not None, "the last stretch is verified"
    if began:
        assert isinstance(record.film, bytes)
        filmed = {frame["step"] for frame in frames_of(record.film)}
        assert filmed >= set(range(began, last + 1)), "from the change on, all of it"
        whole = filmed == set(range(last + 1))
        print(table.game, f"{len(filmed)} of {last + 1} filmed, changed at {began}")
        if whole:
            assert sum(1 for _ in steps(game, record)) == last + 1
    else:
        whole = True
    shown = {at: await server.http.get(f"{path}/steps/{at}") for at in (0, began, began + 1, last)}
    for at, answer in shown.items():
        assert answer.status_code == 200, f"{table.game} {at}: {answer.text}"
    if not whole:
        # Nothing was filmed by those releases: it is shown as far as today's rules lead there.
        return
    came = await server.http.post("/api/records", content=exported.content)
    assert came.status_code == 201, came.text
    await is_the_same(server.http, came.json()["table"], shown)


async def given_up(manager: TableManager, id_: str) -> int:
    """By one after the other, where the rules let them; else it is played to the end. Gives the
    step."""
    table = await manager.table(id_)
    with suppress(Refused):
        for seat in range(len(table.state.position.teams)):
            if not table.state.over:
                async with table.hold():
                    await table.play(seat, CONCEDE, 1)
    return await answers(manager, id_)


async def is_the_same(http: httpx.AsyncClient, table: str, shown: dict[int, Any]) -> None:
    for at, was in shown.items():
        again = await http.get(f"/api/tables/{table}/steps/{at}")
        assert again.status_code == 200, again.text
        assert again.json() == was.json(), at
