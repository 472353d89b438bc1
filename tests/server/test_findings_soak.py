"""What the soak found, each shown alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from headframe.core.film import Piece, frames_of
from headframe.core.rng import Rng
from headframe.server import cut_off, film_tasks
from headframe.server.database import Job
from headframe.server.entries import CHAT, ChatBody, Entry
from headframe.server.film_tasks import Reel
from headframe.server.films import film_parts
from headframe.server.live_table import LiveTable
from tests.server.office import Office, manager_with, open_table, settle, sit
from tests.server.player import DRAW, PASS


def test_another_process_writes_while_a_far_undo_reads_the_log(tmp_path: Path) -> None:
    """It was refused as a fault of ours; it is tried again on what the log says then."""

    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            table = await open_table(manager, "person", "random")
            person = await sit(table, 0)
            for step, answer in enumerate((DRAW, PASS)):
                await person.say("answer", seat=0, step=step, key="action", answer=answer)
                await person.until("view", step=step + 1)
            await settle()
            office.workers[0].finish(("action", PASS, None))
            await person.until("view", step=3)
            after, chat = manager.store.after, ChatBody("other", "hi")
            meanwhile = [Entry(table.state.id, table.state.seq + 1, CHAT, chat, 0, None)]

            async def interrupted(table: str, seq: int) -> list[Entry]:
                while meanwhile:
                    await manager.store.write(Job(table, [meanwhile.pop()]))
                return await after(table, seq)

            manager.store.after = interrupted  # type: ignore[method-assign]
            await person.say("undo", seat=0)
            assert [told["text"] for told in person.heard("refused")] == []
            assert (await person.until("undone"))["step"] == 1
            assert table.state.seq == 6, "three answers, a chat, the wish and the undo"

    asyncio.run(test())


async def _played(table: LiveTable, rng: Rng, most: int) -> None:
    for _ in range(most):
        if not table.state.over:
            decision = table.state.position.open_decisions[0]
            async with table.hold():
                await table.play(decision.seat, decision.key, decision.choice.sample(rng))


async def _reel(table: LiveTable) -> Reel:
    store, opened = table.manager.store, table.state.opened
    footage = await store.shelf.footage(table.state.id)
    assert footage is not None
    parts = await film_parts(store, opened, footage.stretches)
    return Reel(opened.game, opened.seed, parts, footage.log, footage.pieces)


def test_another_process_films_while_a_film_is_made(tmp_path: Path) -> None:
    """What it had filmed was played a second time, and the film ended there without a word."""

    async def test() -> None:
        async with manager_with(tmp_path, lambda metrics: Office(1, metrics)) as (manager, _):
            manager.films.stop()
            shelf = manager.store.shelf
            table, rng = await open_table(manager, "person", "person"), Rng.seeded("filmed")
            id_ = table.state.id
            pieces: list[Piece] = []
            for _ in range(2):
                await _played(table, rng, 5)
                made = film_tasks.piece(await _reel(table))
                assert made is not None
                pieces.append(made)
                if len(pieces) == 1:
                    await shelf.keep_piece(id_, made)
            await _played(table, rng, 10_000)
            meanwhile, read = pieces[1:], shelf._pieces

            async def interrupted(*args: Any, **more: Any) -> list[Piece]:
                found = await read(*args, **more)
                while meanwhile:
                    await shelf.keep_piece(id_, meanwhile.pop())
                return found

            shelf._pieces = interrupted  # type: ignore[method-assign]
            frames = frames_of(film_tasks.film(await _reel(table)))
            assert [frame["step"] for frame in frames] == list(range(table.state.step + 1))

    asyncio.run(test())


def test_a_call_that_a_stop_cuts_off_is_told_so() -> None:
    """It was told of a fault of ours, with 500."""

    async def slow(*_: object) -> None:
        await asyncio.sleep(3600)

    async def test() -> None:
        said: list[Any] = []

        async def send(message: Any) -> None:
            said.append(message)

        scope: Any = {"type": "http", "method": "GET"}
        app: Any = slow
        call = asyncio.ensure_future(cut_off.says_so(app)(scope, app, send))
        await asyncio.sleep(0)
        call.cancel()
        await call
        start, body = said
        assert start["status"] == 503
        assert json.loads(body["body"])["error"]["what"] == "closing"

    asyncio.run(test())
