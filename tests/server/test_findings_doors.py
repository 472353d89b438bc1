"""What was found at the doors of the server: each finding has a test that failed before."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from headframe.server import doors
from headframe.server.settings import BadSetting, Settings, from_environment
from tests.server.player import PATIENCE_S, Player, run
from tests.server.process import CALL, FIGURES, Server
from tools import settings_page

STRANGER = "127.0.0.2"
"""Somebody else than 127.0.0.1, from where the tests call."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is without any setting."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('doors') / 'tables.sqlite'}") as server:
        yield server
        assert "fault" not in server.log()


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE_S, (source, 0))


def rest(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    parts = []
    try:
        while part := line.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


async def told(server: Server, table: str, *messages: str | bytes) -> tuple[str | None, int | None]:
    """Why the server lets go of somebody who says only this, in words and by number."""
    why = None
    async with connect(server.url(table), proxy=None) as raw:
        try:
            for message in messages:
                await raw.send(message, text=True)
            while True:
                heard = json.loads(await raw.recv())
                assert heard["type"] == "bye", "nothing else was to be said"
                why = heard["why"]
        except ConnectionClosed as closed:
            return why, closed.rcvd.code if closed.rcvd else None


# H4: no connection limits


def test_h4_half_sent_headers_are_let_go(database: str) -> None:
    with Server(database, headers_s=1.0) as server, ExitStack() as stack:
        silent = stack.enter_context(dial(server))
        half = stack.enter_context(dial(server))
        half.sendall(b"GET /healthz HTTP/1.1\r\nHost: local")
        again = stack.enter_context(dial(server))
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HT")
        assert rest(silent).startswith(b"HTTP/1.1 408 ")
        assert rest(half).startswith(b"HTTP/1.1 408 ")
        assert rest(again).count(b"HTTP/1.1 200 ") == 1, "and the second one is let go"


def test_h4_a_body_that_drips_is_let_go(database: str) -> None:
    with Server(database, body_s=0.3) as server, dial(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 1000\r\n\r\n{"
        )
        assert b"201" not in rest(line)


def test_h4_a_websocket_outlives_the_patience_with_requests(database: str) -> None:
    async def play(server: Server, table: str) -> None:
        player = Player(server.url(table), [])
        await player.connect()
        await player.until("view")
        await asyncio.sleep(1.2)
        await player.send({"type": "look", "seat": None})
        await player.until("view")

    with Server(database, headers_s=1.0, body_s=1.0) as server:
        run(play(server, server.open_table("person", "person")["table"]))


def test_h4_one_address_cannot_take_all_connections(database: str) -> None:
    with Server(database, connections_per_address=20) as server, ExitStack() as stack:
        lines = [stack.enter_context(dial(server, STRANGER)) for _ in range(25)]
        refused = [rest(line) for line in lines[20:]]
        assert all(told.startswith(b"HTTP/1.1 503 ") for told in refused)
        assert server.get("/healthz").status_code == 200, "others are served meanwhile"
        for line in lines:
            line.close()
        table = server.open_table("person", "person")["table"]

        async def still_welcome() -> None:
            player = Player(server.url(table), [])
            await player.connect()
            await player.until("view")

        run(still_welcome())


def test_h4_idle_spectators_leave_room_for_calls(database: str) -> None:
    """In all there is room for ten; the tenth is kept for those who call."""

    async def watch(server: Server, table: str) -> list[tuple[str | None, int | None]]:
        for _ in range(9):
            player = Player(server.url(table), [])
            await player.connect()
            await player.until("view")
        late = [await told(server, table) for _ in range(3)]
        assert server.get("/healthz").status_code == 200
        return late

    with Server(database, connections=10) as server:
        table = server.open_table("person", "person")["table"]
        why = "too many connections; come back in a moment"
        assert run(watch(server, table)) == [(why, 1013)] * 3


@pytest.mark.parametrize(("wanted", "files", "most"), [(800, 1024, 800), (5000, 1024, 896)])
def test_h4_fewer_are_let_in_than_there_are_files(
    monkeypatch: pytest.MonkeyPatch, wanted: int, files: int, most: int
) -> None:
    monkeypatch.setattr(doors, "_files", lambda: files)
    assert doors.connections(Settings(connections=wanted)).most == most
    assert doors.websockets(Settings(connections=wanted)).most < most, "and some for calls"


def test_h4_who_says_nothing_on_a_websocket_is_let_go(database: str) -> None:
    with Server(database, sit_s=0.2) as server:
        table = server.open_table("person", "person")["table"]
        assert run(told(server, table))[0] == "nothing was said"


# Low: bye before every close


def test_low_shutdown_says_bye_before_it_closes(database: str) -> None:
    async def play(server: Server, table: str) -> tuple[str, int | None]:
        seated, waiting = Player(server.url(table), []), connect(server.url(table), proxy=None)
        await seated.connect()
        await seated.until("view")
        async with waiting as raw:
            server.stop()
            assert json.loads(await raw.recv())["type"] == "bye", "those too who did not sit yet"
        return await seated.closed(), seated.code

    with Server(database) as server:
        table = server.open_table("person", "person")["table"]
        assert run(play(server, table)) == ("the server is closing; it will be back", 1012)


def test_low_a_broken_message_is_answered_with_bye(shared: Server) -> None:
    table = shared.open_table("person", "person")["table"]
    why, code = run(told(shared, table, "x" * 70_000))
    assert why and "65536" in why and code == 1009
    assert run(told(shared, table, b"\xff\xfe")) == ("not a message", 1007)


# Low: who one is, and under which name one calls


def codes(server: Server, count: int, **headers: str) -> list[int]:
    said = [dict.fromkeys(headers, f"10.0.0.{n}") if headers else {} for n in range(count)]
    return [server.get("/api/bots", **each).status_code for each in said]


def test_low_x_forwarded_for_from_loopback_does_not_pass_the_rate_limit(database: str) -> None:
    few: dict[str, object] = {"calls_per_second": 0.01, "calls_burst": 5}
    with Server(database, **few) as server:
        assert codes(server, 8, **{"X-Forwarded-For": ""})[-3:] == [429] * 3
    with Server(database, **few, proxies="10.1.0.0/16,127.0.0.1") as server:
        assert codes(server, 8, **{"X-Forwarded-For": ""}) == [200] * 8, "a proxy is believed"
        assert codes(server, 8)[-3:] == [429] * 3


def test_low_a_rebound_host_may_not_post_nor_talk(shared: Server) -> None:
    table = shared.open_table("person", "person")["table"]
    body = {"game": "pit", "seats": [{"kind": "person"}] * 2}
    evil = f"evil.example:{shared.port}"
    refused = shared.post("/api/tables", body, Host=evil, Origin=f"http://{evil}")
    assert refused.status_code == 421
    assert refused.json()["error"]["what"] == "foreign-host"

    async def talk(host: str) -> None:
        url = shared.url(table).replace("127.0.0.1", host)
        headers = {"Origin": f"http://{host}:{shared.port}"}
        async with connect(url, host="127.0.0.1", additional_headers=headers, proxy=None):
            pass

    with pytest.raises(InvalidStatus):
        run(talk("evil.example"))
    run(talk("localhost"))


def test_low_a_name_in_the_settings_is_ours(database: str) -> None:
    with Server(database, hosts="play.example.org") as server:
        assert server.get("/api/bots", Host="play.example.org").status_code == 200
        assert server.get("/api/bots", Host="example.org").status_code == 421
        assert server.get("/api/bots", Host="[").status_code in (400, 421)


def test_low_metrics_are_for_whoever_has_the_token(database: str, shared: Server) -> None:
    assert shared.get("/metrics").status_code == 401
    assert shared.get("/metrics", Authorization="Bearer guess").status_code == 401
    assert shared.get("/metrics", Authorization=f"Bearer {FIGURES}").status_code == 200
    with Server(database, metrics_token="") as server:
        assert server.get("/metrics").status_code == 404


# Low: bad input gets an answer of its own

DEEP = "[" * 100_000
MANY = "9" * 5000


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ('{"game": "pit", "seats": [], "options": {"players": "--2"}}', "option players: '--2' is"),
        (f'{{"game": "pit", "seats": [], "options": {{"players": "{MANY}"}}}}', "99… is not a"),
        (f'{{"game": "pit", "seats": [], "options": {{"players": {MANY}}}}}', "out of range"),
        (f'{{"game": "pit", "seats": [], "options": {{"{MANY}": 1}}}}', "99…: there is none"),
        (DEEP, "too many parts within parts"),
        (DEEP.replace("[", '{"seats":'), "too many parts within parts"),
        ("\0", "JSON is malformed"),
        ('{"game": "\\ud800", "seats": []}', "JSON is malformed"),
    ],
)
def test_low_bad_bodies_are_refused_in_a_sentence(shared: Server, body: str, text: str) -> None:
    refused = httpx.post(shared.address + "/api/tables", content=body, **CALL)
    assert refused.status_code == 400
    assert text in refused.json()["error"]["text"]
    assert len(refused.text) < 1000, "and is not sent back whole"


