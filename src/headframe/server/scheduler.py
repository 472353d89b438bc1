"""All work that is not a person's answer: bots' thoughts, hints, replays, imports, reviews.

Whoever waits gets a worker in turn (`fair_queue`). Three rules keep one from being all others'
delay, however few workers there are:

- hints, replays and imports of one address never hold all workers, nor do all imports together;
- a spare worker beside the others takes nothing but a bot's thought, at a table with people, for an
  address that has no worker at the moment;
- what takes too long, or is wanted by nobody any more, is ended with its worker; the others' work
  goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from headframe.server.fair_queue import FairQueue, Kind, Work
from headframe.server.metrics import Metrics
from headframe.server.settings import Settings
from headframe.server.worker import Worker, WorkerDied

CHECK_S: Final = 0.1
LEASH_S: Final = 1.0
"""Work that nobody wants any more may end by itself for so long: a new worker costs as much."""


class TooLong(Exception):
    """It ran for longer than its kind may, not counting the time it waited."""


class Unwanted(Exception):
    """Nobody waits for it any more."""


class Crowded(Exception):
    """This address has as much of this kind of work under way as it may."""


class Runs(Protocol):
    """What the scheduler needs of a worker."""

    async def start(self) -> None:
        """Its process is there and ready."""

    async def run(self, do: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Calls it over there and gives back what it gives."""

    def kill(self) -> None:
        """Its process ends at once, whatever it does."""

    def close(self) -> None:
        """It is needed no more."""


LONG: Final = (Kind.IMPORT, Kind.FILM, Kind.REVIEW)
"""What may take a minute: of all addresses together it never holds every worker."""


class Limits:
    """Seconds of running by kind, and how much of a kind one address may have under way."""

    def __init__(self, seconds: Mapping[Kind, float], most: Mapping[Kind, int]) -> None:
        self.seconds = seconds
        self.most = most

    @staticmethod
    def of(settings: Settings) -> Limits:
        """Those that are set."""
        seconds = {
            Kind.BOT: settings.bot_seconds,
            Kind.HINT: settings.hint_seconds,
            Kind.REPLAY: settings.replay_seconds,
            Kind.IMPORT: settings.import_seconds,
            Kind.FILM: settings.film_seconds,
            Kind.REVIEW: settings.review_seconds,
        }
        most = {
            Kind.HINT: settings.hints_per_address,
            Kind.REPLAY: settings.replays_per_address,
            Kind.IMPORT: settings.imports_per_address,
            Kind.FILM: settings.replays_per_address,
        }
        return Limits(seconds, most)


