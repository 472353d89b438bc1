"""One worker process as the server sees it: given one task at a time, killed and replaced alone."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from headframe.server import worker_process

_SPAWN = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    """The process ended, or was ended, in the middle of a task."""


class Worker:
    """Started when first needed, and again after it has died. What goes through the pipe is packed
    and unpacked in a thread of its own, so that the event loop waits for none of it."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._thread = ThreadPoolExecutor(1, "headframe-worker")
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of its process, if there is one."""
        process = self._process
        return process.pid if process is not None else None

    async def start(self) -> None:
        """Returns when there is a process, which may still be reading its program."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._started)

    async def run(self, do: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What ``do`` returns or raises there, or WorkerDied."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._exchange, do, args)

    def kill(self) -> None:
        """Whatever it is at; whoever waits for it is told."""
        process = self._process
        if process is not None:
            with suppress(ValueError):  # it ended by itself at this moment
                process.kill()

    def close(self) -> None:
        """It is needed no more."""
        self._closed = True
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    # In the thread

    def _started(self) -> Connection:
        if self._pipe is not None:
            return self._pipe
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(
            target=worker_process.serve, args=(theirs, self._most_bytes), daemon=True
        )
        process.start()
        theirs.close()  # or we would never hear that the process has ended
        self._process, self._pipe = process, ours
        if self._closed:
            self.kill()
        return ours

    def _exchange(self, do: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            pipe = self._started()
            pipe.send((do, args))
            reply: worker_process.Reply = pipe.recv()
        except (EOFError, OSError):
            self._ended()
            raise WorkerDied from None
        if reply.last:
            self._ended()
        if reply.error is not None:
            raise reply.error
        return reply.value

    def _ended(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()
