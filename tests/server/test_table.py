"""Life at a table, on both databases: coming and going, taking back, standing in."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.player import DRAW, PASS, WALK, Player, act, at, run, say
from tests.server.process import Server, wait_until


def test_an_open_seat_is_taken_by_invitation_once(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "open")
    table = opened["table"]
    assert opened["seats"][1] is None
    assert opened["invite"] == f"/#/join/{table}"
    joined = shared_server.post(f"/api/tables/{table}/join", {"name": "Ada"})
    assert joined.status_code == 201
    token = joined.json()["token"]
    assert shared_server.post(f"/api/tables/{table}/join", {"name": "Eve"}).status_code == 409
    assert shared_server.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ada"

    async def play() -> None:
        ada = Player(shared_server.url(table), [token])
        await ada.connect()
        assert (await ada.until("view"))["seat"] == 1
        wrong = shared_server.post(f"/api/tables/{table}/revoke", {"token": token, "seat": 0})
        assert wrong.status_code == 403
        left = shared_server.post(f"/api/tables/{table}/revoke", {"token": token, "seat": 1})
        assert left.json()["seats"][1]["why"] == "left"
        assert (await ada.until("notice"))["what"] == "left"
        again = shared_server.post(f"/api/tables/{table}/revoke", {"token": token, "seat": 1})
        assert again.status_code == 409

    run(play())


def test_hot_seat_shows_a_hand_only_to_who_looks(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        both = await at(shared_server, opened, 0, 1)
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


def test_who_comes_back_is_told_what_happened_since(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
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
        assert len(steps) == 3, "from the start, and of how it began"
        await other.leave()
        await other.connect(since=9)
        assert (await other.until("undone"))["step"] == 2

    run(play())


def test_undo_goes_back_to_the_last_mark_and_no_further_alone(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        await act(one, 0, "action", WALK)
        assert (await say(one, "undo", seat=0))["type"] == "taken"
        await one.until("undone", step=0)
        assert (await one.until("view"))["step"] == 0
        assert (await other.until("undone"))["step"] == 0
        await act(one, 0, "action", DRAW)  # shows a card: a mark
        # Now the other must agree.
        asked = await say(one, "undo", seat=0)
        assert asked["step"] == 1, "nothing is undone yet"
        wish = {"seat": 0, "to": 0, "yes": [0], "waits": [1]}
        await other.until("table", asks=wish)
        assert (await say(other, "agree", seat=1, yes=False))["type"] == "taken"
        await one.until("table", asks=wish)
        await one.until("table", asks=None)
        await one.until("notice", seat=1, what="declined")
        await say(one, "undo", seat=0)
        await other.until("table", asks=wish)
        await say(other, "agree", seat=1, yes=True)
        await one.until("undone", step=0)
        await one.until("view", step=0)
        told = await act(one, 0, "action", PASS)
        assert told["step"] == 1

    run(play())
    # The log remembers; what stands is what was not taken back.
    assert shared_server.get(f"/api/tables/{opened['table']}").json()["step"] == 1


def test_an_undo_far_back_survives_a_restart(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "random")

    async def play() -> None:
        one = await at(shared_server, opened, 0)
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
    shared_server.restart()

    async def again() -> None:
        one = await at(shared_server, opened, 0)
        assert one.step == 1
        assert [d["key"] for d in one.own()] == ["walk"]
        assert (await say(one, "undo", seat=0))["type"] == "taken"  # still free after the restart
        await one.until("undone", step=0)

    run(again())


def test_a_bot_stands_in_for_who_asks_for_it_and_gives_the_seat_back(
    shared_server: Server,
) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        assert (await say(other, "stand-in", seat=1, bot="random"))["type"] == "taken"
        await other.leave()
        await act(one, 0, "action", PASS)
        while not one.own():
            await one.hear()
        assert one.step > 1, "the bot has moved"
        await other.connect()
        table = await other.until("table")
        assert table["seats"][1]["stand_in"] is None
        assert table["seats"][1]["connected"]

    run(play())


def test_a_bot_plays_for_who_stays_away_while_others_wait(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person", more={"takeover": 1})
    assert shared_server.get(f"/api/tables/{opened['table']}").json()["takeover"] == 1

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        began = time.monotonic()
        await other.leave()
        await act(one, 0, "action", PASS)
        while not one.own():
            await one.hear()
        assert time.monotonic() - began >= 1, "not before its time"
        assert one.step > 1, "the bot has moved"
        await other.connect()
        table = await other.until("table")
        assert table["seats"][1]["stand_in"] is None, "given back"

    run(play())


def test_nobody_is_replaced_within_seconds(server: Server) -> None:
    seats = [{"kind": "person"}] * 2
    answer = server.post("/api/tables", {"game": "pit", "seats": seats, "takeover": 9})
    assert answer.status_code == 400
    assert answer.json()["error"]["text"] == "takeover: 9 s given, at least 10 s"


def test_nobody_is_replaced_while_nobody_waits(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person", more={"takeover": 1})
    quiet = shared_server.open_table("person", "person", more={"takeover": None})

    async def play() -> None:
        waiting = await at(shared_server, quiet, 1)
        await asyncio.sleep(2.5)  # longer than the first table's patience
        await waiting.leave()

    run(play())
    for table in (opened["table"], quiet["table"]):
        seats = shared_server.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["stand_in"] for seat in seats] == [None, None]


def test_giving_up_leaves_the_others_a_game(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        assert (await say(one, "concede", seat=0))["type"] == "taken"
        table = await other.until("table")
        assert table["seats"][0]["resigned"] and table["seats"][0]["stand_in"]
        assert (await say(one, "concede", seat=0))["type"] == "refused"
        await asyncio.wait_for(other.play_on(), 120)

    run(play())
    assert shared_server.get(f"/api/tables/{opened['table']}").json()["over"]


def test_the_clock_runs_for_who_is_asked(shared_server: Server) -> None:
    clock = {"seconds": 600, "increment": 60}
    opened = shared_server.open_table("person", "person", more={"clock": clock})

    async def play() -> None:
        one, other = await at(shared_server, opened, 0), await at(shared_server, opened, 1)
        await asyncio.sleep(0.3)
        await act(one, 0, "action", PASS)
        left = shared_server.get(f"/api/tables/{opened['table']}").json()["seats"]
        assert 600_000 < left[0]["left"] <= 659_700, "the increment on top of what was left"
        table = await one.until("table")  # after every answer: what is left, and whose time runs
        assert table["running"] == [1] and table["seats"][0]["left"] == left[0]["left"]
        await other.leave()

    run(play())


def test_a_bot_plays_on_when_time_is_up(shared_server: Server) -> None:
    clock = {"seconds": 1, "increment": 0}
    opened = shared_server.open_table("person", "person", more={"clock": clock})

    async def play() -> None:
        async with Player(shared_server.url(opened["table"]), []) as watcher:
            while not (await watcher.until("table"))["seats"][0]["resigned"]:
                pass  # nobody answers for seat 0: its time runs out
            while watcher.step < 1:
                await watcher.hear()

    run(play())


def test_chat_reaches_all_and_those_who_come_later(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one = await at(shared_server, opened, 0)
        async with Player(shared_server.url(opened["table"]), []) as watcher:
            await watcher.until("view")
            await one.say("chat", text="good <b>luck</b> \0 ✓")
            heard = await watcher.until("chat")
            assert heard["seat"] == 0 and heard["name"] == "Player 1"
            assert heard["text"] == "good <b>luck</b> \0 ✓"
            await watcher.say("chat", text="hello")
            assert (await one.until("chat", text="hello"))["seat"] is None
        late = await at(shared_server, opened, 1)
        assert sum('"chat"' in raw for raw in late.raw) == 2

    run(play())


def test_a_hint_is_an_answer_the_rules_take(shared_server: Server) -> None:
    opened = shared_server.open_table("person", "person")

    async def play() -> None:
        one = await at(shared_server, opened, 0)
        hint = await say(one, "hint", seat=0)
        assert hint["more"], "told at once, and thought on"
        while hint["more"]:
            hint = await one.until("hint")
        best = hint["answers"][0]
        first = best["plan"][0]
        assert (first["key"], first["answer"]) == (best["key"], best["answer"])
        assert (await act(one, 0, best["key"], best["answer"]))["type"] == "taken"

    run(play())


def test_a_long_game_opens_from_a_snapshot_and_a_few_answers(
    shared_server: Server, tmp_path: Path
) -> None:
    """What opening costs is measured by `./x bench server`; here, why it is little."""
    opened = shared_server.open_table("person", "person", "person", "person")

    async def play() -> int:
        players = [await at(shared_server, opened, seat) for seat in range(4)]
        await asyncio.gather(*(player.play_on() for player in players))
        return players[0].step

    steps = run(play())
    assert steps > 32, "more than two snapshots"
    shared_server.restart()
    before = shared_server.figure("replayed_total")
    shared_server.get(f"/api/tables/{opened['table']}")
    assert shared_server.figure("loads_total") >= 1
    assert shared_server.figure("replayed_total") - before <= 64


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", idle_s=0.2) as server:
        opened = server.open_table("person", "person")
        wait_until(lambda: server.figure("live_tables") == 0)
        assert server.get(f"/api/tables/{opened['table']}").status_code == 200
