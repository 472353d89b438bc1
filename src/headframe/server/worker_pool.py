"""The worker processes, as the server sees them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from headframe.bots import specs
from headframe.server import worker_tasks

P = ParamSpec("P")
T = TypeVar("T")

RANDOM: Final = "random"


class Known(NamedTuple):
    name: str
    title: str


def bots() -> list[Known]:
    """Who can be seated, weakest first. Levels only: a guest must not order an hour of thought."""
    levels = [Known(name, f"Level {at}") for at, name in enumerate(specs.levels(), start=1)]
    return [Known(RANDOM, "Plays at random"), *levels]


class WorkerPool:
    """Started when first needed; a worker that dies is replaced and its work done again."""

    def __init__(self, count: int) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, do, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), do, *args)

    async def within(self, seconds: float, do: Callable[..., T], *args: Any) -> T:
        """The same, but after so long its worker is ended (others' work is done again)."""
        try:
            return await asyncio.wait_for(self.run(do, *args), seconds)
        except TimeoutError:
            self.close()
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=worker_tasks.begin,
            )
        return self._pool

    def pids(self) -> list[int]:
        processes: dict[int, Any] = getattr(self._pool, "_processes", None) or {}
        return list(processes)

    def close(self) -> None:
        """Thoughts in progress are dropped: the log says whose turn it is."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes.values():
                process.kill()
