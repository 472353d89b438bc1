"""Life at a table, on both databases: coming and going, taking back, standing in, looking back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from headframe.core.record import read, write
from headframe.core.replay import verify
from tests.server.player import Message, Player, run
from tests.server.postgres import Cluster
from tests.server.process import Server
from tests.toy.game import ToyGame

DRAW, DIG, WALK, PASS = 0, 1, 2, 8


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Server]:
    """A server that all tests of this file share, on either database."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.database()
    with Server(database, abandon_s=0.2, messages_per_second=1000, burst=1000) as server:
        yield server
        assert "fault" not in server.log()


async def at(server: Server, opened: Message, *seats: int) -> Player:
    player = Player(server.url(opened["table"]), [opened["seats"][seat] for seat in seats])
    await player.connect()
    await player.until("view")
    return player


async def say(player: Player, kind: str, **fields: Any) -> Message:
    """Say it and wait for what the table answers."""
    mark = await player.say(kind, **fields)
    while True:
        message = await player.hear()
        if message.get("id") == mark:
            return message


async def act(player: Player, seat: int, key: str, answer: Any) -> Message:
    told = await say(player, "answer", seat=seat, step=player.step, key=key, answer=answer)
    if told["type"] == "taken":
        await player.until("view", step=told["step"])
    return told


def test_an_open_seat_is_taken_by_invitation_and_freed_again(house: Server) -> None:
    opened = house.open_table("person", "open")
    table = opened["table"]
    assert opened["seats"][1] is None
    assert opened["invite"] == f"/#/join/{table}"
    joined = house.post(f"/api/tables/{table}/join", {"name": "Ada"})
    assert joined.status_code == 201
    token = joined.json()["token"]
    assert house.post(f"/api/tables/{table}/join", {"name": "Eve"}).status_code == 409
    assert house.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ada"

    async def play() -> None:
        ada = Player(house.url(table), [token])
        await ada.connect()
        assert (await ada.until("view"))["seat"] == 1
        wrong = house.post(f"/api/tables/{table}/revoke", {"token": token, "seat": 0})
        assert wrong.status_code == 403
        freed = house.post(f"/api/tables/{table}/revoke", {"token": opened["host"], "seat": 1})
        assert freed.json()["seats"][1]["kind"] == "open"
        assert (await ada.until("view"))["seat"] is None, "the token holds no seat any more"
        assert (await say(ada, "answer", seat=1, step=0, key="action", answer=8))["text"] == (
            "seat 1 is not yours"
        )
        await ada.leave()
        await ada.connect()
        assert (await ada.until("view"))["seat"] is None

    run(play())


