"""What was found wrong with the storage: each finding has a test that failed before."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from headframe.core.record import read
from headframe.core.replay import verify
from headframe.core.rng import Rng
from headframe.server import main
from headframe.server.database import Conflict, Job
from headframe.server.entries import ANSWER, CHAT, AnswerBody, ChatBody, Entry
from headframe.server.table_state import TableState
from tests.server.inside import Inside
from tests.server.player import DRAW, PASS, WALK, Player, run, say
from tests.server.postgres import Cluster
from tests.server.process import Server, wait_until
from tests.server.restarting import gaps, restarted_during_play
from tests.server.survivor import Survivor
from tests.toy.game import ToyGame


def test_c1_restarts_of_postgresql_corrupt_no_game(cluster: Cluster) -> None:
    database = cluster.database()
    report = run(restarted_during_play(cluster, database, 2, Rng.seeded("restart")))
    assert report.strikes == 2
    assert report.lost == []
    assert report.acknowledged > 10 and report.finished
    assert run(gaps(database)) == []


def test_c1_a_gap_cannot_be_written(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            table = (await server.open_table("person", "person"))["table"]
            store = server.manager.store

            def said(*numbers: int) -> Job:
                body = ChatBody("Ada", "well")
                return Job(table, [Entry(table, number, CHAT, body, 1) for number in numbers])

            await store.write(said(1))
            for wrong in (said(3), said(2, 4), said(0), said(-1)):
                with pytest.raises(Conflict):
                    await store.write(wrong)
            await store.write(said(2, 3))
            assert [entry.seq for entry in await store.after(table, 0)] == [1, 2, 3]

    run(play())


async def edit(server: Inside, statement: str, **values: object) -> None:
    """Change the database behind the server's back, and let it forget the tables."""
    async with server.manager.store.readers.begin() as connection:
        await connection.execute(text(statement), values)
    for table in list(server.manager.tables.values()):
        table.close("")


async def players(server: Inside, opened: dict[str, Any]) -> list[Survivor]:
    url = server.url(opened["table"])
    return [Survivor(url, token) for token in opened["seats"] if token]


def test_c1_a_log_with_a_gap_opens_at_its_last_whole_answer_with_a_notice(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await server.open_table("person", "person")
            table = opened["table"]
            await asyncio.gather(*(player.play() for player in await players(server, opened)))
            steps = (await server.http.get(f"/api/tables/{table}")).json()["step"]
            assert steps > 12
            # As an older version left it: an answer is missing, the snapshot is behind it.
            await edit(server, "DELETE FROM log WHERE table_id = :id AND seq = 8", id=table)
            shown = (await server.http.get(f"/api/tables/{table}")).json()
            assert shown["notice"] == {"what": "gap", "step": 7}
            assert (shown["step"], shown["over"]) == (7, False)
            async with Player(server.url(table), [opened["seats"][0]]) as one:
                assert (await one.until("table"))["notice"] == {"what": "gap", "step": 7}
            async with server.manager.store.readers.connect() as connection:
                kept = await connection.execute(text("SELECT seq FROM set_aside ORDER BY seq"))
                assert [row.seq for row in kept] == list(range(9, steps + 1))
            # It can be played on, to a record that is true.
            await asyncio.gather(*(player.play() for player in await players(server, opened)))
            record = await server.http.get(f"/api/tables/{table}/record")
            verify(ToyGame(), read(record.content))

    run(play())


KINDS: list[dict[str, Any]] = [
    {"type": "undo"},
    {"type": "chat", "text": "well"},
    {"type": "stand-in", "bot": None},
    {"type": "concede"},
    {"type": "answer", "key": "action", "answer": DRAW},
]


@pytest.mark.parametrize("first", KINDS, ids=lambda message: message["type"])
def test_c2_an_id_used_for_another_kind_of_message_is_refused(
    first: dict[str, Any], tmp_path: Path
) -> None:
    """The answer under the id of an undo looped for ever."""

    async def play() -> None:
        async with Inside(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
            opened = await server.open_table("person", "person")
            async with Player(server.url(opened["table"]), [opened["seats"][0]]) as one:
                await one.until("view")
                await say(one, "answer", seat=0, step=0, key="action", answer=WALK)
                more = {}
                if first["type"] == "answer":
                    await say(one, "undo", seat=0)
                    more = {"step": 0}
                await one.send({"id": "same", "seat": 0, **more, **first})
                await one.until("chat" if first["type"] == "chat" else "taken")
                await one.connect()
                await one.until("view")
                for second in KINDS:
                    if second["type"] == first["type"]:
                        continue
                    legal = one.random_answer() if one.own() else {"step": one.step}
                    more = legal if second["type"] == "answer" else {}
                    await one.send({"seat": 0, **second, **more, "id": "same"})
                    refused = await one.until("refused")
                    assert refused["id"] == "same"
                    wanted = "this id was used for another message"
                    if (first["type"], second["type"]) == ("concede", "answer"):
                        wanted = "a bot plays this seat to the end"
                    assert wanted in refused["text"]

    run(play())


async def long_game(server: Inside, answers: int) -> dict[str, Any]:
    """A table whose log says that so many answers were given: a position is its snapshot."""
    opened = await server.open_table("person", "person")
    id_ = opened["table"]
    state = (await server.manager.table(id_)).state
    entries = [
        Entry(id_, step, ANSWER, AnswerBody(step, "action", PASS), 1, 0, f"{step}", [])
        for step in range(1, answers + 1)
    ]
    state.seq, state.session.base = answers, answers
    await server.manager.store.write(Job(id_, entries, state.saved()))
    await edit(server, "SELECT 1")
    return opened


def test_c3_a_newcomer_to_a_game_of_3000_answers_may_enter_and_play(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await long_game(server, 3_100)
            async with Player(server.url(opened["table"]), [opened["seats"][0]]) as one:
                await one.until("view", step=3_100)
                assert sum('"type":"events"' in raw for raw in one.raw) == 1_001
                told = await say(one, "answer", seat=0, step=3_100, key="action", answer=WALK)
                assert told["type"] == "taken" and told["step"] == 3_101
                for _ in range(3):  # a reload locked the player out
                    await one.connect()
                    await one.until("view", step=3_101)

    run(play())


@pytest.mark.parametrize("body", [b"", b"{}", b'{"game": 1}', b"\xff\x00", b"old"])
def test_medium_a_broken_snapshot_is_rebuilt_from_the_log(body: bytes, database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await server.open_table("person", "person")
            table = opened["table"]
            one, other = (
                Player(server.url(table), [token], Rng.seeded("p")) for token in opened["seats"]
            )
            for player in (one, other):
                await player.connect()
                await player.until("view")
            await asyncio.gather(*(player.play_on(until_step=12) for player in (one, other)))
            await one.leave()
            await other.leave()
            before = (await server.manager.table(table)).state
            step, view = before.step, msgspec.json.encode(before.session.saved())
            broken = body
            if body == b"old":  # of a program whose positions had other parts
                broken = before.saved().body.replace(b'"diggers"', b'"miners"')
            with capture_logs() as logs:
                await edit(server, "UPDATE snapshots SET body = :body", body=broken)
                again = (await server.manager.table(table)).state
            assert [(entry["event"], entry["table"]) for entry in logs] == [("snapshot", table)]
            assert (again.step, msgspec.json.encode(again.session.saved())) == (step, view)

    run(play())


def test_medium_one_bad_table_stops_no_other(tmp_path: Path) -> None:
    """It ended the resuming of all others at the start."""
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}", bot_pause_s=60) as server:
        tables = [server.open_table("random", "random")["table"] for _ in range(3)]
        server.kill()
        with sqlite3.connect(file) as database:
            # The newest is looked at first.
            database.execute("UPDATE tables SET opened = '{}' WHERE id = ?", (tables[2],))
        database.close()
        server.env["HEADFRAME_BOT_PAUSE_S"] = "0"
        server.start()
        wait_until(lambda: server.figure("answers_total") > 20)
        for table in tables[:2]:
            assert server.get(f"/api/tables/{table}").json()["step"] > 0
        bad = server.get(f"/api/tables/{tables[2]}")
        assert (bad.status_code, bad.json()["error"]["what"]) == (409, "broken-table")
        assert server.log().count(tables[2]) == 1, "told once"


def test_medium_a_full_disk_is_told_by_healthz_and_the_log_and_passes(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        table = server.open_table("person", "person")["table"]
        limit = 65_536
        while (tmp_path / "tables.sqlite-wal").stat().st_size < limit:
            server.open_table("person", "person")
        everything = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, everything[1]))
        refused = server.post("/api/tables", {"game": "pit", "seats": [{"kind": "open"}] * 2})
        assert (refused.status_code, refused.json()["error"]["what"]) == (503, "storage")
        for _ in range(5):
            health = server.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "storage")
        assert server.log().count("OperationalError") == 1, "told, but not again and again"
        assert server.get(f"/api/tables/{table}").status_code == 200, "it can still be read"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, everything)
        assert server.get("/healthz").status_code == 200
        server.open_table("person", "person")
        assert "storage is back" in server.log()


