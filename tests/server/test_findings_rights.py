"""What was found about rights at a table: each finding has a test that failed before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from headframe.server.entrance import NOT_WATCHED
from headframe.server.entries import CLOCK, SEAT, Clock, Entry, Left, Opened, Seat
from headframe.server.table_state import Basis, TableState, games
from headframe.server.timing import Ticker
from tests.server.player import DRAW, PASS, Message, Player, act, at, run, say
from tests.server.process import Server, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("rights")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", takeover_least_s=1) as server:
        yield server
        assert "fault" not in server.log()


def about(server: Server, opened: Message) -> Message:
    told: Message = server.get(f"/api/tables/{opened['table']}").json()
    return told


def invited(server: Server, name: str = "Ada", **rights: Any) -> tuple[Message, str]:
    """A table with a guest, and the guest's token."""
    opened = server.open_table("person", "open", more=rights)
    joined = server.post(f"/api/tables/{opened['table']}/join", {"name": name})
    return opened, joined.json()["token"]


def free(server: Server, opened: Message, seat: int = 1) -> Any:
    body = {"token": opened["host"], "seat": seat}
    return server.post(f"/api/tables/{opened['table']}/revoke", body)


# Who may be stood in for


@pytest.mark.parametrize("takeover", [None, 300])
def test_medium_an_opponent_puts_no_bot_on_a_seat(server: Server, takeover: int | None) -> None:
    opened = server.open_table("person", "person", more={"takeover": takeover})

    async def play() -> None:
        one = await at(server, opened, 0)  # and nobody at the other seat
        refused = await say(one, "stand-in", seat=1, bot="random")
        assert refused["text"] == "seat 1 is not yours"

    run(play())
    assert about(server, opened)["seats"][1]["stand_in"] is None


def test_medium_the_host_says_when_which_bot_stands_in_and_all_are_told(server: Server) -> None:
    rights = {"takeover": 1, "stand_in": "level1"}
    opened = server.open_table("person", "person", more=rights)
    assert rights.items() <= about(server, opened).items()
    wrong = {"game": "pit", "seats": [{"kind": "person"}] * 2, "stand_in": "mcts:seconds=9"}
    assert server.post("/api/tables", wrong).json()["error"]["what"] == "no-bot"

    async def play() -> None:
        one, other = await at(server, opened, 0), await at(server, opened, 1)
        await other.leave()
        await act(one, 0, "action", PASS)
        assert (await one.until("notice"))["what"] == "away"
        seat = about(server, opened)["seats"][1]
        assert (seat["stand_in"], seat["why"], seat["resigned"]) == ("level1", "away", False)
        await other.connect()
        for player in (one, other):
            told = await player.until("notice", what="back")
            assert (told["seat"], told["name"]) == (1, "Player 2")

    run(play())


def test_medium_nothing_is_undone_without_somebody_who_is_away(server: Server) -> None:
    opened = server.open_table("person", "person", more={"takeover": 1})

    async def play() -> None:
        one, other = await at(server, opened, 0), await at(server, opened, 1)
        await act(one, 0, "action", DRAW)  # shows a card: a mark
        await act(one, 0, "action", PASS)
        await other.leave()
        await one.until("notice", what="away")  # now a bot plays there
        # Until nobody else is asked: an answer of the bot would end the wish to take back.
        while {decision["seat"] for decision in (one.view or {})["open"]} != {0}:
            await one.hear()
        step = one.step
        assert (await say(one, "undo", seat=0))["step"] == step, "nothing is undone"
        asks = (await one.until("table"))["asks"]
        assert asks["waits"] == [1]
        await other.connect()
        await say(other, "agree", seat=1, yes=False)
        await one.until("notice", what="declined")
        assert one.step == step

    run(play())


# Clocks


def test_medium_a_clock_is_not_refunded_by_a_bot_on_the_own_seat(server: Server) -> None:
    opened = server.open_table("person", "person", more={"clock": {"seconds": 600}})

    async def play() -> None:
        one = await at(server, opened, 0)
        await asyncio.sleep(0.1)
        before = about(server, opened)["seats"][0]["left"]
        assert before <= 599_900
        # A bot that has no time to think: it is taken off again at once.
        await one.say("stand-in", seat=0, bot="level1")
        await say(one, "stand-in", seat=0, bot=None)
        assert about(server, opened)["seats"][0]["left"] <= before
        await one.leave()
        await one.connect()
        await one.until("view")
        assert about(server, opened)["seats"][0]["left"] <= before

    run(play())


