"""Two server processes on one PostgreSQL: one table, whoever serves it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from headframe.core.record import read
from headframe.core.replay import verify
from tests.server.player import DRAW, WALK, Player, at, run
from tests.server.postgres import Cluster
from tests.server.process import Server
from tests.toy.game import ToyGame


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    database = cluster.database()
    settings = {"messages_per_second": 1000, "burst": 1000}
    with Server(database, **settings) as first, Server(database, **settings) as second:
        yield first, second


def test_a_move_through_one_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    opened = first.open_table("person", "open")
    table = opened["table"]
    joined = second.post(f"/api/tables/{table}/join", {"name": "Ada"}).json()

    async def play() -> None:
        one = Player(first.url(table), [opened["seats"][0]])
        other = Player(second.url(table), [joined["token"]])
        for player in (one, other):
            await player.connect()
            await player.until("view")
        await one.say("answer", seat=0, step=0, key="action", answer=WALK)
        assert (await other.until("events"))["step"] == 1
        assert (await other.until("view"))["step"] == 1
        await one.say("undo", seat=0)
        assert (await other.until("undone"))["step"] == 0
        await one.say("chat", text="can you see me?")
        assert (await other.until("chat"))["name"] == "Player 1"
        await one.until("view", step=0)
        await asyncio.wait_for(asyncio.gather(one.play_on(), other.play_on()), 120)
        assert one.result == other.result

    run(play())
    verify(ToyGame(), read(second.get(f"/api/tables/{table}/record").content))
    assert "fault" not in first.log() + second.log()


def test_what_is_taken_back_far_through_one_is_taken_back_at_the_other(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    opened = first.open_table("person", "person")

    async def play() -> None:
        one, other = await at(first, opened, 0), await at(second, opened, 1)
        await one.say("answer", seat=0, step=0, key="action", answer=DRAW)  # shows a card
        await other.until("view", step=1)
        await one.say("undo", seat=0)
        while (await other.until("table"))["asks"] is None:
            pass
        await other.say("agree", seat=1, yes=True)
        for player in (one, other):
            assert (await player.until("undone"))["step"] == 0
            assert (await player.until("view"))["step"] == 0

    run(play())


def test_who_is_there_is_known_to_both(pair: tuple[Server, Server]) -> None:
    first, second = pair
    opened = first.open_table("person", "person")

    async def play() -> None:
        one, other = await at(first, opened, 0), await at(second, opened, 1)
        while not (await one.until("table"))["seats"][1]["connected"]:
            pass
        await other.leave()
        while (await one.until("table"))["seats"][1]["connected"]:
            pass

    run(play())


def test_an_answer_is_played_though_somebody_talks_at_the_other(
    pair: tuple[Server, Server],
) -> None:
    """Both write to one log; whoever comes second there takes the next number."""
    first, second = pair
    opened = first.open_table("person", "person")
    over = asyncio.Event()

    async def talk(watcher: Player) -> None:
        while not over.is_set():
            await watcher.say("chat", text="well, well")
            await asyncio.sleep(0.01)

    async def play() -> None:
        one, other = await at(first, opened, 0), await at(first, opened, 1)
        async with Player(second.url(opened["table"]), []) as watcher:
            await watcher.until("view")
            talking = asyncio.create_task(talk(watcher))
            await asyncio.gather(one.play_on(), other.play_on())
            over.set()
            await talking
        for raw in (*one.raw, *other.raw):
            assert not re.search(r"answers step (\d+), but the table is at step \1\b", raw)

    run(play())


def test_an_answer_sent_to_both_is_done_once(pair: tuple[Server, Server]) -> None:
    first, second = pair
    opened = first.open_table("person", "person")
    token = opened["seats"][0]

    async def play() -> None:
        here = Player(first.url(opened["table"]), [token])
        there = Player(second.url(opened["table"]), [token])
        for player in (here, there):
            await player.connect()
            await player.until("view")
            player.raw.clear()  # how it began
        for step in range(0, 20, 2):
            message: dict[str, Any] = {
                "type": "answer",
                "id": f"same-{step}",
                "seat": 0,
                "step": here.step,
                "key": "action",
                "answer": WALK,
            }
            await asyncio.gather(here.send(message), there.send(message))
            told = [await player.until("taken") for player in (here, there)]
            assert told[0]["step"] == told[1]["step"] == message["step"] + 1
            for player in (here, there):
                while player.step != told[0]["step"]:
                    await player.hear()
                assert sum('"type":"events"' in raw for raw in player.raw) == 1, "told once"
                player.raw.clear()
            await here.say("undo", seat=0)
            for player in (here, there):
                await player.until("undone")
                await player.until("view")

    run(play())
    assert second.get(f"/api/tables/{opened['table']}").json()["step"] == 0


def test_killing_one_loses_nothing_and_the_other_plays_on(pair: tuple[Server, Server]) -> None:
    first, second = pair
    opened = first.open_table("person", "random")
    table = opened["table"]

    async def begin() -> int:
        async with Player(first.url(table), [opened["seats"][0]]) as one:
            await one.until("view")
            await one.play_on(until_step=6)
            return one.step

    async def finish(step: int) -> None:
        async with Player(second.url(table), [opened["seats"][0]]) as one:
            assert (await one.until("view"))["step"] >= step
            await asyncio.wait_for(one.play_on(), 120)

    step = run(begin())
    first.kill()
    run(finish(step))
    record = read(second.get(f"/api/tables/{table}/record").content)
    verify(ToyGame(), record)
