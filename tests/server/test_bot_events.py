"""What a bot at a table is told: what its seat was told since it last answered, and no more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from headframe.server import worker_tasks
from tests.server.office import Idle, Office, Seated, manager_with, open_table, settle, sit
from tests.server.player import DRAW, PASS


async def turn(person: Seated, step: int) -> None:
    """The person draws a card and passes."""
    for at, answer in enumerate((DRAW, PASS)):
        await person.say("answer", seat=0, step=step + at, key="action", answer=answer)
        await person.until("view", step=step + at + 1)
    await settle()


def told(worker: Idle) -> list[Any]:
    assert worker.at is not None
    seen: worker_tasks.Sight = worker.at[0]
    assert seen.seat == 1
    found: list[Any] = msgspec.json.decode(seen.events)
    return found


def test_a_bot_is_told_what_its_seat_saw_since_it_last_answered(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            table = await open_table(manager, "person", "random")
            person = await sit(table, 0)
            (worker,) = office.workers
            await turn(person, 0)
            assert [event for event in told(worker) if event["is"] == "Drew"] == [
                {"is": "Drew", "seat": 0, "cards": {"hidden": 1}}
            ], "that a card was drawn, not which"
            worker.finish(("action", PASS, None))
            await person.until("view", step=3)
            await turn(person, 3)
            since = [event for step in (3, 4, 5) for event in table.state.news[step]]
            assert len(told(worker)) == len(since)
            assert len([event for event in told(worker) if event["is"] == "Drew"]) == 1

    asyncio.run(test())


def test_a_bot_is_given_the_events(tmp_path: Path) -> None:
    async def test() -> None:
        made = manager_with(tmp_path, lambda metrics: Office(1, metrics))
        async with made as (manager, office):
            person = await sit(await open_table(manager, "person", "random"), 0)
            await turn(person, 0)
            (worker,) = office.workers
            assert worker.at is not None
            assert worker_tasks.observed(worker.at[0]).events == told(worker)

    asyncio.run(test())