def test_medium_a_clock_runs_on_while_a_bot_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or one would let a bot stand in to think, and take it off before it answers."""
    game = games("pit")
    options = game.settle({"players": 2})
    seats = [Seat("person", "Ada", token="a"), Seat("person", "Bob", token="b")]
    opened = Opened(
        game="pit",
        rules=game.RULES,
        content="",
        options=dict(options),
        seed="s",
        seats=seats,
        clock=Clock(600),
    )
    state = TableState.begun("t", Basis.new(opened))
    ticker = Ticker(lambda: None)
    standing_in = Seat("person", "Ada", token="a", stand_in="level1", why="asked")
    state.take(Entry("t", 1, SEAT, standing_in, 0, 0))
    assert ticker.running(state) == [0]
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 7)
    left = ticker.left(state)
    assert left is not None and left[0] <= 593_100
    state.take(Entry("t", 2, CLOCK, Left(left), 0))
    assert state.left == left
    out = Seat("person", "Ada", stand_in="level1", resigned=True, why="freed")
    state.take(Entry("t", 3, SEAT, out, 0, 0))
    assert ticker.running(state) == []


def test_medium_a_clock_is_not_refunded_when_the_table_leaves_memory(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", idle_s=0.1) as server:
        opened = server.open_table("person", "person", more={"clock": {"seconds": 600}})

        async def think() -> None:
            one = await at(server, opened, 0)
            await asyncio.sleep(0.3)
            await one.leave()

        run(think())
        wait_until(lambda: server.figure("live_tables") == 0)
        assert about(server, opened)["seats"][0]["left"] <= 599_700


def test_low_out_of_time_is_told_as_such(server: Server) -> None:
    # Time enough to come before it is up.
    opened = server.open_table("person", "person", more={"clock": {"seconds": 3}})

    async def play() -> None:
        one = await at(server, opened, 0)
        told = await one.until("notice")
        assert (told["seat"], told["what"]) == (0, "time")
        await one.until("view", step=1)  # the bot plays on
        for kind in ("undo", "concede", "stand-in"):
            assert (await say(one, kind, seat=0))["text"] == "a bot plays this seat to the end"
        assert (await act(one, 0, "action", PASS))["text"] == "a bot plays this seat to the end"

    run(play())
    seat = about(server, opened)["seats"][0]
    assert seat["resigned"] and seat["why"] == "time"


# Freeing a seat


def test_medium_a_host_cannot_read_the_hand_of_a_freed_seat(server: Server) -> None:
    opened, token = invited(server)

    async def play() -> None:
        host = await at(server, opened, 0)
        ada = Player(server.url(opened["table"]), [token])
        await ada.connect()
        assert (await ada.until("view"))["seat"] == 1
        assert free(server, opened).status_code == 200
        for player in (host, ada):
            told = await player.until("notice", what="freed")
            assert (told["seat"], told["name"]) == (1, "Ada")
        await ada.leave()
        await ada.connect()
        assert (await ada.until("view"))["seat"] is None, "the token is void"
        assert (await ada.until("refused"))["text"] == "a token opens no seat here"

    run(play())
    for name in ("Ada", "Eve"):
        again = server.post(f"/api/tables/{opened['table']}/join", {"name": name, "seat": 1})
        assert again.json()["error"]["what"] == "no-seat", "nobody sits down there again"
    seat = about(server, opened)["seats"][1]
    assert (seat["name"], seat["why"], seat["stand_in"]) == ("Ada", "freed", "level2")


def test_medium_a_host_frees_no_seat_where_the_table_says_so(server: Server) -> None:
    opened, token = invited(server, revoke=False)
    assert about(server, opened)["revoke"] is False
    assert free(server, opened).json()["error"]["what"] == "not-here"
    assert about(server, opened)["seats"][1]["why"] == "joined"
    left = {"token": token, "seat": 1}
    assert server.post(f"/api/tables/{opened['table']}/revoke", left).status_code == 200


# Watching


def test_medium_a_table_can_be_closed_to_spectators(server: Server) -> None:
    opened, token = invited(server, watch=False)
    assert about(server, opened)["watch"] is False

    async def play() -> None:
        watcher = Player(server.url(opened["table"]), [])
        await watcher.connect()
        assert await watcher.closed() == NOT_WATCHED
        assert [raw for raw in watcher.raw if '"view"' in raw] == []
        ada = Player(server.url(opened["table"]), [token])
        await ada.connect()
        await ada.until("view")
        free(server, opened)
        assert NOT_WATCHED in await ada.closed(), "who lost the seat is a spectator too"

    run(play())


# Talking


def test_low_spectators_cannot_fill_the_log(tmp_path: Path) -> None:
    async def talk(server: Server, opened: Message) -> int:
        watchers = [Player(server.url(opened["table"]), []) for _ in range(3)]
        for watcher in watchers:
            await watcher.connect()
            await watcher.until("view")
        heard = 0
        for number in range(15):
            mark = await watchers[number % 3].say("chat", text=f"line {number}")
            while True:
                told = await watchers[number % 3].hear()
                if told.get("id") == mark:
                    break
                if told.get("text") == f"line {number}":
                    heard += 1
                    break
        return heard

    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        assert run(talk(server, server.open_table("person", "person"))) == 3, "from one address"
    fast: dict[str, object] = {"spectator_chats_per_minute": 1e6, "chats_per_table": 50}
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **fast) as server:
        opened = server.open_table("person", "person")
        assert run(talk(server, opened)) == 5, "a tenth of the lines"

        async def seated() -> None:
            one = await at(server, opened, 0)
            await one.say("chat", text="still here")
            await one.until("chat", text="still here")

        run(seated())