class Scheduler:
    """Hands work to the workers: fair to all callers, and nothing runs for too long."""

    def __init__(
        self,
        workers: Sequence[Runs],
        spare: Runs,
        limits: Limits,
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._workers = workers
        self._spare = spare
        self._limits = limits
        self._metrics = metrics
        self._clock = clock
        self._queue = FairQueue()
        self._running: dict[Runs, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking: asyncio.TimerHandle | None = None
        self._closed = False

    @staticmethod
    def of(settings: Settings, metrics: Metrics) -> Scheduler:
        """With as many workers and such limits as are set."""
        workers = [Worker(settings.worker_bytes) for _ in range(settings.worker_count())]
        spare = Worker(settings.worker_bytes)
        return Scheduler(workers, spare, Limits.of(settings), metrics)

    async def run(self, work: Work) -> Any:
        """What it returns or raises; or TooLong, TooMuchMemory, WorkerDied, Unwanted, Crowded."""
        most = self._limits.most.get(work.kind)
        if most is not None and self._under_way(work.kind, work.address) >= most:
            raise Crowded(f"at most {most} at once")
        work.done = asyncio.get_running_loop().create_future()
        work.queued = self._clock()
        self._queue.add(work)
        self._fill()
        try:
            return await work.done
        finally:
            self._queue.remove(work)  # whoever waited was cancelled
            self._count()

    async def prepare(self, do: Callable[..., Any]) -> None:
        """Let the first worker read its program before anybody waits for it. What it is given
        meanwhile comes after that."""
        worker = self._workers[0]
        with suppress(WorkerDied):  # whoever needs it starts another
            await worker.start()
            await worker.run(do, ())

    def check(self) -> None:
        """End what ran for too long, and drop what nobody waits for."""
        now = self._clock()
        for worker, work in self._running.items():
            if work.began is not None and now - work.began > self._limits.seconds[work.kind]:
                self._kill(worker, work, TooLong(f"not done after {now - work.began:.0f} seconds"))
            elif not self._wanted(work):
                work.fail(Unwanted())
                work.left = now if work.left is None else work.left
                if now - work.left > LEASH_S:
                    self._kill(worker, work, Unwanted())
        for work in [work for work in self._queue if not work.wanted()]:
            self._queue.remove(work)
            work.fail(Unwanted())
        self._fill()

    def close(self) -> None:
        """Thoughts in progress are dropped: the log says whose turn it is."""
        self._closed = True
        if self._checking is not None:
            self._checking.cancel()
        for work in list(self._queue):
            work.fail(Unwanted())
        for worker in (*self._workers, self._spare):
            worker.close()

    # Giving work to workers

    def _fill(self) -> None:
        if self._closed:
            return
        for worker in self._workers:
            if worker not in self._running and (work := self._queue.pop(self._fits)) is not None:
                self._give(worker, work)
        if self._spare not in self._running and len(self._running) >= len(self._workers):
            if (work := self._queue.pop(self._fits_spare)) is not None:
                self._give(self._spare, work)
            elif any(work.kind is not Kind.BOT for work in self._running.values()):
                self._spawn(self._spare.start())  # ready before a bot needs it
        self._count()
        if self._checking is None and (self._running or self._queue):
            self._checking = asyncio.get_running_loop().call_later(CHECK_S, self._check_again)

    def _check_again(self) -> None:
        self._checking = None
        self.check()

    def _fits(self, work: Work) -> bool:
        if work.kind is Kind.BOT:
            return True
        others = [other for other in self._running.values() if other.kind is not Kind.BOT]
        same = sum(other.address == work.address for other in others)
        long = sum(other.kind in LONG for other in others)
        most = max(1, len(self._workers) - 1)
        return same < most and (work.kind not in LONG or long < most)

    def _fits_spare(self, work: Work) -> bool:
        busy = any(other.address == work.address for other in self._running.values())
        return work.kind is Kind.BOT and not busy and work.people()

    def _give(self, worker: Runs, work: Work) -> None:
        self._running[worker] = work
        self._metrics.work_wait_seconds.labels(work.kind).observe(self._clock() - work.queued)
        self._spawn(self._work(worker, work))

    async def _work(self, worker: Runs, work: Work) -> None:
        assert work.done is not None
        try:
            try:
                found = await self._done(worker, work)
            finally:
                del self._running[worker]
            if not work.done.done():
                work.done.set_result(found)
        except asyncio.CancelledError:
            # We are closing. To cancel whoever waits would end more: a call, a table's bots.
            work.fail(Unwanted())
            raise
        except Exception as error:  # noqa: BLE001  (it belongs to whoever waits)
            work.fail(work.dead or error)
        finally:
            self._fill()

    async def _done(self, worker: Runs, work: Work) -> Any:
        """A worker that dies by itself is replaced and the work done again, once."""
        for last in (False, True):
            await worker.start()
            work.began = self._clock()
            try:
                return await worker.run(work.do, work.args)
            except WorkerDied:
                if work.dead is None:
                    self._metrics.workers_killed.labels("died").inc()
                if last or work.dead is not None or not self._wanted(work):
                    raise
        raise AssertionError

    def _wanted(self, work: Work) -> bool:
        return work.wanted() and work.done is not None and not work.done.done()

    def _kill(self, worker: Runs, work: Work, why: Exception) -> None:
        if work.dead is None:
            self._metrics.workers_killed.labels(type(why).__name__.lower()).inc()
        work.dead = why
        worker.kill()

    def _under_way(self, kind: Kind, address: str) -> int:
        works = (*self._queue, *self._running.values())
        return sum(work.kind is kind and work.address == address for work in works)

    def _count(self) -> None:
        self._metrics.work_waiting.set(len(self._queue))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