@pytest.mark.parametrize(
    "options", ['{"players": "--2"}', DEEP[:5000], MANY, '{"\\ud800": 1}', "\0"]
)
def test_low_bad_options_in_a_query_are_refused_in_a_sentence(shared: Server, options: str) -> None:
    refused = shared.get(f"/api/games/pit/setup?options={quote(options)}")
    assert refused.status_code == 400
    assert refused.json()["error"]["text"]


@pytest.mark.parametrize(
    "path", ["/static/%00", "/static/" + "a" * 5000, "/static/base.css/x", "/static/%ff", "/%00"]
)
def test_low_paths_that_can_be_no_file_are_not_found(shared: Server, path: str) -> None:
    assert shared.get(path).status_code == 404


# Low: names


def sit(server: Server, table: str, name: str) -> httpx.Response:
    return server.post(f"/api/tables/{table}/join", {"name": name})


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("A\u202ed\u200ba\x1b", "Ada"),
        ("  Ada \n Lovelace\0", "Ada Lovelace"),
        ("\uff21da", "Ada"),
        ("Zo\u0308\u0308\u0308\u0308\u0308e", "Zö\u0308\u0308e"),
        ("\u3164\u200b", "Player 2"),
        ("Ольга", "Ольга"),
    ],
)
def test_low_names_lose_what_cannot_be_seen(shared: Server, given: str, shown: str) -> None:
    table = shared.open_table("person", "open")["table"]
    assert sit(shared, table, given).status_code == 201
    assert shared.get(f"/api/tables/{table}").json()["seats"][1]["name"] == shown


