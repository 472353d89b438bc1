"""Looking back, on both databases: finished games step by step, records, going on from a step."""

from __future__ import annotations

import asyncio

import pytest

from headframe.core.record import read, write
from headframe.core.replay import verify
from tests.server.player import DRAW, Message, Player, act, at, run
from tests.server.process import Server
from tests.toy.game import ToyGame


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> Message:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        players = [await at(shared_server, opened, 0), await at(shared_server, opened, 1)]
        await asyncio.gather(*(player.play_on() for player in players))

    run(play())
    return opened


def test_a_finished_game_is_shown_step_by_step(shared_server: Server, finished: Message) -> None:
    base = f"/api/tables/{finished['table']}/steps"
    last = shared_server.get(f"{base}/0").json()["steps"]
    for step in (0, 1, last // 2, last):
        shown = shared_server.get(f"{base}/{step}").json()
        assert shown["step"] == step
        assert shown["view"]["viewer"] is None
        assert [seen["view"]["viewer"] for seen in shown["seats"]] == [0, 1]
        assert isinstance(shown["seats"][0]["view"]["state"]["diggers"][0]["hand"], list)
        assert (shown["answer"] is None) == (step == 0)
        assert shown["view"]["over"] == (step == last)
    assert shared_server.get(f"{base}/{last + 1}").status_code == 404


def test_every_seat_is_told_what_it_saw_then(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        assert (await act(one, 0, "action", DRAW))["type"] == "taken"
        await asyncio.gather(one.play_on(), other.play_on())

    run(play())
    shown = shared_server.get(f"/api/tables/{opened['table']}/steps/1").json()
    own, other = shown["seats"]
    line = next(at for at, event in enumerate(shown["events"]) if event["is"] == "Drew")
    assert isinstance(own["events"][line]["cards"], list)
    assert other["events"][line] == shown["events"][line]
    assert own["log"][line] != other["log"][line] == shown["log"][line]


def test_a_record_goes_out_and_comes_in_again(shared_server: Server, finished: Message) -> None:
    told = shared_server.get(f"/api/tables/{finished['table']}/record")
    record = read(told.content)
    verify(ToyGame(), record)
    came = shared_server.post("/api/records", told.json())
    assert came.status_code == 201, came.text
    table = came.json()["table"]
    assert came.json()["steps"] == len(record.answers)
    assert shared_server.get(f"/api/tables/{table}").json()["over"]
    assert read(shared_server.get(f"/api/tables/{table}/record").content) == record

    async def watch() -> None:
        async with Player(shared_server.url(table), []) as watcher:
            await watcher.until("result")
            assert sum('"type":"events"' in raw for raw in watcher.raw) >= len(record.answers)

    run(watch())


@pytest.mark.parametrize(
    ("spoilt", "what"),
    [
        ({"seed": "0" * 64}, "bad-record"),
        ({"result": {"places": [1, 1], "scores": [0, 0], "sources": []}}, "false-record"),
        ({"answers": []}, "false-record"),
        ({"game": "chess"}, "bad-record"),
        ({"options": {"players": 3, "teams": False}}, "bad-record"),
        ({"more": 1}, "bad-record"),
        ({"rules": 99}, "bad-record"),
    ],
)
def test_a_false_record_is_refused(
    shared_server: Server, finished: Message, spoilt: Message, what: str
) -> None:
    record = shared_server.get(f"/api/tables/{finished['table']}/record").json()
    refused = shared_server.post("/api/records", {**record, **spoilt})
    assert refused.status_code in (400, 422)
    assert refused.json()["error"]["what"] == what


def test_a_game_goes_on_from_any_step_with_the_hidden_dealt_anew(
    shared_server: Server, finished: Message
) -> None:
    origin = f"/api/tables/{finished['table']}"
    step = shared_server.get(f"{origin}/steps/0").json()["steps"] // 2
    was = shared_server.get(f"{origin}/steps/{step}").json()
    start = {"table": finished["table"], "step": step}
    opened = shared_server.open_table("person", "random", more={"from": start})
    assert shared_server.get(f"/api/tables/{opened['table']}").json()["from"] == start

    async def play() -> None:
        one = Player(shared_server.url(opened["table"]), [opened["seats"][0]])
        async with Player(shared_server.url(opened["table"]), []) as watcher:
            first = await watcher.until("view")
            if first["step"] == 0:  # unless the bot was to move, and was faster
                assert first["view"] == was["view"], "all that everybody saw is as it was"
            await one.connect()
            await asyncio.wait_for(one.play_on(), 120)

    run(play())
    # It has a record like any other game, which begins with the position.
    told = shared_server.get(f"/api/tables/{opened['table']}/record")
    record = read(told.content)
    assert (
        record.commitment
        == shared_server.get(f"/api/tables/{opened['table']}").json()["commitment"]
    )
    verify(ToyGame(), record)
    came = shared_server.post("/api/records", told.json())
    assert came.status_code == 201, came.text
    table = came.json()["table"]
    assert shared_server.get(f"/api/tables/{table}/record").content == told.content
    assert shared_server.get(f"/api/tables/{table}/steps/0").json()["view"] == was["view"]
    forged = told.json()
    forged["start"]["diggers"][0]["gold"] += 1
    assert shared_server.post("/api/records", forged).json()["error"]["what"] == "bad-record"
    beyond = {"table": finished["table"], "step": 9999}
    body = {"game": "pit", "seats": [{"kind": "person"}] * 2, "from": beyond}
    assert shared_server.post("/api/tables", body).status_code == 400


def test_a_running_game_goes_on_elsewhere_without_telling_anything(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")
    body = {"table": opened["table"], "step": 0}
    forks = [shared_server.open_table("person", "person", more={"from": body}) for _ in range(6)]

    async def hand(table: Message) -> list[int]:
        one = await at(shared_server, table, 0)
        assert one.view is not None
        cards: list[int] = one.view["state"]["diggers"][0]["hand"]
        await one.leave()
        return cards

    hands = [run(hand(table)) for table in (opened, *forks)]
    assert len({tuple(sorted(cards)) for cards in hands}) > 1


def test_a_record_written_is_a_record_read(finished: Message, shared_server: Server) -> None:
    told = shared_server.get(f"/api/tables/{finished['table']}/record").content
    assert write(read(told)) == told
