"""Answers that must not be taken: refused with a reason, harmless to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.player import PATIENCE_S, Message, Player, run
from tests.server.process import Server, wait_until

PASS = 8


async def seated(server: Server, opened: Message, seat: int) -> Player:
    player = Player(server.url(opened["table"]), [opened["seats"][seat]])
    await player.connect()
    await player.until("view")
    return player


def answer(
    step: int, seat: int = 0, key: str = "action", value: Any = PASS, mark: str = "x"
) -> Message:
    return {"type": "answer", "id": mark, "seat": seat, "step": step, "key": key, "answer": value}


def test_an_answer_sent_twice_is_done_once_and_answered_the_same(server: Server) -> None:
    async def play() -> None:
        opened = server.open_table("person", "person")
        one = await seated(server, opened, 0)
        for _ in range(3):
            await one.send(answer(0))
        for _ in range(3):
            assert (await one.until("taken"))["step"] == 1
        await one.leave()
        await one.connect()
        await one.until("view", step=1)
        await one.send(answer(0))  # and again over another connection
        assert (await one.until("taken"))["step"] == 1
        await one.leave()
        assert server.get(f"/api/tables/{opened['table']}").json()["step"] == 1

    run(play())


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (answer(5), "this answers step 5, but the table is at step 0"),
        (answer(0, seat=1), "seat 1 is not yours"),
        (answer(0, seat=63), "seat 63 is not yours"),
        (answer(0, key="bid"), "is not asked 'bid'"),
        (answer(0, key="concede", value=0), "to give up"),
        (answer(0, value=77), "not possible now"),
        (answer(0, value=[0, 1]), "not possible now"),
        (answer(0, value="8"), "Expected `int | array`, got `str`"),
        (answer(0, value=True), "Expected `int | array`, got `bool`"),
        (answer(0, value=8.5), "Expected `int | array`, got `float`"),
        (answer(0, value=[[1]]), "Expected `int`, got `array`"),
        (answer(0, value=[1] * 1001), "length <= 1000"),
        (answer(0, value=10**30), "not a message"),
        (answer(-1), ">= 0"),
        ({**answer(0), "more": 1}, "unknown field"),
        ({"type": "answer", "id": "x"}, "missing required field"),
        ({"type": "dig", "id": "x"}, "Invalid value 'dig'"),
        ({"type": "sit", "tokens": [], "id": "x"}, "you are already seated"),
        ({"type": "look", "seat": 1, "id": "x"}, "seat 1 is not yours"),
        ({"type": "undo", "seat": 0, "id": "x"}, "you have not answered anything yet"),
        ({"type": "agree", "seat": 0, "yes": True, "id": "x"}, "nobody asks"),
        ({"type": "stand-in", "seat": 1, "bot": "random", "id": "x"}, "seat 1 is not yours"),
        ({"type": "stand-in", "seat": 0, "bot": "mcts:seconds=9", "id": "x"}, "no such bot"),
        ("[1, 2]", "not a message"),
        ("{", "not a message"),
        ("[" * 10_000, "not a message"),
        ('{"type": "chat", "id": "x", "text": "\\ud800"}', "not a message"),
    ],
)
def test_what_is_wrong_is_refused_with_a_reason(
    shared: Server, table: Message, message: Any, text: str
) -> None:
    async def play() -> Message:
        one = await seated(shared, table, 0)
        other = await seated(shared, table, 1)
        before = shared.get(f"/api/tables/{table['table']}").json()
        await one.send(message)
        refused = await one.until("refused")
        after = shared.get(f"/api/tables/{table['table']}").json()
        assert after == before
        await one.send(answer(0, value=77, mark="still-here"))
        await one.until("refused", id="still-here")
        await one.leave()
        await other.leave()
        assert not any('"refused"' in raw for raw in other.raw), "a refusal is nobody else's"
        return refused

    refused = run(play())
    assert text in refused["text"]
    assert refused["step"] == 0
    if isinstance(message, dict):
        assert refused["id"] == "x"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("shared")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="module")
def table(shared: Server) -> Message:
    return shared.open_table("person", "person")


def test_a_refusal_of_the_rules_names_the_clause(shared: Server, table: Message) -> None:
    async def play() -> Message:
        one = await seated(shared, table, 0)
        await one.send(answer(0, key="bid"))
        refused = await one.until("refused")
        await one.leave()
        return refused

    assert run(play())["clause"] == "PIT-TURN-01"


def test_out_of_turn_is_refused(shared: Server, table: Message) -> None:
    async def play() -> Message:
        other = await seated(shared, table, 1)
        await other.send(answer(0, seat=1))
        refused = await other.until("refused")
        await other.leave()
        return refused

    assert "you have nothing to decide now" in run(play())["text"]


def test_a_spectator_decides_nothing(shared: Server, table: Message) -> None:
    async def play() -> None:
        async with Player(shared.url(table["table"]), []) as watcher:
            await watcher.until("view")
            assert not watcher.own()
            for message in (
                answer(0),
                {"type": "undo", "id": "u", "seat": 0},
                {"type": "concede", "id": "c", "seat": 0},
                {"type": "hint", "id": "h", "seat": 0},
                {"type": "stand-in", "id": "s", "seat": 0, "bot": "random"},
            ):
                await watcher.send(message)
                await watcher.until("refused", id=message["id"])

    run(play())


def test_a_wrong_token_opens_no_seat(shared: Server, table: Message) -> None:
    async def play() -> None:
        async with Player(shared.url(table["table"]), ["A" * 32, table["host"]]) as guest:
            assert (await guest.until("view"))["seat"] is None
            assert "opens no seat" in (await guest.until("refused"))["text"]

    run(play())


@pytest.mark.parametrize("first", ['{"type": "chat", "id": "a", "text": "hello"}', "no", "[]"])
def test_who_does_not_sit_down_first_is_let_go(shared: Server, table: Message, first: str) -> None:
    async def play() -> None:
        async with connect(shared.url(table["table"]), open_timeout=PATIENCE_S, proxy=None) as raw:
            await raw.send(first)
            assert json.loads(await raw.recv())["type"] == "bye"
            await raw.wait_closed()

    run(play())


@pytest.mark.parametrize("table_id", ["nope", "aaaaaaaaaaaaaaaa", "%00", "..%2f.."])
def test_a_table_that_is_not_there(shared: Server, table_id: str) -> None:
    async def play() -> str:
        player = Player(shared.url(table_id), [])
        await player.connect()
        return await player.closed()

    if "%2f" not in table_id:
        assert run(play()) == "there is no such table"
    assert shared.get(f"/api/tables/{table_id}").status_code == 404


def test_an_oversized_message_ends_the_connection_and_nothing_else(
    shared: Server, table: Message
) -> None:
    async def play() -> None:
        one = await seated(shared, table, 0)
        other = await seated(shared, table, 1)
        await one.send(json.dumps(answer(0, mark="y" * 70_000)))
        await one.closed()
        await other.say("chat", text="are you there?")
        await other.until("chat", text="are you there?")
        await other.leave()

    run(play())


def test_a_flood_is_refused_then_cut_and_harms_nobody(server: Server) -> None:
    """A thousand answers a second from one, while two others play their game to its end."""

    async def flood(opened: Message) -> tuple[list[str], str]:
        one = await seated(server, opened, 0)
        try:
            for number in range(2000):
                await one.send(answer(0, value=77, mark=f"f{number}"))
        except Exception:  # noqa: BLE001  (cut while still sending is what is wanted)
            pass
        why = await one.closed()
        return one.raw, why

    async def play() -> tuple[list[str], str]:
        flooded = server.open_table("person", "person")
        opened = server.open_table("person", "person")
        players = [await seated(server, opened, seat) for seat in (0, 1)]
        flooding = asyncio.create_task(flood(flooded))
        await asyncio.gather(*(player.play_on() for player in players))
        raw, why = await flooding
        for player in players:
            await player.leave()
        assert server.get(f"/api/tables/{flooded['table']}").json()["step"] == 0
        return raw, why

    raw, why = run(play())
    assert why == "too many messages"
    assert 0 < sum("too fast; please wait a moment" in text for text in raw) < 1000, (
        "cut long before the end"
    )
    assert "fault" not in server.log()


def test_a_slow_reader_is_dropped_and_not_waited_for(tmp_path: Path) -> None:
    """It asks for view after view and reads none, while another one plays."""

    async def play(server: Server) -> None:
        opened = server.open_table("person", "person")
        one = await seated(server, opened, 0)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        slow = await connect(
            server.url(opened["table"]), open_timeout=PATIENCE_S, max_queue=1, sock=small
        )
        await slow.send(json.dumps({"type": "sit", "tokens": [], "since": None}))
        look = json.dumps({"type": "look", "seat": None})
        with contextlib.suppress(ConnectionClosed):
            for _ in range(100):
                for _ in range(100):
                    await slow.send(look)
                if server.figure("dropped_total"):
                    break
        wait_until(lambda: server.figure("dropped_total") == 1)
        await one.send(answer(0))
        await one.until("taken")
        slow.transport.abort()

    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    settings = {"queue_messages": 20, "queue_bytes": 20_000, "messages_per_second": 1e6}
    with Server(database, burst=1_000_000, **settings) as server:
        run(play(server))


def test_a_foreign_page_gets_no_websocket_and_no_table(shared: Server, table: Message) -> None:
    async def play(origin: str) -> None:
        async with connect(
            shared.url(table["table"]),
            origin=origin,  # type: ignore[arg-type]
            open_timeout=PATIENCE_S,
            proxy=None,
        ):
            pass

    with pytest.raises(InvalidStatus):
        run(play("https://evil.example"))
    run(play(shared.address))
    body = {"game": "pit", "seats": [{"kind": "person"}] * 2}
    refused = shared.post("/api/tables", body, Origin="https://evil.example")
    assert refused.status_code == 403
    assert refused.json()["error"]["what"] == "foreign-origin"
    assert shared.post("/api/tables", body, Origin=shared.address).status_code == 201


def test_tables_of_one_guest_are_limited(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables_per_guest=2) as server:
        server.open_table("person", "person")
        server.open_table("person", "person")
        body = {"game": "pit", "seats": [{"kind": "person"}] * 2}
        refused = server.post("/api/tables", body)
        assert refused.status_code == 429
        assert refused.json()["error"]["what"] == "too-many-tables"


def test_calls_are_limited(tmp_path: Path) -> None:
    with Server(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", calls_per_second=0.01, calls_burst=8
    ) as server:
        codes = [server.get("/api/bots").status_code for _ in range(12)]
        assert codes[:8] == [200] * 8
        assert codes[-1] == 429


def test_an_oversized_body_is_refused(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", body_bytes=1000) as server:
        refused = server.post("/api/records", {"x": "y" * 2000})
        assert refused.status_code == 413
        assert "error" in refused.json()
