"""The worker processes."""

from __future__ import annotations

import asyncio
import time

import pytest

from headframe.server.worker_pool import WorkerPool


def test_work_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async def work() -> None:
        workers = WorkerPool(1)
        try:
            began = time.monotonic()
            with pytest.raises(TimeoutError):
                await workers.within(1, time.sleep, 60)
            assert await workers.run(abs, -3) == 3
            assert time.monotonic() - began < 30
        finally:
            workers.close()

    asyncio.run(work())
