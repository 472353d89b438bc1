"""Reviews on a server: made in the background, once, kept, shown, stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.player import Message, at, run
from tests.server.process import CALL, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Reviews are not stored: one database is enough."""
    folder = tmp_path_factory.mktemp("reviews")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", messages_per_second=1000) as server:
        yield server
        assert "fault" not in server.log()


@pytest.fixture(scope="module")
def finished(server: Server) -> Message:
    return played(server)


def played(server: Server) -> Message:
    opened = server.open_table("person", "person")

    async def play() -> None:
        players = [await at(server, opened, 0), await at(server, opened, 1)]
        await asyncio.gather(*(player.play_on() for player in players))

    run(play())
    return opened


def made(server: Server, table: str) -> Message:
    address = f"/api/tables/{table}/review"
    told = server.post(address, {}).json()
    seen = [told]
    while told["what"] == "making":
        time.sleep(0.05)
        told = server.get(address).json()
        seen.append(told)
    assert told["what"] == "done", told
    done = [each["done"] for each in seen if each["what"] == "making"]
    assert done == sorted(done)
    review: Message = told["review"]
    return review


def test_a_finished_game_is_looked_back_at(server: Server, finished: Message) -> None:
    table = finished["table"]
    assert server.get(f"/api/tables/{table}/review").json()["what"] == "none"
    review = made(server, table)
    record = server.get(f"/api/tables/{table}/record").json()
    assert len(review["moments"]) == len(record["answers"])
    for player in review["players"]:
        parts = player["share"] + player["dealt"] + player["played"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=1e-9)


def test_the_better_line_is_shown_position_by_position(server: Server, finished: Message) -> None:
    table = finished["table"]
    review = made(server, table)
    moment = next(moment for moment in review["moments"] if moment["line"])
    step = moment["step"]
    shown = server.get(f"/api/tables/{table}/review/{step}").json()
    assert [position["step"] for position in shown] == list(
        range(step, step + len(moment["line"]) + 1)
    )
    assert shown[0]["view"] == server.get(f"/api/tables/{table}/steps/{step}").json()["view"]
    given = [list(position["answer"].values()) for position in shown[1:]]
    assert given == moment["line"]


def test_the_same_game_is_looked_at_once(server: Server, finished: Message) -> None:
    review = made(server, finished["table"])
    record = server.get(f"/api/tables/{finished['table']}/record").json()
    again = server.post("/api/records", record).json()["table"]
    assert made(server, again) == review


def test_a_running_game_is_not_looked_back_at(server: Server) -> None:
    opened = server.open_table("person", "person")
    told = server.post(f"/api/tables/{opened['table']}/review", {})
    assert (told.status_code, told.json()["error"]["what"]) == (409, "not-over")
    line = server.get(f"/api/tables/{opened['table']}/review/0")
    assert (line.status_code, line.json()["error"]["what"]) == (409, "no-review")


def test_a_review_can_be_stopped(server: Server) -> None:
    """One at a time for an address: a second one waits until the first is stopped."""
    first, second = (f"/api/tables/{played(server)['table']}/review" for _ in range(2))
    assert server.post(first, {}).json()["what"] == "making"
    assert server.post(second, {}).json()["error"]["what"] == "busy"
    address = server.address + first
    assert httpx.delete(address, **CALL).json()["what"] == "none"
    assert server.post(second, {}).json()["what"] == "making"
    httpx.delete(server.address + second, **CALL)
    assert server.get(second).json()["what"] == "none"
