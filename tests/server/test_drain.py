"""A server that is told to stop finishes what it does, and its people go on at the next one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import connect

from headframe.core.rng import Rng
from headframe.server.connection import CLOSING, RESTARTING
from headframe.server.socket import goodbye
from headframe.server.writers import Statement
from tests.server.inside import Inside
from tests.server.killing import struck_during_play, updated
from tests.server.player import Player, run

UPDATES = 4


class HeldWriter:
    """Writes when it is let, and not before."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def commit(self, statements: Sequence[Statement]) -> None:
        self.asked.set()
        await self.let.wait()
        await self._inner.commit(statements)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


def test_updated_under_load_nothing_acknowledged_is_lost(database: str) -> None:
    report = run(struck_during_play(database, UPDATES, Rng.seeded("update"), updated))
    assert report.strikes == UPDATES
    assert report.lost == []
    assert report.acknowledged > 20
    assert report.finished, "no game came to its end between the updates"
    assert CLOSING in report.byes


def test_what_is_being_written_is_acknowledged_before_bye(database: str) -> None:
    async def play() -> None:
        async with Inside(database) as server:
            opened = await server.open_table("person", "person")
            people = [Player(server.url(opened["table"]), [token]) for token in opened["seats"]]
            for player in people:
                await player.connect()
                await player.until("view")
            asked = next(player for player in people if player.own())
            store = server.manager.store
            held: Any = HeldWriter(store.writer)
            store.writer = held
            message = asked.random_answer()
            await asked.send(message)
            await held.asked.wait()
            leaving = asyncio.create_task(goodbye(server.manager))
            await asyncio.sleep(0)

            ready = await server.http.get("/readyz")
            assert (ready.status_code, ready.json()["status"]) == (503, "draining")
            async with connect(server.url(opened["table"]), proxy=None) as late:
                assert json.loads(await late.recv())["why"] == CLOSING
                await late.wait_closed()
            assert late.close_code == RESTARTING

            # Said after the server was told to stop: neither heard nor lost, for it is not taken.
            await asked.send({**message, "id": "too-late", "step": message["step"] + 1})
            held.let.set()
            await leaving
            await asked.until("taken", id=message["id"])
            for player in people:
                assert (await player.closed(), player.code) == (CLOSING, RESTARTING)
            assert not any("too-late" in text for text in asked.raw)
            assert [entry.client for entry in await store.after(opened["table"], 0)] == [
                message["id"]
            ]

    run(play())
