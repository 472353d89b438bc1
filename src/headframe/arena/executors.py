"""Where jobs run: here, on several processes, or on Ray. The results are the same."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Any, Protocol, TypeVar

from headframe.arena.schedule import BadRun

A = TypeVar("A")
B = TypeVar("B")


class Executor(Protocol):
    """``run`` yields the results in the order in which they are ready."""

    def run(self, work: Callable[[A], B], jobs: Iterable[A]) -> Iterator[B]:
        """What the work makes of each job, in the order in which they are done."""


class Serial:
    """One after another, in this process."""

    def run(self, work: Callable[[A], B], jobs: Iterable[A]) -> Iterator[B]:
        """One after the other, here."""
        for job in jobs:
            yield work(job)


class Pool:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[A], B], jobs: Iterable[A]) -> Iterator[B]:
        """In processes of this machine."""
        # Spawned, not forked: a fork of a server with threads may hang.
        pool = ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=_die_with_parent
        )
        waiting = iter(jobs)
        running: set[Future[B]] = set()
        try:
            while True:
                # Only a few are handed out beforehand, so that a long list costs no memory.
                room = 2 * self.workers - len(running)
                running |= {pool.submit(work, job) for job in islice(waiting, room)}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _die_with_parent() -> None:
    """A killed run leaves nothing behind: workers watch the process that started them."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Ray:
    """A Ray cluster: the one at RAY_ADDRESS, or a local one."""

    def __init__(self, workers: int) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise BadRun("executor ray: Ray is not installed (pip install headframe[dist])") from (
                error
            )
        self.workers = workers

    def run(self, work: Callable[[A], B], jobs: Iterable[A]) -> Iterator[B]:
        """On the machines of a cluster, or on this one where none is named."""
        ray = self.ray
        local = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": self.workers}
        ray.init(
            ignore_reinit_error=True,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="warning",
            **local,
        )
        remote = ray.remote(work)
        waiting = iter(jobs)
        running: list[Any] = []
        try:
            while True:
                room = 2 * self.workers - len(running)
                running += [remote.remote(job) for job in islice(waiting, room)]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        finally:
            ray.shutdown()


def executor(name: str, workers: int) -> Executor:
    """``auto`` is a pool when more than one worker is wanted."""
    if workers < 0:
        raise BadRun(f"workers: {workers} is not a number of processes")
    workers = workers or os.cpu_count() or 1
    if name == "auto":
        name = "pool" if workers > 1 else "serial"
    if name == "serial":
        return Serial()
    if name == "pool":
        return Pool(workers)
    if name == "ray":
        return Ray(workers)
    raise BadRun(f"executor: no {name!r}; there are auto, serial, pool, ray")
