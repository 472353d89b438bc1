"""One websocket: what it holds, what waits for it, and when it is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from headframe.server.limits import Bucket
from headframe.server.settings import Settings
from headframe.server.wire import ByeMessage, packed

GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
TRY_LATER: Final = 1013
CLOSING: Final = "the server is closing; it will be back"
FLOOD: Final = 200
"""Refused for haste so many times in a row, a client is let go."""


class Connection:
    """Messages out wait in a bounded queue: a slow reader is dropped, never waited for."""

    __slots__ = (
        "_bytes",
        "_counted",
        "_flushing",
        "_limits",
        "_loop",
        "_waiting",
        "_wake",
        "address",
        "bucket",
        "closing",
        "code",
        "direct",
        "gone",
        "hearing",
        "hinting",
        "language",
        "look",
        "seats",
        "slow",
        "writer",
        "writing",
    )

    def __init__(self, settings: Settings, address: str = "") -> None:
        self.address = address
        self.seats: dict[int, str] = {}
        """The seats this connection holds, with the hash of the token that proved it."""
        self.look: int | None = None
        self.language: str | None = None
        """Of the log in words; None: the client tells events itself."""
        self.bucket = Bucket(settings.messages_per_second, settings.burst)
        self.hinting: str | None = None
        """The id of the hint that is being thought of and still wanted."""
        self.closing: str | None = None
        """Why it is let go, once it is."""
        self.code = GOING_AWAY
        self.slow = False
        self.gone = False
        """Left before it sat down; whoever is seating it must not."""
        self.hearing = asyncio.Lock()
        """Held while a message of its is dealt with."""
        self.direct: Callable[[list[bytes]], bool] | None = None
        """Writes at once, if the reader keeps up; otherwise the writer's task waits for it."""
        self.writing = False
        self.writer: asyncio.Task[None] | None = None
        self._limits = (settings.queue_messages, settings.queue_bytes)
        self._waiting: list[bytes] = []
        self._counted = 0
        """Of what waits, those that are held against a slow reader; and their bytes."""
        self._bytes = 0
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._flushing = False

    def send(self, text: bytes) -> None:
        """Puts it into the queue; who reads too slowly is let go."""
        if self.closing is not None:
            return
        messages, size = self._limits
        if self._counted >= messages or self._bytes + len(text) > size:
            self.slow = True
            self._waiting.clear()
            self.closing = "too slow"
            if self.writer is not None:
                self.writer.cancel()  # it may be waiting for this very reader
            return
        self._waiting.append(text)
        self._counted += 1
        self._bytes += len(text)
        if not self._flushing:
            # What is sent in one breath goes out together: a call to the system costs more than
            # most messages do.
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._waiting and (
            self.direct is None or self.writing or not self.direct(self._waiting)
        ):
            self._wake.set()
        else:
            self._waiting = []
            self._counted = self._bytes = 0

    def send_many(self, texts: list[bytes]) -> None:
        """What a newcomer must read first. It is bounded, and not held against a slow reader:
        neither what it is nor what comes after it makes one too slow."""
        if self.closing is None and texts:
            self._waiting.extend(texts)
            self._wake.set()

    def close(self, why: str, code: int = GOING_AWAY) -> None:
        """`bye` with the reason goes out after all that waits, then the connection ends."""
        if self.closing is None:
            self.closing = why
            self.code = code
            self._waiting.append(packed(ByeMessage(why)))
            self._wake.set()

    async def next(self) -> list[bytes]:
        """All that waits to be written; nothing = that was all, close."""
        while not self._waiting:
            if self.closing is not None:
                return []
            self._wake.clear()
            await self._wake.wait()
        texts, self._waiting = self._waiting, []
        self._counted = self._bytes = 0
        return texts