def test_medium_a_second_server_on_one_sqlite_file_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    monkeypatch.setenv("HEADFRAME_DATABASE", database)
    with Server(database) as first:
        assert main("127.0.0.1", 0, open_browser=False) == 2
        said = capsys.readouterr().err
        assert "another Headframe server has" in said and "Traceback" not in said
        assert first.get("/healthz").status_code == 200
        first.kill()  # it could not clean up: the lock is gone with it
        with Server(database) as second:
            assert second.get("/healthz").status_code == 200


def test_medium_chat_and_answers_that_cross_between_two_servers_are_all_heard(
    cluster: Cluster,
) -> None:
    many = 25

    async def play() -> None:
        database = cluster.database()
        limits = {"chats_per_minute": 1e6, "spectator_chats_per_minute": 1e6}
        async with Inside(database, **limits) as first, Inside(database, **limits) as second:
            opened = await first.open_table("person", "person")
            here = Player(first.url(opened["table"]), [opened["seats"][0]])
            there = Player(second.url(opened["table"]), [opened["seats"][1]])
            for player in (here, there):
                await player.connect()
                await player.until("view")

            async def talk(player: Player, name: str) -> None:
                for at in range(many):
                    await player.say("chat", text=f"{name} {at}")
                    await asyncio.sleep(0)

            async def listen(player: Player) -> set[str]:
                heard: set[str] = set()
                answered = -1
                while len(heard) < 2 * many or player.step < 8:
                    told = await player.hear()
                    assert told["type"] != "refused", told["text"]
                    if told["type"] == "chat":
                        assert told["text"] not in heard, "told twice"
                        heard.add(told["text"])
                    if player.own() and answered < player.step < 8:
                        answered = player.step
                        await player.send(player.random_answer())
                return heard

            _, _, *heard = await asyncio.gather(
                talk(here, "here"), talk(there, "there"), listen(here), listen(there)
            )
            wanted = {f"{name} {at}" for name in ("here", "there") for at in range(many)}
            assert heard == [wanted, wanted]
            table = await first.manager.read(opened["table"])
            assert isinstance(table.state, TableState)

    run(play())
