"""Who is next: people before bots among themselves, then every address in turn, then every table
of that address in turn, then first come, first served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import count
from typing import Any, Final

MOST_REMEMBERED: Final = 10_000


class Kind(StrEnum):
    """What is worked on."""

    BOT = "bot"
    HINT = "hint"
    REPLAY = "replay"
    IMPORT = "import"
    FILM = "film"
    REVIEW = "review"


def _always() -> bool:
    return True


class Work:
    """One task for a worker, and on whose account it is done. ``people``: somebody is there to
    see it. ``wanted``: somebody still waits for it. Both may change while it waits."""

    __slots__ = (
        "address",
        "args",
        "began",
        "dead",
        "do",
        "done",
        "kind",
        "left",
        "people",
        "queued",
        "table",
        "wanted",
    )

    def __init__(
        self,
        kind: Kind,
        address: str,
        table: str,
        do: Callable[..., Any],
        *args: Any,
        people: Callable[[], bool] = _always,
        wanted: Callable[[], bool] = _always,
    ) -> None:
        self.kind = kind
        self.address = address
        self.table = table
        self.do = do
        self.args = args
        self.people = people
        self.wanted = wanted
        self.done: asyncio.Future[Any] | None = None
        self.queued = 0.0
        self.began: float | None = None
        self.left: float | None = None
        """Since when nobody waits for it though a worker is at it."""
        self.dead: Exception | None = None
        """Why its worker was killed."""

    def fail(self, error: Exception) -> None:
        """Whoever waits for it gets this error."""
        if self.done is not None and not self.done.done():
            self.done.set_exception(error)


class FairQueue:
    """Whose last turn was longest ago has the next one."""

    def __init__(self) -> None:
        self._waiting: dict[Work, None] = {}
        """In the order in which they came."""
        self._turns = count(1)
        self._last: dict[tuple[str, ...], int] = {}
        """The number of the last turn, by address, and by address and table."""

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Work]:
        return iter(self._waiting)

    def add(self, work: Work) -> None:
        """At the end of its caller's own queue."""
        self._waiting[work] = None

    def remove(self, work: Work) -> None:
        """If it still waits."""
        self._waiting.pop(work, None)

    def pop(self, fits: Callable[[Work], bool] = lambda _: True) -> Work | None:
        """The next of those that fit."""
        found = min(filter(fits, self._waiting), key=self._rank, default=None)
        if found is not None:
            self.remove(found)
            self._forget()
            turn = next(self._turns)
            self._last[found.address,] = self._last[found.address, found.table] = turn
        return found

    def _rank(self, work: Work) -> tuple[bool, int, int]:
        return (
            not work.people(),
            self._last.get((work.address,), 0),
            self._last.get((work.address, work.table), 0),
        )

    def _forget(self) -> None:
        if len(self._last) > MOST_REMEMBERED:
            self._last.clear()
