"""When the storage does not answer: noticed in time, and told to the log without flooding it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog

T = TypeVar("T")
AGAIN_S: Final = 10.0
"""The log repeats itself no more often than this."""

logger: Final = structlog.get_logger("headframe")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Its result, or TimeoutError. What hangs is told to stop and left behind: to wait until it
    has stopped would be to hang with it."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
    finally:
        if not task.done():
            task.cancel()
            task.add_done_callback(_seen)
    if not task.done():
        raise TimeoutError
    return task.result()


def _seen(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()


class Outage:
    """What fails now, by what we were doing ("read", "write", "listen")."""

    def __init__(self) -> None:
        self._failures: dict[str, int] = {}
        self._told: dict[str, float] = {}

    def failing(self, doing: str) -> bool:
        """Whether this failed when it was last tried."""
        return doing in self._failures

    def failed(self, doing: str, error: BaseException) -> None:
        """Only the kind is told: a statement's values are nobody's business in a log."""
        count = self._failures[doing] = self._failures.get(doing, 0) + 1
        now = time.monotonic()
        if now - self._told.get(doing, -AGAIN_S) >= AGAIN_S:
            self._told[doing] = now
            with suppress(OSError):  # what we write to may be on the same full disk
                logger.error("storage", doing=doing, kind=type(error).__name__, failures=count)

    def worked(self, doing: str) -> None:
        """It worked: an outage that was written down ends."""
        if doing in self._failures:
            failures = self._failures.pop(doing)
            with suppress(OSError):
                logger.warning("storage is back", doing=doing, failures=failures)
