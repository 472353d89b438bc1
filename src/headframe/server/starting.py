"""While the server starts: whoever calls is told so, however long a migration takes."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable
from contextlib import suppress
from http import HTTPStatus
from typing import Final, TypeVar

import headframe

T = TypeVar("T")
HEAD_S: Final = 10.0


async def answered(listener: socket.socket, work: Awaitable[T]) -> T:
    """Do the work, with somebody at the door."""
    door = await asyncio.start_server(_tell, sock=listener.dup())
    try:
        return await work
    finally:
        door.close()


async def _tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HEAD_S)
        writer.write(_answer(head.split(b" ", 2)[1:2] == [b"/healthz"]))
        await writer.drain()
    writer.close()


def _answer(alive: bool) -> bytes:
    """We live, but nobody should be sent here yet."""
    status = HTTPStatus.OK if alive else HTTPStatus.SERVICE_UNAVAILABLE
    body = json.dumps({"status": "starting", "version": headframe.__version__})
    return (
        f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: application/json\r\n"
        f"Retry-After: 1\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"
    ).encode()
