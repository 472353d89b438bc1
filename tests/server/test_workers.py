"""Real worker processes: they are killed, crash and run out of memory, each for itself."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from headframe.server.fair_queue import Kind, Work
from headframe.server.metrics import Metrics
from headframe.server.scheduler import Limits, Scheduler, TooLong
from headframe.server.worker import Worker, WorkerDied
from headframe.server.worker_process import TaskFailed, TooMuchMemory

MOST_BYTES = 256_000_000


class Odd(Exception):
    """Cannot be put together again from its arguments."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


KEPT: list[bytearray] = []


def grow(size: int) -> None:
    KEPT.append(bytearray(b"1") * size)


def odd() -> None:
    raise Odd(1, 2)


def refuse() -> None:
    raise ValueError("no")


@asynccontextmanager
async def office(count: int) -> AsyncIterator[Scheduler]:
    """Short of patience with replays alone: anything else may take as long as the machine does."""
    workers = [Worker(MOST_BYTES) for _ in range(count)]
    limits = Limits({**dict.fromkeys(Kind, 600.0), Kind.REPLAY: 1.0}, {})
    scheduler = Scheduler(workers, Worker(MOST_BYTES), limits, Metrics())
    try:
        yield scheduler
    finally:
        scheduler.close()


async def do(scheduler: Scheduler, do: Any, *args: Any, kind: Kind = Kind.BOT) -> Any:
    return await scheduler.run(Work(kind, f"{args}", "", do, *args))


def test_work_that_takes_too_long_is_ended_and_that_beside_it_is_not() -> None:
    async def test() -> None:
        async with office(2) as scheduler:
            await asyncio.gather(do(scheduler, abs, 1), do(scheduler, abs, 2))  # both are awake
            stuck = asyncio.create_task(do(scheduler, time.sleep, 600, kind=Kind.REPLAY))
            beside = asyncio.create_task(do(scheduler, time.sleep, 0.5))
            with pytest.raises(TooLong):
                await stuck
            await beside
            assert await do(scheduler, abs, -3) == 3

    asyncio.run(test())


def test_a_crash_is_that_tasks_own() -> None:
    async def test() -> None:
        async with office(2) as scheduler:
            crashing = asyncio.create_task(do(scheduler, crash))
            assert await do(scheduler, abs, -3) == 3
            with pytest.raises(WorkerDied):
                await crashing
            assert await do(scheduler, abs, -4) == 4

    asyncio.run(test())


def test_a_task_that_wants_too_much_memory_fails_and_the_next_is_done() -> None:
    async def test() -> None:
        async with office(1) as scheduler:
            with pytest.raises(TooMuchMemory):
                await do(scheduler, grow, 2 * MOST_BYTES)
            assert await do(scheduler, abs, -3) == 3

    asyncio.run(test())


def test_a_worker_that_has_grown_is_replaced() -> None:
    async def test() -> None:
        async with office(1) as scheduler:
            first = await do(scheduler, os.getpid)
            assert await do(scheduler, os.getpid) == first
            await do(scheduler, grow, MOST_BYTES // 2)
            assert await do(scheduler, os.getpid) != first

    asyncio.run(test())


def test_what_a_task_raises_reaches_whoever_asked() -> None:
    async def test() -> None:
        async with office(1) as scheduler:
            with pytest.raises(ValueError, match="no"):
                await do(scheduler, refuse)
            with pytest.raises(TaskFailed, match="Odd: 1 and 2"):
                await do(scheduler, odd)

    asyncio.run(test())