def test_hot_seat_shows_a_hand_only_to_who_looks(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        both = await at(house, opened, 0, 1)
        assert both.view is not None and both.view["viewer"] is None
        await both.send({"type": "look", "seat": 1})
        assert (await both.until("view"))["view"]["viewer"] == 1
        assert not both.own()
        await both.send({"type": "look", "seat": 0})
        await both.until("view", seat=0)
        await act(both, 0, "action", PASS)
        await both.send({"type": "look", "seat": None})
        assert (await both.until("view"))["view"]["viewer"] is None
        await both.send({"type": "look", "seat": 1})
        await both.until("view", seat=1)
        assert (await act(both, 1, "action", PASS))["type"] == "taken"

    run(play())


def test_who_comes_back_is_told_what_happened_since(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        await act(one, 0, "action", DRAW)
        await other.until("view", step=1)
        await other.leave()
        await act(one, 0, "action", DRAW)
        await other.connect(since=1)
        events = await other.until("events")
        assert events["step"] == 2
        assert events["events"][0]["cards"] == {"hidden": 1}
        assert (await other.until("view"))["step"] == 2
        await other.leave()
        other.raw.clear()
        await other.connect(since=None)
        await other.until("view")
        steps = [raw for raw in other.raw if '"type":"events"' in raw]
        assert len(steps) == 2, "from the start"
        await other.leave()
        await other.connect(since=9)
        assert (await other.until("undone"))["step"] == 2

    run(play())


def test_undo_goes_back_to_the_last_mark_and_no_further_alone(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        await act(one, 0, "action", WALK)
        assert (await say(one, "undo", seat=0))["type"] == "taken"
        await one.until("undone", step=0)
        assert (await one.until("view"))["step"] == 0
        assert (await other.until("undone"))["step"] == 0
        await act(one, 0, "action", DRAW)  # shows a card: a mark
        # Now the other must agree.
        asked = await say(one, "undo", seat=0)
        assert asked["step"] == 1, "nothing is undone yet"
        wish = {"seat": 0, "to": 0, "yes": [0]}
        await other.until("table", asks=wish)
        assert (await say(other, "agree", seat=1, yes=False))["type"] == "taken"
        await one.until("table", asks=wish)
        await one.until("table", asks=None)
        await say(one, "undo", seat=0)
        await other.until("table", asks=wish)
        await say(other, "agree", seat=1, yes=True)
        await one.until("undone", step=0)
        await one.until("view", step=0)
        told = await act(one, 0, "action", PASS)
        assert told["step"] == 1

    run(play())
    # The log remembers; what stands is what was not taken back.
    assert house.get(f"/api/tables/{opened['table']}").json()["step"] == 1


def test_an_undo_far_back_survives_a_restart(house: Server) -> None:
    opened = house.open_table("person", "random")

    async def play() -> None:
        one = await at(house, opened, 0)
        await act(one, 0, "action", PASS)
        while not one.own():
            await one.hear()
        before = one.step
        assert before > 1
        assert (await say(one, "undo", seat=0))["type"] == "taken"  # a bot need not be asked
        await one.until("undone", step=0)
        await one.until("view", step=0)
        await act(one, 0, "action", WALK)

    run(play())
    house.restart()

    async def again() -> None:
        one = await at(house, opened, 0)
        assert one.step == 1
        assert [d["key"] for d in one.own()] == ["walk"]
        assert (await say(one, "undo", seat=0))["type"] == "taken"  # still free after the restart
        await one.until("undone", step=0)

    run(again())


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        refused = await say(one, "stand-in", seat=1, bot="random")
        assert refused["type"] == "refused"
        await other.leave()
        await asyncio.sleep(0.5)
        assert (await say(one, "stand-in", seat=1, bot="random"))["type"] == "taken"
        await act(one, 0, "action", PASS)
        while not one.own():
            await one.hear()
        assert one.step > 1, "the bot has moved"
        await other.connect()
        table = await other.until("table")
        assert table["seats"][1]["stand_in"] is None
        assert table["seats"][1]["connected"]

    run(play())


def test_a_bot_plays_for_who_stays_away_while_others_wait(house: Server) -> None:
    opened = house.open_table("person", "person", more={"takeover": 10})
    assert house.get(f"/api/tables/{opened['table']}").json()["takeover"] == 10

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        await other.leave()
        await act(one, 0, "action", PASS)
        began = time.monotonic()
        while not one.own():
            await one.hear(30)
        assert time.monotonic() - began > 8, "not before its time"
        assert one.step > 1, "the bot has moved"
        await other.connect()
        table = await other.until("table")
        assert table["seats"][1]["stand_in"] is None, "given back"

    run(play())


def test_nobody_is_replaced_while_nobody_waits(house: Server) -> None:
    opened = house.open_table("person", "person", more={"takeover": 10})
    quiet = house.open_table("person", "person", more={"takeover": None})

    async def play() -> None:
        waiting = await at(house, quiet, 1)
        await asyncio.sleep(12)
        await waiting.leave()

    run(play())
    for table in (opened["table"], quiet["table"]):
        seats = house.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["stand_in"] for seat in seats] == [None, None]


def test_giving_up_leaves_the_others_a_game(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        assert (await say(one, "concede", seat=0))["type"] == "taken"
        table = await other.until("table")
        assert table["seats"][0]["resigned"] and table["seats"][0]["stand_in"]
        assert (await say(one, "concede", seat=0))["type"] == "refused"
        await asyncio.wait_for(other.play_on(), 60)

    run(play())
    assert house.get(f"/api/tables/{opened['table']}").json()["over"]


def test_the_clock_runs_for_who_is_asked_and_a_bot_plays_on_at_its_end(house: Server) -> None:
    opened = house.open_table("person", "person", more={"clock": {"seconds": 1, "increment": 1}})

    async def play() -> None:
        one, other = await at(house, opened, 0), await at(house, opened, 1)
        await asyncio.sleep(0.3)
        await act(one, 0, "action", PASS)
        left = house.get(f"/api/tables/{opened['table']}").json()["seats"]
        assert 1000 < left[0]["left"] < 1750, "the increment came on top of what was left"
        table = await one.until("table")  # after every answer: what is left, and whose time runs
        assert table["running"] == [1] and table["seats"][0]["left"] == left[0]["left"]
        while not table["seats"][1]["resigned"]:  # seat 1 lets its time run out
            table = await one.until("table")
        while not one.own():
            await one.hear()
        await other.leave()

    run(play())


def test_chat_reaches_all_and_those_who_come_later(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one = await at(house, opened, 0)
        async with Player(house.url(opened["table"]), []) as watcher:
            await watcher.until("view")
            await one.say("chat", text="good <b>luck</b> \0 ✓")
            heard = await watcher.until("chat")
            assert heard["seat"] == 0 and heard["name"] == "Player 1"
            assert heard["text"] == "good <b>luck</b> \0 ✓"
            await watcher.say("chat", text="hello")
            assert (await one.until("chat", text="hello"))["seat"] is None
        late = await at(house, opened, 1)
        assert sum('"chat"' in raw for raw in late.raw) == 2

    run(play())


def test_a_hint_is_an_answer_the_rules_take(house: Server) -> None:
    opened = house.open_table("person", "person")

    async def play() -> None:
        one = await at(house, opened, 0)
        hint = await say(one, "hint", seat=0)
        best = hint["answers"][0]
        assert 0 <= best["chance"] <= 1
        assert (await act(one, 0, best["key"], best["answer"]))["type"] == "taken"

    run(play())


@pytest.fixture(scope="module")
def finished(house: Server) -> Message:
    opened = house.open_table("person", "person")

    async def play() -> None:
        players = [await at(house, opened, 0), await at(house, opened, 1)]
        await asyncio.gather(*(player.play_on() for player in players))

    run(play())
    return opened


def test_a_finished_game_is_shown_step_by_step(house: Server, finished: Message) -> None:
    base = f"/api/tables/{finished['table']}/steps"
    last = house.get(f"{base}/0").json()["steps"]
    for step in (0, 1, last // 2, last):
        shown = house.get(f"{base}/{step}").json()
        assert shown["step"] == step
        assert shown["view"]["viewer"] is None
        assert [view["viewer"] for view in shown["seats"]] == [0, 1]
        assert isinstance(shown["seats"][0]["state"]["diggers"][0]["hand"], list)
        assert (shown["answer"] is None) == (step == 0)
        assert shown["view"]["over"] == (step == last)
    assert house.get(f"{base}/{last + 1}").status_code == 404


def test_a_record_goes_out_and_comes_in_again(house: Server, finished: Message) -> None:
    told = house.get(f"/api/tables/{finished['table']}/record")
    record = read(told.content)
    verify(ToyGame(), record)
    came = house.post("/api/records", told.json())
    assert came.status_code == 201, came.text
    table = came.json()["table"]
    assert came.json()["steps"] == len(record.answers)
    assert house.get(f"/api/tables/{table}").json()["over"]
    assert read(house.get(f"/api/tables/{table}/record").content) == record

    async def watch() -> None:
        async with Player(house.url(table), []) as watcher:
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
        ({"more": 1}, "malformed"),
        ({"rules": 99}, "bad-record"),
    ],
)
def test_a_false_record_is_refused(
    house: Server, finished: Message, spoilt: Message, what: str
) -> None:
    record = house.get(f"/api/tables/{finished['table']}/record").json()
    refused = house.post("/api/records", {**record, **spoilt})
    assert refused.status_code in (400, 422)
    assert refused.json()["error"]["what"] == what


def test_a_game_goes_on_from_any_step_with_the_hidden_dealt_anew(
    house: Server, finished: Message
) -> None:
    origin = f"/api/tables/{finished['table']}"
    step = house.get(f"{origin}/steps/0").json()["steps"] // 2
    was = house.get(f"{origin}/steps/{step}").json()
    start = {"table": finished["table"], "step": step}
    opened = house.open_table("person", "random", more={"from": start})
    assert house.get(f"/api/tables/{opened['table']}").json()["from"] == start

    async def play() -> None:
        one = Player(house.url(opened["table"]), [opened["seats"][0]])
        async with Player(house.url(opened["table"]), []) as watcher:
            first = await watcher.until("view")
            if first["step"] == 0:  # unless the bot was to move, and was faster
                assert first["view"] == was["view"], "all that everybody saw is as it was"
            await one.connect()
            await asyncio.wait_for(one.play_on(), 60)

    run(play())
    # It has a record like any other game, which begins with the position.
    told = house.get(f"/api/tables/{opened['table']}/record")
    record = read(told.content)
    assert record.commitment == house.get(f"/api/tables/{opened['table']}").json()["commitment"]
    verify(ToyGame(), record)
    came = house.post("/api/records", told.json())
    assert came.status_code == 201, came.text
    table = came.json()["table"]
    assert house.get(f"/api/tables/{table}/record").content == told.content
    assert house.get(f"/api/tables/{table}/steps/0").json()["view"] == was["view"]
    forged = told.json()
    forged["start"]["diggers"][0]["gold"] += 1
    assert house.post("/api/records", forged).json()["error"]["what"] == "bad-record"
    beyond = {"table": finished["table"], "step": 9999}
    body = {"game": "pit", "seats": [{"kind": "person"}] * 2, "from": beyond}
    assert house.post("/api/tables", body).status_code == 400


def test_a_running_game_goes_on_elsewhere_without_telling_anything(house: Server) -> None:
    opened = house.open_table("person", "person")
    body = {"table": opened["table"], "step": 0}
    forks = [house.open_table("person", "person", more={"from": body}) for _ in range(6)]

    async def hand(table: Message) -> list[int]:
        one = await at(house, table, 0)
        assert one.view is not None
        cards: list[int] = one.view["state"]["diggers"][0]["hand"]
        await one.leave()
        return cards

    hands = [run(hand(table)) for table in (opened, *forks)]
    assert len({tuple(sorted(cards)) for cards in hands}) > 1


def test_a_long_game_opens_from_a_snapshot_and_a_few_answers(house: Server, tmp_path: Path) -> None:
    """What opening costs is measured by `./x bench server`; here, why it is little."""
    opened = house.open_table("person", "person", "person", "person")

    async def play() -> int:
        players = [await at(house, opened, seat) for seat in range(4)]
        await asyncio.gather(*(player.play_on() for player in players))
        return players[0].step

    steps = run(play())
    assert steps > 40
    house.restart()
    before = house.figure("replayed_total")
    house.get(f"/api/tables/{opened['table']}")
    assert house.figure("loads_total") >= 1
    assert house.figure("replayed_total") - before <= 64


def test_a_record_written_is_a_record_read(finished: Message, house: Server) -> None:
    told = house.get(f"/api/tables/{finished['table']}/record").content
    assert write(read(told)) == told


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", idle_s=0.2) as server:
        opened = server.open_table("person", "person")
        for _ in range(100):
            if server.figure("rooms") == 0:
                break
            time.sleep(0.05)
        assert server.figure("rooms") == 0
        assert server.get(f"/api/tables/{opened['table']}").status_code == 200
