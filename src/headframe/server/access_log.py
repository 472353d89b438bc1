"""A line for every request, for whoever runs the server and the programs that read such lines."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

SHOWN: Final = 4
_TABLE: Final = re.compile(rf"(?<=/tables/)([^/]{{{SHOWN}}})[^/]+")
_CUT: Final = r"\1…"


def logged(app: ASGIApp) -> ASGIApp:
    """The app, with its log. The address is that of the caller: uvicorn has put the one that a
    trusted proxy names in its place."""

    async def log(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        # Most of a websocket's messages are written without us.
        size: int | None = 0 if "method" in scope else None

        async def counted(message: Message) -> None:
            nonlocal status, size
            said: Any = message
            # Of a websocket: the number with which it was closed, by us or by them.
            status = said.get("status") or said.get("code") or status
            if size is not None:
                size += len(said.get("body", b""))
            await send(message)

        async def heard() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = status or message["code"]
            return message

        try:
            await app(scope, heard, counted)
        finally:
            with suppress(OSError):  # what we write to may be on a full disk
                print(_line(scope, status, size, time.perf_counter() - began), flush=True)

    return log


def _line(scope: Any, status: int, size: int | None, seconds: float) -> str:
    client = scope["client"]
    at = time.strftime("%d/%b/%Y:%H:%M:%S +0000", time.gmtime())
    method = scope.get("method", "WEBSOCKET")
    # As it was sent, and no quotes: nobody shall write lines of their own.
    path = scope["raw_path"].decode("ascii", "replace").replace('"', "%22")
    http = f"HTTP/{scope['http_version']}"
    request = f"{method} {_TABLE.sub(_CUT, path)} {http}"
    counted = "-" if size is None else size
    address = client[0] if client else "-"
    return f'{address} - - [{at}] "{request}" {status or "-"} {counted} {seconds:.3f}'