@pytest.mark.parametrize(
    "name", ["Ada", "ada", "A d a", "\u0410d\u0430", "Áda", "Level I", "Level l", "A Spectator"]
)
def test_low_no_two_names_at_a_table_look_alike(shared: Server, name: str) -> None:
    bot = {"kind": "bot", "bot": "level1", "name": "Level 1"}
    seats = [{"kind": "person", "name": "Ada"}, bot, {"kind": "open"}]
    opened = shared.post(
        "/api/tables", {"game": "pit", "seats": seats, "options": {"players": 3}}
    ).json()
    refused = sit(shared, opened["table"], name)
    assert refused.status_code == 409
    assert refused.json()["error"]["what"] == "bad-name"
    assert sit(shared, opened["table"], "Adam").status_code == 201


def test_low_a_host_cannot_name_two_alike(shared: Server) -> None:
    seats = [{"kind": "person", "name": "Bob"}, {"kind": "bot", "bot": "random", "name": "B0b"}]
    assert shared.post("/api/tables", {"game": "pit", "seats": seats}).status_code == 409
    opened = shared.open_table("random", "random")["table"]
    names = [seat["name"] for seat in shared.get(f"/api/tables/{opened}").json()["seats"]]
    assert names == ["Dicey", "Flip"]


# Low: the database file was readable by all


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.parametrize("older", [False, True], ids=["new", "left by an older version"])
def test_low_files_of_the_data_folder_are_for_their_owner(tmp_path: Path, older: bool) -> None:
    folder = tmp_path / "data"
    if older:
        folder.mkdir()
        for end in ("", "-wal", "-shm"):
            (folder / f"tables.sqlite{end}").touch(mode=0o644)
    with Server("", data=folder) as server:
        server.open_table("person", "person")
        files = sorted(folder.iterdir())
        assert len(files) >= 3, "the write-ahead log and its index too"
        assert {rights(file) for file in files} == {0o600}
    assert older or rights(folder) == 0o700


def test_low_addresses_are_hashed_with_a_salt_of_the_installation(tmp_path: Path) -> None:
    guests = set()
    for name in ("one", "other"):
        file = tmp_path / name
        with Server(f"sqlite:///{file}") as server:
            server.open_table("person", "person")
            server.restart()
            server.open_table("person", "person")
        with closing(sqlite3.connect(file)) as database:
            rows = database.execute("SELECT guest FROM tables").fetchall()
        assert len(rows) == 2 and len(set(rows)) == 1, "the same after a restart"
        guests.update(rows)
    assert len(guests) == 2, "another one elsewhere"


# The settings


def test_settings_are_told_in_the_docs() -> None:
    written = settings_page.PAGE.read_text(encoding="utf-8")
    assert written == settings_page.page(), "python -m tools.settings_page writes it anew"


@pytest.mark.parametrize(
    ("setting", "value", "text"),
    [
        ("calls_per_second", "0", "Expected `float` > 0.0 - at `$.calls_per_second`"),
        ("connections", "many", "$.connections"),
        ("proxies", "localhost", "'localhost' does not appear to be an IPv4 or IPv6 network"),
        ("call_per_second", "1", "HEADFRAME_CALL_PER_SECOND: there is no such setting"),
    ],
)
def test_settings_that_cannot_be_stop_the_server(
    monkeypatch: pytest.MonkeyPatch, setting: str, value: str, text: str
) -> None:
    monkeypatch.setenv(f"HEADFRAME_{setting.upper()}", value)
    with pytest.raises(BadSetting) as refused:
        from_environment()
    assert text in str(refused.value)
